import FootballGather
import UIKit

extension UIViewController {
  /// Shows an alert over this screen, unless it is covered or has left the stack.
  func showAlert(
    _ text: AlertText, style: UIAlertAction.Style = .default, onConfirm: (() -> Void)? = nil
  ) {
    guard viewIfLoaded?.window != nil else { return }
    let alert = UIAlertController(
      title: text.title, message: text.message, preferredStyle: .alert)
    if let confirmation = text.confirmation {
      alert.addAction(UIAlertAction(title: confirmation, style: style) { _ in onConfirm?() })
      alert.addAction(UIAlertAction(title: text.dismissal, style: .cancel))
    } else {
      alert.addAction(UIAlertAction(title: text.dismissal, style: .default))
    }
    present(alert, animated: true)
  }
}
