import FitnessAppointments
import UIKit

extension UIViewController {
  /// Shows an alert over this screen, unless it is covered or has left its stack.
  ///
  /// The first buttons run `actions`, in order; the others only close the alert. Once the screen
  /// has left its stack, all buttons only close it.
  func showAlert(_ text: AlertText, _ actions: [() -> Void] = []) {
    guard viewIfLoaded?.window != nil else { return }
    let alert = UIAlertController(
      title: text.title, message: text.message, preferredStyle: .alert)
    for (index, title) in text.buttons.enumerated() {
      let action = index < actions.count ? actions[index] : {}
      alert.addAction(
        UIAlertAction(title: title, style: .default) { [weak self] _ in
          if self?.parent != nil { action() }
        })
    }
    present(alert, animated: true)
  }
}

extension UIBarButtonItem {
  convenience init(_ title: String, _ identifier: String, action: @escaping () -> Void) {
    self.init(primaryAction: UIAction(title: title) { _ in action() })
    accessibilityIdentifier = identifier
  }
}

extension UIControl {
  func onTap(_ action: @escaping () -> Void) {
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }
}
