import UIKit

/// Receives the note that the user has written.
protocol NoteCoordinatorDelegate: AnyObject {
  func didWrite(_ note: String)
}

/// Navigates back from the note, which is in a sheet.
final class NoteCoordinator: NSObject, SheetCoordinator {
  weak var parent: (any Coordinator)?
  weak var delegate: (any NoteCoordinatorDelegate)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  private let note: String
  private weak var viewController: NoteViewController?

  init(context: CoordinatorContext, parent: (any Coordinator)?, note: String) {
    self.context = context
    self.parent = parent
    self.note = note
  }

  func makeViewController() -> UIViewController {
    let controller: NoteViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.note = note
    viewController = controller
    return controller
  }

  func save(_ note: String) {
    delegate?.didWrite(note)
    dismissSheet()
  }

  func discard() {
    dismissSheet()
  }
}

extension NoteCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    viewController?.presentDiscardAlert()
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    context.childRemoval.removeChildren()
  }
}
