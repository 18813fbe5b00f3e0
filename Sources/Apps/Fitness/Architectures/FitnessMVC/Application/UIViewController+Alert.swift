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
    for (place, button) in text.buttons.enumerated() {
      let handler = handlers.indices.contains(place) ? handlers[place] : {}
      alert.addAction(UIAlertAction(title: button, style: .default) { _ in handler() })
    }
    present(alert, animated: true)
  }
}
