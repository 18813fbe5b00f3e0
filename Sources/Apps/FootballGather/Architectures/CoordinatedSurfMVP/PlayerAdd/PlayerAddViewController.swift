import FootballGatherUI
import UIKit

final class PlayerAddViewController: UIViewController {
  var output: (any PlayerAddViewOutput)?
  private lazy var screen = PlayerAddScreen()
  private lazy var doneItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Done") { [weak self] _ in self?.output?.save() })

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Add Player"
    doneItem.accessibilityIdentifier = ElementID.done
    navigationItem.rightBarButtonItems = [doneItem]
    configureContent()
    output?.viewLoaded()
  }

  private func configureContent() {
    let changeName = UIAction { [weak self] _ in
      guard let self else { return }
      output?.changeName(to: screen.nameField.text ?? "")
    }
    screen.nameField.addAction(changeName, for: .editingChanged)
  }
}

extension PlayerAddViewController: PlayerAddViewInput {
  func setDoneEnabled(_ isEnabled: Bool) {
    doneItem.isEnabled = isEnabled
  }

  func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}
