import FitnessAppointments
import UIKit

/// Forwards the app's launch, links and notifications to the application coordinator.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let dependencies: Dependencies
  private(set) var applicationCoordinator: ApplicationCoordinator?

  init(services: Services, instructor: any Instructing) {
    dependencies = Dependencies(
      session: UserSession(services: services), instructor: instructor)
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let applicationCoordinator = ApplicationCoordinator(window: window, dependencies: dependencies)
    self.window = window
    self.applicationCoordinator = applicationCoordinator
    applicationCoordinator.start()
    return true
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    applicationCoordinator?.willEnterForeground()
  }

  // MARK: Links

  // Links that launch the app are also delivered here, after the launch.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    open(url.absoluteString)
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    open(userActivity.webpageURL?.absoluteString)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let isKnown = open(userInfo[DeepLink.notificationKey] as? String)
    completionHandler(isKnown ? .newData : .noData)
  }

  private func open(_ link: String?) -> Bool {
    guard let link, let applicationCoordinator else { return false }
    return applicationCoordinator.open(link)
  }
}
