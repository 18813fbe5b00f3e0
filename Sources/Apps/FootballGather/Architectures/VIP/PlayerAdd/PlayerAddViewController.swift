import FootballGather
import FootballGatherUI
import UIKit

/// Turns the user's actions on the add screen into requests, and displays the view models.
final class PlayerAddViewController: UIViewController {
  var interactor: (any PlayerAddInteractorProtocol)!
  var router: (any PlayerAddRouterProtocol)!

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
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.interactor.save(.init()) })
    doneButton.accessibilityIdentifier = ElementID.done
    doneButton.isEnabled = false
    navigationItem.rightBarButtonItems = [doneButton]
  }

  private func nameDidChange() {
    interactor.changeName(.init(name: screen.nameField.text ?? ""))
  }
}

extension PlayerAddViewController: PlayerAddViewProtocol {
  func displayName(_ viewModel: PlayerAddModels.ChangeName.ViewModel) {
    doneButton.isEnabled = viewModel.canSave
  }

  func displayBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }

  func displayFailure(_ viewModel: PlayerAddModels.Save.ViewModel) {
    showAlert(viewModel.alert)
  }

  func dismissAdd() {
    router.dismissAdd()
  }
}
