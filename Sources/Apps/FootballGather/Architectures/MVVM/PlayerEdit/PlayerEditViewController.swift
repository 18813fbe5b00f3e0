import FootballGather
import FootballGatherUI
import UIKit

/// Receives a callback when the edited player has been saved.
protocol PlayerEditDelegate: AnyObject {
  func didFinishEditing(_ player: Player)
}

/// Shows the editor of one value: a text field, or the items to pick from.
final class PlayerEditViewController: UIViewController {
  var viewModel: PlayerEditViewModel!
  weak var delegate: (any PlayerEditDelegate)?

  private let screen = PlayerEditScreen()
  private var doneButton: UIBarButtonItem!

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.title
    setUpDoneButton()
    if viewModel.isPickList { setUpItems() } else { setUpTextField() }
  }

  private func setUpDoneButton() {
    doneButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.save() })
    doneButton.accessibilityIdentifier = ElementID.done
    doneButton.isEnabled = false
    navigationItem.rightBarButtonItems = [doneButton]
  }

  private func setUpItems() {
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.tableView.isHidden = false
  }

  private func setUpTextField() {
    screen.textField.text = viewModel.shownValue
    screen.textField.placeholder = viewModel.shownValue
    screen.textField.isHidden = false
    screen.textField.addAction(UIAction { [weak self] _ in self?.type() }, for: .editingChanged)
  }

  private func type() {
    viewModel.type(screen.textField.text ?? "")
    doneButton.isEnabled = viewModel.canSave
  }

  private func pick(_ item: Int) {
    guard !viewModel.isSelected(item) else { return }
    viewModel.pick(item)
    screen.tableView.reloadData()
    doneButton.isEnabled = viewModel.canSave
  }

  private func save() {
    screen.isBusy = true
    viewModel.save { [weak self] in self?.finish($0) }
  }

  private func finish(_ result: Result<Player, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success(let player):
      delegate?.didFinishEditing(player)
      navigationController?.popViewController(animated: true)
    case .failure: showAlert(.playerNotUpdated)
    }
  }
}

extension PlayerEditViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    cell.textLabel?.text = viewModel.items[indexPath.row]
    cell.accessoryType = viewModel.isSelected(indexPath.row) ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    pick(indexPath.row)
  }
}
