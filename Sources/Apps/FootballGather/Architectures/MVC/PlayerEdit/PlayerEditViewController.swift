import FootballGather
import FootballGatherUI
import UIKit

/// Receives a callback when the edited player has been saved.
protocol PlayerEditDelegate: AnyObject {
  func didFinishEditing(_ player: Player)
}

/// Changes one value of a player: text, or a choice from a list.
final class PlayerEditViewController: UIViewController {
  var services: Services!
  var player: Player!
  var field: PlayerField!
  weak var delegate: (any PlayerEditDelegate)?

  private var selectedItem: Int?
  private let screen = PlayerEditScreen()
  private var doneButton: UIBarButtonItem!

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = field.title
    setUpDoneButton()
    if field.isPickList { setUpItems() } else { setUpTextField() }
  }

  private func setUpDoneButton() {
    doneButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.save() })
    doneButton.accessibilityIdentifier = ElementID.done
    doneButton.isEnabled = false
    navigationItem.rightBarButtonItems = [doneButton]
  }

  private func setUpItems() {
    selectedItem = field.selectedItem(of: player)
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.tableView.isHidden = false
  }

  private func setUpTextField() {
    let value = field.shownValue(of: player)
    screen.textField.text = value
    screen.textField.placeholder = value
    screen.textField.isHidden = false
    screen.textField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
  }

  // MARK: Editing

  private func textDidChange() {
    doneButton.isEnabled = field.canSave(screen.textField.text ?? "", for: player)
  }

  private func select(_ item: Int) {
    guard item != selectedItem else { return }
    selectedItem = item
    screen.tableView.reloadData()
    doneButton.isEnabled = item != field.selectedItem(of: player)
  }

  private var editedValue: String {
    field.isPickList
      ? selectedItem.map { field.items[$0] } ?? "" : screen.textField.text ?? ""
  }

  // MARK: Saving

  private func save() {
    let edited = field.applying(editedValue, to: player)
    screen.isBusy = true
    services.players.update(edited) { [weak self] in self?.didSave(edited, $0) }
  }

  private func didSave(_ edited: Player, _ result: Result<Void, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success:
      delegate?.didFinishEditing(edited)
      navigationController?.popViewController(animated: true)
    case .failure: showAlert(.playerNotUpdated)
    }
  }
}

extension PlayerEditViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    field.items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    cell.textLabel?.text = field.items[indexPath.row]
    cell.accessoryType = indexPath.row == selectedItem ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    select(indexPath.row)
  }
}
