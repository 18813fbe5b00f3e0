import FitnessAppointments
import UIKit

/// Forwards the app's launch, links and notifications to the app's coordinator.
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var coordinator: AppCoordinator?
  private let session: UserSession
  private let version: Version

  init(services: Services, version: Version) {
    session = UserSession(services: services)
    self.version = version
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    // Created only once: the getter in the article creates a new stack on every access.
    let rootController = UINavigationController()
    window.rootViewController = rootController
    self.window = window
    coordinator = makeCoordinator(with: rootController)
    coordinator?.start()
    window.makeKeyAndVisible()
    return true
  }

  private func makeCoordinator(with rootController: UINavigationController) -> AppCoordinator {
    let factory = makeFactory(session: session, version: version)
    return AppCoordinator(
      router: factory.makeRouter(of: rootController), factory: factory, session: session,
      version: version)
  }

  func makeFactory(session: UserSession, version: Version) -> CoordinatorFactory {
    CoordinatorFactory(session: session, version: version)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    coordinator?.willEnterForeground()
  }

  // MARK: Links

  // Links that launch the app are also delivered here, after the launch.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    coordinator?.open(url.absoluteString) ?? false
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard let url = userActivity.webpageURL else { return false }
    return coordinator?.open(url.absoluteString) ?? false
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard let link = userInfo[DeepLink.notificationKey] as? String,
      coordinator?.open(link) == true
    else { return completionHandler(.noData) }
    completionHandler(.newData)
  }
}
