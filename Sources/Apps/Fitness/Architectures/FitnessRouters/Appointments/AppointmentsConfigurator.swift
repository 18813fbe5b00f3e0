import FitnessAppointments
import UIKit

/// Builds the appointments module in a stack for a sheet.
struct AppointmentsConfigurator {
  let session: UserSession

  /// - Parameter link: The link that opens the sheet.
  func configure(link: DeepLink = .appointments) -> UIViewController {
    let router = AppointmentsRouter(session: session)
    let presenter = AppointmentsPresenter(session: session, router: router)
    let viewController = AppointmentsViewController()
    viewController.presenter = presenter
    presenter.view = viewController
    router.viewController = viewController
    let stack = UINavigationController(rootViewController: viewController)
    presenter.follow(link, animated: false)
    return stack
  }
}
