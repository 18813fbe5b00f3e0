import FootballGather
import UIKit

/// Builds the window from the storyboard and passes links to the link handler.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let services: Services
  private let deepLinkHandler = DeepLinkHandler()

  init(services: Services) {
    self.services = services
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let login: LoginViewController = MainStoryboard.instantiate()
    login.services = services
    login.playerListDelegate = deepLinkHandler
    let navigationController = UINavigationController(rootViewController: login)
    if services.store.token != nil {
      navigationController.pushViewController(login.makePlayerList(), animated: false)
    }
    deepLinkHandler.navigationController = navigationController
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    deepLinkHandler.open(url.absoluteString)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    if let link = userInfo[DeepLink.notificationKey] as? String { deepLinkHandler.open(link) }
    completionHandler(.noData)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    services.store.token = nil
  }
}
