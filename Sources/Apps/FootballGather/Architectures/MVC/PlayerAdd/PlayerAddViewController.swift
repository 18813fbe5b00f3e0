import FootballGather
import FootballGatherUI
import UIKit

/// Receives a callback when a player has been added.
protocol PlayerAddDelegate: AnyObject {
  func didAddPlayer()
}

/// Adds a player with a name and no other values.
final class PlayerAddViewController: UIViewController {
  var services: Services!
  weak var delegate: (any PlayerAddDelegate)?

  private let screen = PlayerAddScreen()
  private var doneButton: UIBarButtonItem!

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Add Player"
    setUpDoneButton()
    screen.nameField.addAction(
      UIAction { [weak self] _ in self?.nameDidChange() }, for: .editingChanged)
  }

  private func setUpDoneButton() {
    doneButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.save() })
    doneButton.accessibilityIdentifier = ElementID.done
    doneButton.isEnabled = false
    navigationItem.rightBarButtonItems = [doneButton]
  }

  private var name: String { screen.nameField.text ?? "" }

  private func nameDidChange() {
    doneButton.isEnabled = !name.isEmpty
  }

  private func save() {
    screen.isBusy = true
    services.players.addPlayer(named: name) { [weak self] in self?.didSave($0) }
  }

  private func didSave(_ result: Result<Void, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success:
      delegate?.didAddPlayer()
      navigationController?.popViewController(animated: true)
    case .failure: showAlert(.playerNotAdded)
    }
  }
}
