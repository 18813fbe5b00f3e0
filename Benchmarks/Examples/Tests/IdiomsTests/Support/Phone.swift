import UIKit

/// A phone that runs an app, with access to its visible views.
@MainActor final class Phone {
  let device = Device()

  var window: UIWindow? { device.window }
  var screen: UIViewController? { device.visibleController }

  func launch(_ delegate: any UIApplicationDelegate, url: URL? = nil) {
    device.launch(delegate, url: url)
    settle()
  }

  /// Starts an app with a scene.
  func launch(_ delegate: any UIApplicationDelegate, scene: any UISceneDelegate) {
    device.launch(delegate, sceneDelegate: scene, because: [])
    settle()
  }

  /// Starts an app with this root view controller.
  func show(_ root: UIViewController) {
    launch(OneWindowApp(root: root))
  }

  func settle() { device.loop.runUntilIdle() }

  /// Performs an action and waits until the app is idle.
  @discardableResult func doing(_ touch: (Device) -> Bool) -> Bool {
    let hasArrived = touch(device)
    settle()
    return hasArrived
  }

  /// Performs a touch and waits until the app is idle.
  @discardableResult func doing(_ touch: (Device) -> TouchResult) -> Bool {
    doing { touch($0).isDelivered }
  }

  @discardableResult func tap(_ title: String) -> Bool {
    doing { device -> Bool in
      if let button = all(UIButton.self).first(where: { $0.currentTitle == title }) {
        return device.tap(button).isDelivered
      }
      let item = screen?.navigationItem
      let items = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
      return items.first { $0.title == title }.map { device.tap($0).isDelivered } ?? false
    }
  }

  @discardableResult func tapRow(_ row: Int) -> Bool {
    doing { device in
      all(UITableView.self).first.map { device.tapRow(section: 0, row: row, of: $0).isDelivered }
        ?? false
    }
  }

  /// Returns all views of a type on the visible screen.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    guard let view = screen?.viewIfLoaded else { return [] }
    var found: [View] = []
    var waiting = [view]
    while let next = waiting.popLast() {
      if let match = next as? View { found.append(match) }
      waiting += next.subviews.reversed()
    }
    return found
  }
}

private final class OneWindowApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var root: UIViewController?

  init(root: UIViewController) {
    self.root = root
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    root = nil
    window?.makeKeyAndVisible()
    return true
  }
}
