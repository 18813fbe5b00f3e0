import FitnessAppointments
import UIKit

/// Anything that a router can show.
protocol Presentable: AnyObject {
  var toPresent: UIViewController? { get }
}

extension UIViewController: Presentable {
  var toPresent: UIViewController? { self }

  /// Shows an alert whose first buttons run `actions`, in order; the others only close it.
  func showAlert(_ text: AlertText, _ actions: [CompletionBlock] = []) {
    let alert = UIAlertController(
      title: text.title, message: text.message, preferredStyle: .alert)
    for (index, title) in text.buttons.enumerated() {
      let action = actions.indices.contains(index) ? actions[index] : {}
      alert.addAction(UIAlertAction(title: title, style: .default) { _ in action() })
    }
    present(alert, animated: true)
  }
}

extension Presentable {
  /// Whether the view is in a window: neither covered in its stack nor in a hidden tab.
  var isSeen: Bool { toPresent?.viewIfLoaded?.window != nil }

  /// The stack that contains the module, from its root; empty once the module has left it.
  private var stack: [UIViewController] { toPresent?.navigationController?.viewControllers ?? [] }

  /// The number of modules below this one on its stack; `nil` once it has left.
  var place: Int? { stack.firstIndex { $0 === toPresent } }

  var isOnTop: Bool { place.map { $0 == stack.count - 1 } ?? false }

  /// The number of modules above this one on its stack.
  var countAbove: Int { place.map { stack.count - 1 - $0 } ?? 0 }

  /// Whether an alert or a sheet is presented over this module's container.
  var isCovered: Bool { toPresent?.presentedViewController != nil }
}
