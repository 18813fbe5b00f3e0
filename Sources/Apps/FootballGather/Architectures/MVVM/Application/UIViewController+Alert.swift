import FootballGather
import UIKit

extension UIViewController {
  /// Shows an alert if this screen is visible; `onConfirm` is called if the user confirms it.
  func showAlert(
    _ text: AlertText, style: UIAlertAction.Style = .default, onConfirm: @escaping () -> Void = {}
  ) {
    guard viewIfLoaded?.window != nil else { return }
    let alert = UIAlertController(
      title: text.title, message: text.message, preferredStyle: .alert)
    if let confirmation = text.confirmation {
      alert.addAction(UIAlertAction(title: confirmation, style: style) { _ in onConfirm() })
    }
    let dismissalStyle: UIAlertAction.Style = text.confirmation == nil ? .default : .cancel
    alert.addAction(UIAlertAction(title: text.dismissal, style: dismissalStyle))
    present(alert, animated: true)
  }
}
