import UIKit

/// A screen with buttons, all that most of the apps need. A user taps a button by its title.
class Screen: UIViewController {
  /// Adds a button, whose action the screen keeps: an action captures the screen weakly.
  func addButton(_ title: String, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = title
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }
}
