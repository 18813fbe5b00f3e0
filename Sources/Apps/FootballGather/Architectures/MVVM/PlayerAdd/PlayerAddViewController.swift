import FootballGather
import FootballGatherUI
import UIKit

/// Receives a callback when a player has been added.
protocol PlayerAddDelegate: AnyObject {
  func didAddPlayer()
}

/// Shows the text field for a new player's name.
final class PlayerAddViewController: UIViewController {
  var viewModel: PlayerAddViewModel!
  weak var delegate: (any PlayerAddDelegate)?

  private let screen = PlayerAddScreen()
  private var doneButton: UIBarButtonItem!

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.title
    setUpDoneButton()
    screen.nameField.addAction(
      UIAction { [weak self] _ in self?.enableDoneButton() }, for: .editingChanged)
  }

  private func setUpDoneButton() {
    doneButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.save() })
    doneButton.accessibilityIdentifier = ElementID.done
    navigationItem.rightBarButtonItems = [doneButton]
    enableDoneButton()
  }

  private var name: String { screen.nameField.text ?? "" }

  private func enableDoneButton() {
    doneButton.isEnabled = viewModel.canSave(name)
  }

  private func save() {
    screen.isBusy = true
    viewModel.save(name) { [weak self] in self?.finish($0) }
  }

  private func finish(_ result: Result<Void, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success:
      delegate?.didAddPlayer()
      navigationController?.popViewController(animated: true)
    case .failure: showAlert(.playerNotAdded)
    }
  }
}
