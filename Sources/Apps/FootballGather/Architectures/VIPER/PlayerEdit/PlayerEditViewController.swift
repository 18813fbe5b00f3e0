import FootballGather
import FootballGatherUI
import UIKit

/// Displays the editor of one value, and forwards the user's actions to the presenter.
final class PlayerEditViewController: UIViewController {
  var presenter: (any PlayerEditPresenterProtocol)!

  private let screen = PlayerEditScreen()
  private var doneButton: UIBarButtonItem!

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpDoneButton()
    presenter.viewDidLoad()
  }

  private func setUpDoneButton() {
    doneButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.presenter.save() })
    doneButton.accessibilityIdentifier = ElementID.done
    doneButton.isEnabled = false
    navigationItem.rightBarButtonItems = [doneButton]
  }

  private func textDidChange() {
    presenter.type(screen.textField.text ?? "")
  }
}

extension PlayerEditViewController: PlayerEditViewProtocol {
  func showTitle(_ title: String) {
    self.title = title
  }

  func showTextField(_ text: String) {
    screen.textField.text = text
    screen.textField.placeholder = text
    screen.textField.isHidden = false
    screen.textField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
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

  func presentAlert(_ text: AlertText) {
    showAlert(text)
  }
}

extension PlayerEditViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.numberOfItems
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    cell.textLabel?.text = presenter.title(of: indexPath.row)
    cell.accessoryType = presenter.isSelected(indexPath.row) ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.pick(indexPath.row)
  }
}
