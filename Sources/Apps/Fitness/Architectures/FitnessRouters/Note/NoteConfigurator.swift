import FitnessAppointments
import UIKit

/// Builds the note module in a stack for a sheet.
struct NoteConfigurator {
  let session: UserSession

  func configure(note: String, output: any NoteOutput) -> UIViewController {
    let router = NoteRouter(session: session)
    let presenter = NotePresenter(router: router, note: note, output: output)
    let viewController = NoteViewController()
    viewController.presenter = presenter
    presenter.view = viewController
    router.viewController = viewController
    let stack = UINavigationController(rootViewController: viewController)
    stack.presentationController?.delegate = viewController
    return stack
  }
}
