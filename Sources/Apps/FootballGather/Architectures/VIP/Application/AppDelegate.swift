import FootballGather
import UIKit

/// Starts the app's router and forwards links to it.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let services: Services
  private let appRouter: AppRouter

  init(services: Services, isStackRetained: Bool) {
    self.services = services
    appRouter = AppRouter(services: services, isStackRetained: isStackRetained)
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = appRouter.start(isSignedIn: services.store.token != nil)
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    appRouter.open(url.absoluteString)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    if let link = userInfo[DeepLink.notificationKey] as? String { appRouter.open(link) }
    completionHandler(.noData)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    services.store.token = nil
  }
}
