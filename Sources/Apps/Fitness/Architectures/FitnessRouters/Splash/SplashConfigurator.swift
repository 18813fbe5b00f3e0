import FitnessAppointments
import UIKit

/// Builds the splash module.
struct SplashConfigurator {
  let session: UserSession

  func configure(application: ApplicationRouter) -> UIViewController {
    let router = SplashRouter(session: session, application: application)
    let viewController = SplashViewController()
    viewController.presenter = SplashPresenter(session: session, router: router)
    router.viewController = viewController
    return viewController
  }
}
