import UIKit

/// An app that can be opened by a link.
protocol LinkedApp: AnyObject {
  func start(in window: UIWindow)
  func open(_ link: URL)
}

/// The delegate of an app that can be opened by a link.
final class LinkDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let app: any LinkedApp

  init(_ app: any LinkedApp) { self.app = app }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    app.start(in: window)
    window.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    app.open(url)
    return true
  }
}
