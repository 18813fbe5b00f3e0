import FootballGather
import FootballGatherUI
import UIKit

/// Holds the add view and its Done button, and notifies the coordinator of the new player.
final class PlayerAddViewController: UIViewController, Coordinatable {
  weak var coordinator: (any Coordinator)?
  private var addCoordinator: PlayerAddCoordinator? { coordinator as? PlayerAddCoordinator }
  var services: Services!

  private var addView: PlayerAddView? { viewIfLoaded as? PlayerAddView }
  private var doneButton: UIBarButtonItem!

  override func loadView() {
    let addView = PlayerAddView(presenter: PlayerAddPresenter(services: services))
    addView.delegate = self
    view = addView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Add Player"
    setUpDoneButton()
    addView?.setUp()
  }

  private func setUpDoneButton() {
    doneButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.addView?.save() })
    doneButton.accessibilityIdentifier = ElementID.done
    doneButton.isEnabled = false
    navigationItem.rightBarButtonItems = [doneButton]
  }
}

extension PlayerAddViewController: PlayerAddViewDelegate {
  func didChangeName(canSave: Bool) {
    doneButton.isEnabled = canSave
  }

  func presentAlert(_ text: AlertText) {
    showAlert(text)
  }

  func didAddPlayer() {
    addCoordinator?.playerWasAdded()
  }
}
