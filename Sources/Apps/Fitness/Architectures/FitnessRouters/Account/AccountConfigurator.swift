import FitnessAppointments
import UIKit

/// Builds the account module.
struct AccountConfigurator {
  let session: UserSession

  func configure() -> UIViewController {
    let router = AccountRouter(session: session)
    let presenter = AccountPresenter(session: session, router: router)
    let viewController = AccountViewController()
    viewController.presenter = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
