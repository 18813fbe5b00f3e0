import FootballGather
import UIKit

/// Forwards the app's launch, links and notifications to the application coordinator.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let services: Services
  private var coordinator: ApplicationCoordinator?

  init(services: Services) {
    self.services = services
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let navigationController = UINavigationController()
    coordinator = ApplicationCoordinator(
      router: MainRouter(navigationController: navigationController), services: services)
    coordinator?.start(with: DeepLinkOption(launchOptions: launchOptions))
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navigationController
    window?.makeKeyAndVisible()
    return true
  }

  // A link that launched the app is delivered here again after the launch; this has no effect.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    handle(DeepLinkOption(url: url))
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let isKnown = handle(DeepLinkOption(notification: userInfo))
    completionHandler(isKnown ? .newData : .noData)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    services.store.token = nil
  }

  private func handle(_ deepLinkOption: DeepLinkOption?) -> Bool {
    guard let deepLinkOption else { return false }
    coordinator?.handle(deepLinkOption: deepLinkOption)
    return true
  }
}
