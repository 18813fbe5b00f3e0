import FitnessAppointmentsUI
import UIKit

extension UIViewController {
  /// Adds the menu button, which every screen in a tab has in its navigation bar.
  func addMenuButton(_ action: @escaping () -> Void) {
    navigationItem.rightBarButtonItem = barButton("Menu", ElementID.menu, action)
  }

  func barButton(
    _ title: String, _ identifier: String, _ action: @escaping () -> Void
  ) -> UIBarButtonItem {
    let button = UIBarButtonItem(primaryAction: UIAction(title: title) { _ in action() })
    button.accessibilityIdentifier = identifier
    return button
  }
}

extension UIControl {
  func addAction(for event: UIControl.Event, _ action: @escaping () -> Void) {
    addAction(UIAction { _ in action() }, for: event)
  }
}
