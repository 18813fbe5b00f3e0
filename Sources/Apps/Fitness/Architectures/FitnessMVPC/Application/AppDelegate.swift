import FitnessAppointments
import UIKit

/// Starts the app's coordinator and forwards links to it.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let services: Services
  private(set) lazy var appCoordinator = AppCoordinator(session: Session(services: services))

  init(services: Services) {
    self.services = services
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

  func applicationWillEnterForeground(_ application: UIApplication) {
    appCoordinator.willEnterForeground()
  }

  // MARK: Links

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    appCoordinator.open(url.absoluteString)
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard let url = userActivity.webpageURL else { return false }
    return appCoordinator.open(url.absoluteString)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    if let link = userInfo[DeepLink.notificationKey] as? String { appCoordinator.open(link) }
    completionHandler(.noData)
  }
}
