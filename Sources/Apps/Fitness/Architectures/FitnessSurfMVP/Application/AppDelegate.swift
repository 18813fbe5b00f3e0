import FitnessAppointments
import UIKit

/// Forwards the app's launch, links and notifications to the application coordinator.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var coordinator: ApplicationCoordinator?
  private let dependencies: Dependencies

  init(services: Services, routing: Routing) {
    dependencies = Dependencies(session: UserSession(services: services), routing: routing)
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    coordinator = ApplicationCoordinator(window: window, dependencies: dependencies)
    coordinator?.start(with: DeepLinkOption(launchOptions: launchOptions))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    coordinator?.willEnterForeground()
  }

  // MARK: Links

  // A link that launched the app is delivered here again after the launch; this has no effect.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    handle(DeepLinkOption(url: url))
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    handle(userActivity.webpageURL.flatMap(DeepLinkOption.init))
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let isKnown = handle(DeepLinkOption(notification: userInfo))
    completionHandler(isKnown ? .newData : .noData)
  }

  private func handle(_ deepLinkOption: DeepLinkOption?) -> Bool {
    guard let deepLinkOption else { return false }
    coordinator?.handle(deepLinkOption: deepLinkOption, animated: true)
    return true
  }
}
