import UIKit

extension UIControl {
  func onTap(_ action: @escaping () -> Void) {
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }
}

extension UIBarButtonItem {
  convenience init(_ title: String, _ identifier: String, onTap action: @escaping () -> Void) {
    self.init(primaryAction: UIAction(title: title) { _ in action() })
    accessibilityIdentifier = identifier
  }
}
