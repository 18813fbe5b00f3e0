import FitnessAppointments
import UIKit

extension UIViewController {
  /// Shows an alert over this screen, unless it is covered or has left its stack.
  ///
  /// - Parameter handlers: The actions of the first buttons, in addition to closing the alert.
  func showAlert(_ text: AlertText, _ handlers: [() -> Void] = []) {
    guard viewIfLoaded?.window != nil else { return }
    let alert = UIAlertController(
      title: text.title, message: text.message, preferredStyle: .alert)
    for (index, title) in text.buttons.enumerated() {
      let handler = index < handlers.count ? handlers[index] : {}
      alert.addAction(UIAlertAction(title: title, style: .default) { _ in handler() })
    }
    present(alert, animated: true)
  }
}

extension Coordinatable {
  func presentAlert(_ text: AlertText) {
    showAlert(text)
  }

  /// Offers to try again when the app cannot continue offline.
  func presentOfflineAlert() {
    showAlert(.offline, [{ [weak self] in self?.tryAgain() }])
  }

  func tryAgain() {
    coordinator?.tryAgain(over: self)
  }
}
