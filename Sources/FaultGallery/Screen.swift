import UIKit

/// A screen with buttons, which is all that most faults need of one. A user taps a button by its title.
class Screen: UIViewController {
  /// Adds a button. The screen keeps what it does: a closure that needs the screen captures it weakly.
  func addButton(_ title: String, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = title
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }
}
