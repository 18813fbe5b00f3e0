import FootballGather
import UIKit

/// Forwards the app's launch, links and notifications to the app's router.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let services: Services
  private let router: ApplicationRouter

  init(services: Services) {
    self.services = services
    router = ApplicationRouter(services: services)
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    router.showRootModule(in: window)
    return true
  }

  // A link that launched the app is delivered here too, after the launch.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    open(url.absoluteString)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let isKnown = open(userInfo[DeepLink.notificationKey] as? String ?? "")
    completionHandler(isKnown ? .newData : .noData)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    services.store.token = nil
  }

  private func open(_ text: String) -> Bool {
    guard let link = DeepLink(text) else { return false }
    router.open(link)
    return true
  }
}
