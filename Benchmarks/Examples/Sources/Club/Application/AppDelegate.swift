import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?

  fileprivate var rootController: UINavigationController {
    window?.rootViewController = UINavigationController()
    window?.rootViewController?.view.backgroundColor = .white
    return window?.rootViewController as! UINavigationController
  }

  fileprivate lazy var coordinator: Coordinatable = self.makeCoordinator()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    coordinator.start()
    window?.makeKeyAndVisible()
    return true
  }
}

// MARK: - Private methods

extension AppDelegate {

  fileprivate func makeCoordinator() -> Coordinatable {
    let gateway = Gateway()
    return AppCoordinator(
      router: Router(rootController: rootController), gateway: gateway,
      factory: CoordinatorFactory(gateway: gateway))
  }
}
