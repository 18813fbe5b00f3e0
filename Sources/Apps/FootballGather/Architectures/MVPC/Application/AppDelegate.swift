import FootballGather
import UIKit

/// Starts the app's coordinator and forwards links to it.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let services: Services
  private let childRemoval: any ChildRemoval
  private lazy var appCoordinator = AppCoordinator(services: services, childRemoval: childRemoval)

  init(services: Services, childRemoval: any ChildRemoval) {
    self.services = services
    self.childRemoval = childRemoval
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    appCoordinator.start()
    window = appCoordinator.window
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    appCoordinator.open(url.absoluteString)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    if let link = userInfo[DeepLink.notificationKey] as? String { appCoordinator.open(link) }
    completionHandler(.noData)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    services.store.token = nil
  }
}
