import UIKit

/// An app that links can open.
protocol LinkedApp: AnyObject {
  func start(in window: UIWindow)
  func open(_ link: URL)
}

/// The application delegate of an app that links can open.
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
