import UIKit

/// What a router can show.
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

  /// Whether the module can be seen: nothing that is covered is in a window.
  var isInWindow: Bool { toPresent?.viewIfLoaded?.window != nil }
}
