import FootballGather
import FootballGatherUI
import UIKit

/// Displays the field for a new player's name, and forwards the user's actions to the presenter.
final class PlayerAddViewController: UIViewController {
  var presenter: (any PlayerAddPresenterProtocol)!

  private let screen = PlayerAddScreen()
  private var doneButton: UIBarButtonItem!

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpDoneButton()
    screen.nameField.addAction(
      UIAction { [weak self] _ in self?.nameDidChange() }, for: .editingChanged)
    presenter.viewDidLoad()
  }

  private func setUpDoneButton() {
    doneButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.presenter.save() })
    doneButton.accessibilityIdentifier = ElementID.done
    doneButton.isEnabled = false
    navigationItem.rightBarButtonItems = [doneButton]
  }

  private func nameDidChange() {
    presenter.nameDidChange(screen.nameField.text ?? "")
  }
}

extension PlayerAddViewController: PlayerAddViewProtocol {
  func showTitle(_ title: String) {
    self.title = title
  }

  func enableDone(_ isEnabled: Bool) {
    doneButton.isEnabled = isEnabled
  }

  func showBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }

  func presentAlert(_ text: AlertText) {
    showAlert(text)
  }
}
