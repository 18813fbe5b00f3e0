import FitnessAppointments
import UIKit

/// Opens the modules that follow the splash.
protocol SplashRouting: AnyObject {
  func showTabs()
}

final class SplashRouter: SplashRouting {
  weak var viewController: UIViewController?
  private let session: UserSession
  private weak var application: ApplicationRouter?

  init(session: UserSession, application: ApplicationRouter) {
    self.session = session
    self.application = application
  }

  func showTabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(
        rootViewController: ActivitiesConfigurator(session: session).configure()),
      UINavigationController(
        rootViewController: AccountConfigurator(session: session).configure()),
    ]
    viewController?.viewIfLoaded?.window?.rootViewController = tabs
    application?.didShow(tabs)
  }
}
