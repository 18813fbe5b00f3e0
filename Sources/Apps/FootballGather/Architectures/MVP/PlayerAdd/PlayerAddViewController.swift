import FootballGather
import FootballGatherUI
import UIKit

/// Receives a callback when a player has been added.
protocol PlayerAddDelegate: AnyObject {
  func didAddPlayer()
}

/// Holds the add view and its Done button, and returns to the list when a player has been added.
final class PlayerAddViewController: UIViewController {
  var services: Services!
  weak var delegate: (any PlayerAddDelegate)?

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
    delegate?.didAddPlayer()
    navigationController?.popViewController(animated: true)
  }
}
