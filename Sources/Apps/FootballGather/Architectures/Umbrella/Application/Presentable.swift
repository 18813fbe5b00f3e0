import UIKit

/// A module that a router can show.
protocol Presentable: AnyObject {
  var toPresent: UIViewController? { get }
}

extension UIViewController: Presentable {
  var toPresent: UIViewController? { self }
}

extension Presentable {
  private var stack: [UIViewController] { toPresent?.navigationController?.viewControllers ?? [] }

  /// Whether the module is on its stack; a module that is being popped is not.
  var isOnStack: Bool { stack.contains { $0 === toPresent } }

  var isOnTop: Bool { stack.last.map { $0 === toPresent } ?? false }

  /// Whether the module is visible: a covered module is not in a window.
  var isInWindow: Bool { toPresent?.viewIfLoaded?.window != nil }
}
