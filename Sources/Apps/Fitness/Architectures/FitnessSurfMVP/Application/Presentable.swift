import UIKit

/// A module's view, which a router can show.
protocol Presentable: AnyObject {
  func toPresent() -> UIViewController?
}

extension UIViewController: Presentable {
  func toPresent() -> UIViewController? { self }
}

extension Presentable {
  /// Whether the view is in a window: neither covered in its stack nor in a hidden tab.
  var isShowing: Bool { toPresent()?.viewIfLoaded?.window != nil }

  /// The number of modules below this one on its stack; `nil` once it has left.
  var place: Int? {
    let controller = toPresent()
    return controller?.navigationController?.viewControllers.firstIndex { $0 === controller }
  }

  var isOnTop: Bool {
    toPresent().map { $0 === $0.navigationController?.viewControllers.last } ?? false
  }
}
