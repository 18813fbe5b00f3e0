import FootballGather
import UIKit

/// Shows the first screen with its view model, and passes links to the `DeepLinkHandler`.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let services: Services
  private let links = DeepLinkHandler()

  init(services: Services) {
    self.services = services
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let login: LoginViewController = MainStoryboard.instantiate()
    login.viewModel = LoginViewModel(services: services)
    login.listDelegate = links
    let navigationController = UINavigationController(rootViewController: login)
    if services.store.token != nil {
      navigationController.pushViewController(login.makePlayerList(), animated: false)
    }
    links.navigationController = navigationController
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    links.open(url.absoluteString)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    if let text = userInfo[DeepLink.notificationKey] as? String { links.open(text) }
    completionHandler(.noData)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    services.store.token = nil
  }
}
