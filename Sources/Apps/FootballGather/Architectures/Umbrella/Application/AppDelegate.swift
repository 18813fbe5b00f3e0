import FootballGather
import UIKit

/// Starts the app's coordinator and forwards links to it.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let services: Services
  private let observesStack: Bool
  private var coordinator: AppCoordinator?

  init(services: Services, observesStack: Bool) {
    self.services = services
    self.observesStack = observesStack
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Created once: in the article, every access to `rootController` creates a new one.
    let rootController = UINavigationController()
    let coordinator = AppCoordinator(
      router: Router(rootController: rootController, observesStack: observesStack),
      factory: CoordinatorFactory(services: services), gateway: Gateway(store: services.store))
    coordinator.start()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = rootController
    window.makeKeyAndVisible()
    (self.coordinator, self.window) = (coordinator, window)
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    coordinator?.open(url.absoluteString) ?? false
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    if let link = userInfo[DeepLink.notificationKey] as? String { coordinator?.open(link) }
    completionHandler(.noData)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    services.store.token = nil
  }
}
