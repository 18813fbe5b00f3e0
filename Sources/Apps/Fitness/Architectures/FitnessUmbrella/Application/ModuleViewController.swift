import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// The interface that a view and its output offer their coordinator.
protocol ModuleProtocol: Presentable {
  /// Called when the user opens the menu; a module has one only if this is set.
  var onMenu: CompletionBlock? { get set }
  /// Called when the output wants to alert the user.
  var onAlert: AlertBlock? { get set }
  func showOffline()
  func tryAgain()
}

/// The base class of the views of all modules.
class ModuleViewController<Output: Presenter>: UIViewController, ModuleProtocol {
  var output: Output!

  var onMenu: CompletionBlock? {
    didSet {
      navigationItem.rightBarButtonItem = UIBarButtonItem("Menu", ElementID.menu) {
        [weak self] in self?.onMenu?()
      }
    }
  }

  var onAlert: AlertBlock? {
    get { output.onAlert }
    set { output.onAlert = newValue }
  }

  func showOffline() {
    output.showOffline()
  }

  func tryAgain() {
    output.tryAgain()
  }
}

extension UIBarButtonItem {
  convenience init(_ title: String, _ identifier: String, action: @escaping CompletionBlock) {
    self.init(primaryAction: UIAction(title: title) { _ in action() })
    accessibilityIdentifier = identifier
  }
}

extension UIControl {
  func onTap(_ action: @escaping CompletionBlock) {
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }
}
