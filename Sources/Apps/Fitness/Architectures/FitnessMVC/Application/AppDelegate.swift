import FitnessAppointments
import UIKit

/// Shows the splash, then the tabs, and passes links to the link handler.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let session: SessionController
  private let deepLinkHandler: DeepLinkHandler
  private weak var tabBarController: MainTabBarController?

  init(services: Services) {
    session = SessionController(services: services)
    deepLinkHandler = DeepLinkHandler(session: session)
    super.init()
    session.delegate = self
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let splash: SplashViewController = MainStoryboard.instantiate()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = splash
    window.makeKeyAndVisible()
    self.window = window
    session.start()
    return true
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    session.confirm()
    tabBarController?.activities?.reload()
  }

  // MARK: Links

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    deepLinkHandler.open(url.absoluteString)
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard let url = userActivity.webpageURL else { return false }
    return deepLinkHandler.open(url.absoluteString)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    if let link = userInfo[DeepLink.notificationKey] as? String { deepLinkHandler.open(link) }
    completionHandler(.noData)
  }
}

extension AppDelegate: SessionControllerDelegate {
  func sessionDidStart() {
    let tabs: MainTabBarController = MainStoryboard.instantiate()
    tabs.session = session
    tabBarController = tabs
    window?.rootViewController = tabs
    deepLinkHandler.tabBarController = tabs
    // The tabs are about to appear, without animation.
    deepLinkHandler.followParkedLink(animated: false)
  }

  func sessionDidChange() {
    tabBarController?.showIdentity()
  }

  func sessionDidGoOnline() {
    tabBarController?.activities?.loadUnlessLoaded()
    deepLinkHandler.followParkedLink(animated: true)
  }

  func sessionDidEnd(isExpired: Bool) {
    deepLinkHandler.forgetParkedLink()
    tabBarController?.returnToStart { [weak tabBarController] in
      if isExpired { tabBarController?.askForLogin(.expired, for: nil) }
    }
  }
}
