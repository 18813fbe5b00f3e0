import FootballGather
import FootballGatherUI
import UIKit

/// Holds the edit view and its Done button, and notifies the coordinator of the saved value.
final class PlayerEditViewController: UIViewController, Coordinatable {
  weak var coordinator: (any Coordinator)?
  private var editCoordinator: PlayerEditCoordinator? { coordinator as? PlayerEditCoordinator }
  var services: Services!
  var player: Player!
  var field: PlayerField!

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
    editCoordinator?.didFinishEditing(player)
  }
}
