import FootballGather
import FootballGatherUI
import UIKit

/// Shows the editor of one value: a text field, or the items to pick from.
final class PlayerEditViewController: UIViewController {
  var output: (any PlayerEditViewOutput)?
  var onSave: ((Player) -> Void)?

  private let screen = PlayerEditScreen()
  private var doneButton: UIBarButtonItem!

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    doneButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.output?.save() })
    doneButton.accessibilityIdentifier = ElementID.done
    doneButton.isEnabled = false
    navigationItem.rightBarButtonItems = [doneButton]
    output?.viewLoaded()
  }
}

extension PlayerEditViewController: PlayerEditViewInput {
  func showTitle(_ title: String) {
    self.title = title
  }

  func showTextField(with text: String) {
    screen.textField.text = text
    screen.textField.placeholder = text
    screen.textField.isHidden = false
    screen.textField.addAction(
      UIAction { [weak self] _ in
        self?.output?.type(self?.screen.textField.text ?? "")
      }, for: .editingChanged)
  }

  func showItems() {
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.tableView.isHidden = false
  }

  func reloadItems() {
    screen.tableView.reloadData()
  }

  func enableDone(_ isEnabled: Bool) {
    doneButton.isEnabled = isEnabled
  }

  func showBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}

extension PlayerEditViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    field?.items.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    cell.textLabel?.text = field?.items[indexPath.row]
    cell.accessoryType = output?.isPicked(indexPath.row) == true ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.pick(indexPath.row)
  }
}
