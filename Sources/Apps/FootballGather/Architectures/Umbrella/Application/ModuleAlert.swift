import FootballGather
import UIKit

/// An alert that a module asks its coordinator to show.
struct ModuleAlert {
  let text: AlertText
  var isDestructive = false
  /// Called when the user confirms, if the alert asks a question.
  var onConfirm: CompletionBlock = {}
}

/// The part of a module that requests alerts.
protocol ModuleOutput: AnyObject {
  var onAlert: ((ModuleAlert) -> Void)? { get set }
}

extension ModuleOutput {
  func showAlert(_ text: AlertText) {
    onAlert?(ModuleAlert(text: text))
  }
}

extension UIViewController {
  func showAlert(_ alert: ModuleAlert) {
    let controller = UIAlertController(
      title: alert.text.title, message: alert.text.message, preferredStyle: .alert)
    if let title = alert.text.confirmation {
      controller.addAction(
        UIAlertAction(title: title, style: alert.isDestructive ? .destructive : .default) { _ in
          alert.onConfirm()
        })
      controller.addAction(UIAlertAction(title: alert.text.dismissal, style: .cancel))
    } else {
      controller.addAction(UIAlertAction(title: alert.text.dismissal, style: .default))
    }
    present(controller, animated: true)
  }
}
