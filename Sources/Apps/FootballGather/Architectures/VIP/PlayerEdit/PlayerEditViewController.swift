import FootballGather
import FootballGatherUI
import UIKit

/// Turns the user's actions on the editor into requests, and displays the view models.
final class PlayerEditViewController: UIViewController {
  var interactor: (any PlayerEditInteractorProtocol)!
  var router: (any PlayerEditRouterProtocol)!

  private let screen = PlayerEditScreen()
  private var doneButton: UIBarButtonItem!

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpDoneButton()
    interactor.showField(.init())
  }

  private func setUpDoneButton() {
    doneButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.interactor.save(.init()) })
    doneButton.accessibilityIdentifier = ElementID.done
    doneButton.isEnabled = false
    navigationItem.rightBarButtonItems = [doneButton]
  }

  private func setUpTextField(_ text: String) {
    screen.textField.text = text
    screen.textField.placeholder = text
    screen.textField.isHidden = false
    screen.textField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
  }

  private func setUpItems() {
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.tableView.isHidden = false
  }

  private func textDidChange() {
    interactor.change(.type(screen.textField.text ?? ""))
  }
}

extension PlayerEditViewController: PlayerEditViewProtocol {
  func displayField(_ viewModel: PlayerEditModels.ShowField.ViewModel) {
    title = viewModel.title
    if let text = viewModel.text { setUpTextField(text) } else { setUpItems() }
  }

  func displayChange(_ viewModel: PlayerEditModels.Change.ViewModel) {
    if viewModel.reloadsItems { screen.tableView.reloadData() }
    doneButton.isEnabled = viewModel.canSave
  }

  func displayBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }

  func displayFailure(_ viewModel: PlayerEditModels.Save.ViewModel) {
    showAlert(viewModel.alert)
  }

  func dismissEdit() {
    router.dismissEdit()
  }
}

extension PlayerEditViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    interactor.countItems(.init())
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    let viewModel = interactor.showItem(.init(item: indexPath.row))
    cell.textLabel?.text = viewModel.title
    cell.accessoryType = viewModel.isSelected ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    interactor.change(.pick(indexPath.row))
  }
}
