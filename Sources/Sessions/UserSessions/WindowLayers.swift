import UIKit

/// The layers of a window: its root, the sheets over it, and the alert over them.
@MainActor package struct WindowLayers {
  package let root: UIViewController
  /// The presented controllers other than alerts, from the lowest to the topmost.
  package private(set) var sheets: [UIViewController] = []
  /// The alert over all other layers, if any.
  package private(set) var alert: UIAlertController?

  /// Finds the layers; `nil` if the window has no root.
  package init?(of window: UIWindow?) {
    guard let window, let root = window.rootViewController else { return nil }
    self.root = root
    var layer = root
    while let next = window.layer(above: layer) {
      layer = next
      alert = next as? UIAlertController
      if alert == nil { sheets.append(next) }
    }
  }

  /// The screen in front of a window, found without a list of its layers.
  ///
  /// It is valid until app code runs.
  package static func topScreen(of window: UIWindow?) -> Unmanaged<UIViewController>? {
    guard let window else { return nil }
    if let screen = window.uncoveredScreen { return screen }
    guard let front = window.frontmostController else { return nil }
    guard front is UIAlertController else { return front.topScreen }
    return WindowLayers(of: window).map { .passUnretained($0.topScreen) }
  }

  /// The tab bar controller at the root, or in a root stack with a hidden bar, which only wraps it.
  package var tabs: UITabBarController? {
    guard let stack = root as? UINavigationController else { return root as? UITabBarController }
    return stack.isNavigationBarHidden ? stack.topViewController as? UITabBarController : nil
  }

  /// The screen in front: the top of the topmost layer that is not an alert.
  package var topScreen: UIViewController {
    (sheets.last ?? root).topScreen.takeUnretainedValue()
  }

  /// The screens on all stacks: those of each tab, then those of each sheet from the lowest.
  package var screens: [UIViewController] {
    let bottom = tabs.map { $0.viewControllers ?? [] } ?? [root]
    return (bottom + sheets).flatMap { ($0 as? UINavigationController)?.viewControllers ?? [$0] }
  }
}
