import FitnessAppointments
import UIKit

/// Passes the app's launch, its return to the foreground, and links to the application's router.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let router: ApplicationRouter

  init(services: Services) {
    router = ApplicationRouter(session: UserSession(services: services))
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    router.showSplash(in: window)
    return true
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    router.enterForeground()
  }

  // MARK: Links

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    open(url.absoluteString)
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    userActivity.webpageURL.map { open($0.absoluteString) } ?? false
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let isKnown = open(userInfo[DeepLink.notificationKey] as? String ?? "")
    completionHandler(isKnown ? .newData : .noData)
  }

  private func open(_ text: String) -> Bool {
    guard let link = DeepLink(text) else { return false }
    router.open(link)
    return true
  }
}
