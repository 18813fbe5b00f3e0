import FootballGather
import FootballGatherUI
import UIKit

/// Receives a callback when the edited player has been saved.
protocol PlayerEditDelegate: AnyObject {
  func didFinishEditing(_ player: Player)
}

/// Holds the edit view and its Done button, and returns to the player when a value has been saved.
final class PlayerEditViewController: UIViewController {
  var services: Services!
  var player: Player!
  var field: PlayerField!
  weak var delegate: (any PlayerEditDelegate)?

  private var editView: PlayerEditView? { viewIfLoaded as? PlayerEditView }
  private var doneButton: UIBarButtonItem!

  override func loadView() {
    let presenter = PlayerEditPresenter(services: services, player: player, field: field)
    let editView = PlayerEditView(presenter: presenter)
    editView.delegate = self
    view = editView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = field.title
    setUpDoneButton()
    editView?.setUp()
  }

  private func setUpDoneButton() {
    doneButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.editView?.save() })
    doneButton.accessibilityIdentifier = ElementID.done
    doneButton.isEnabled = false
    navigationItem.rightBarButtonItems = [doneButton]
  }
}

extension PlayerEditViewController: PlayerEditViewDelegate {
  func didChangeValue(canSave: Bool) {
    doneButton.isEnabled = canSave
  }

  func presentAlert(_ text: AlertText) {
    showAlert(text)
  }

  func didFinishEditing(_ player: Player) {
    delegate?.didFinishEditing(player)
    navigationController?.popViewController(animated: true)
  }
}
