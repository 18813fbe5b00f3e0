import FitnessAppointments
import UIKit

extension UIViewController {
  /// Shows an alert over this screen, unless it is covered or has left its stack.
  ///
  /// - Parameter handlers: What the first buttons do, besides closing the alert.
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

  /// Asks whether to try again, where the app cannot go on offline.
  func presentOfflineAlert() {
    showAlert(.offline, [{ [weak self] in self?.tryAgain() }])
  }

  func tryAgain() {
    coordinator?.tryAgain(over: self)
  }
}
