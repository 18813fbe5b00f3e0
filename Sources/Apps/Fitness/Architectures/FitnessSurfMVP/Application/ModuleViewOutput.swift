import UIKit

/// The messages that the views of all modules send to their presenters.
protocol ModuleViewOutput: AnyObject {
  func viewLoaded()
  func openMenu()
}

extension UIViewController {
  /// Adds the bar item of the menu.
  func addMenuItem(_ action: @escaping () -> Void) {
    navigationItem.rightBarButtonItem = UIBarButtonItem("Menu", "menu", action)
  }
}

extension UIBarButtonItem {
  convenience init(_ title: String, _ identifier: String, _ action: @escaping () -> Void) {
    self.init(primaryAction: UIAction(title: title) { _ in action() })
    accessibilityIdentifier = identifier
  }
}

extension UIControl {
  func onTap(_ action: @escaping () -> Void) {
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }
}
