import FitnessAppointments
import UIKit

/// Shows alerts over a module.
protocol AlertRouting: AnyObject {
  /// Shows an alert, unless the module's view is covered or has left its stack.
  ///
  /// - Parameter handlers: The actions of the first buttons, in addition to closing the alert.
  func showAlert(_ text: AlertText, _ handlers: [() -> Void])
}

extension AlertRouting {
  func showAlert(_ text: AlertText) {
    showAlert(text, [])
  }
}

/// The base class of the modules' routers.
class Router: AlertRouting {
  weak var viewController: UIViewController?
  let session: UserSession

  init(session: UserSession) {
    self.session = session
  }

  var stack: UINavigationController? { viewController?.navigationController }

  func push(_ module: UIViewController) {
    stack?.pushViewController(module, animated: true)
  }

  func close() {
    viewController?.dismiss(animated: true)
  }

  func showAlert(_ text: AlertText, _ handlers: [() -> Void]) {
    guard let viewController, viewController.viewIfLoaded?.window != nil else { return }
    let alert = UIAlertController(
      title: text.title, message: text.message, preferredStyle: .alert)
    for (place, button) in text.buttons.enumerated() {
      let handler = handlers.indices.contains(place) ? handlers[place] : {}
      alert.addAction(UIAlertAction(title: button, style: .default) { _ in handler() })
    }
    viewController.present(alert, animated: true)
  }
}
