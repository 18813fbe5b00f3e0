import FootballGather
import UIKit

/// Builds the alerts: modules that routers present and that report the user's answer to an output.
struct AlertModuleConfigurator {
  /// Builds an alert that only shows a message.
  func configure(with text: AlertText) -> UIAlertController {
    let alert = makeAlert(text)
    alert.addAction(UIAlertAction(title: text.dismissal, style: .default))
    return alert
  }

  /// Builds the alert that asks before a player is deleted.
  func configureDeletion(
    of player: Player, output: any DeletionModuleOutput
  ) -> UIAlertController {
    configure(with: .confirmDeletion(of: player), style: .destructive) { [weak output] in
      output?.deletionConfirmed(of: player)
    }
  }

  /// Builds the alert that asks before a match is ended.
  func configureEndOfGather(output: any EndOfGatherModuleOutput) -> UIAlertController {
    configure(with: .confirmEndOfGather, style: .default) { [weak output] in
      output?.endOfGatherConfirmed()
    }
  }

  private func configure(
    with text: AlertText, style: UIAlertAction.Style, confirm: @escaping () -> Void
  ) -> UIAlertController {
    let alert = makeAlert(text)
    alert.addAction(UIAlertAction(title: text.confirmation, style: style) { _ in confirm() })
    alert.addAction(UIAlertAction(title: text.dismissal, style: .cancel))
    return alert
  }

  private func makeAlert(_ text: AlertText) -> UIAlertController {
    UIAlertController(title: text.title, message: text.message, preferredStyle: .alert)
  }
}
