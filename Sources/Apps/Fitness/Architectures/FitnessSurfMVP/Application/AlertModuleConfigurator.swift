import FitnessAppointments
import UIKit

/// Builds the general alert module; the alert's buttons own the presenter.
struct AlertModuleConfigurator {
  func configure(with text: AlertText) -> (
    view: any Presentable, output: any AlertModuleOutput
  ) {
    let presenter = AlertPresenter()
    return (UIAlertController(text, output: presenter), presenter)
  }
}

extension UIAlertController {
  /// Creates the view of an alert module.
  convenience init(_ text: AlertText, output: any AlertViewOutput) {
    self.init(title: text.title, message: text.message, preferredStyle: .alert)
    for (index, title) in text.buttons.enumerated() {
      addAction(UIAlertAction(title: title, style: .default) { _ in output.choose(index) })
    }
  }
}
