import FootballGather
import UIKit

/// Builds the alert module; the alert's buttons own the presenter.
struct AlertModuleConfigurator {
  func configure(with text: AlertText, isDestructive: Bool) -> (
    view: any Presentable, output: any AlertModuleOutput
  ) {
    let view = UIAlertController(
      title: text.title, message: text.message, preferredStyle: .alert)
    let presenter = AlertPresenter()
    let output: any AlertViewOutput = presenter
    if let confirmation = text.confirmation {
      let style: UIAlertAction.Style = isDestructive ? .destructive : .default
      view.addAction(
        UIAlertAction(title: confirmation, style: style) { _ in output.confirm() })
      view.addAction(UIAlertAction(title: text.dismissal, style: .cancel))
    } else {
      view.addAction(UIAlertAction(title: text.dismissal, style: .default))
    }
    return (view, presenter)
  }
}
