import FitnessAppointments
import UIKit

/// Builds the login module in a stack for a sheet.
struct LoginConfigurator {
  let session: UserSession

  func configure(reason: LoginReason, output: (any LoginOutput)?) -> UIViewController {
    let router = LoginRouter(session: session)
    let presenter = LoginPresenter(
      session: session, router: router, reason: reason, output: output)
    let viewController = LoginViewController()
    viewController.presenter = presenter
    presenter.view = viewController
    router.viewController = viewController
    return UINavigationController(rootViewController: viewController)
  }
}
