import FootballGatherUI
import UIKit

/// Shows the text field for a new player's name.
final class PlayerAddViewController: UIViewController {
  var output: (any PlayerAddViewOutput)?
  var onAdded: CompletionBlock?

  private let screen = PlayerAddScreen()
  private var doneButton: UIBarButtonItem!

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Add Player"
    doneButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.output?.save() })
    doneButton.accessibilityIdentifier = ElementID.done
    doneButton.isEnabled = false
    navigationItem.rightBarButtonItems = [doneButton]
    screen.nameField.addAction(
      UIAction { [weak self] _ in
        self?.output?.type(self?.screen.nameField.text ?? "")
      }, for: .editingChanged)
  }
}

extension PlayerAddViewController: PlayerAddViewInput {
  func enableDone(_ isEnabled: Bool) {
    doneButton.isEnabled = isEnabled
  }

  func showBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}
