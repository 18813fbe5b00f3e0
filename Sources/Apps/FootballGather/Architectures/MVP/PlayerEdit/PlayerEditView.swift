import FootballGather
import FootballGatherUI
import UIKit

/// The edit view's messages to its view controller.
protocol PlayerEditViewDelegate: AnyObject {
  func didChangeValue(canSave: Bool)
  func presentAlert(_ text: AlertText)
  func didFinishEditing(_ player: Player)
}

/// The edit presenter's commands to its view.
protocol PlayerEditViewProtocol: AnyObject {
  func didChangeValue(canSave: Bool)
  func reloadItems()
  func showBusy(_ isBusy: Bool)
  func showAlert(_ text: AlertText)
  func didFinishEditing(_ player: Player)
}

/// Shows the text field or the items to pick from.
final class PlayerEditView: PlayerEditScreen {
  weak var delegate: (any PlayerEditViewDelegate)?
  private let presenter: PlayerEditPresenter

  init(presenter: PlayerEditPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("PlayerEditView is made in code.")
  }

  func setUp() {
    if presenter.isPickList { setUpItems() } else { setUpTextField() }
  }

  private func setUpItems() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.isHidden = false
  }

  private func setUpTextField() {
    textField.text = presenter.shownValue
    textField.placeholder = presenter.shownValue
    textField.isHidden = false
    textField.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
  }

  private func textDidChange() {
    presenter.textDidChange(textField.text ?? "")
  }

  func save() {
    presenter.save()
  }
}

extension PlayerEditView: PlayerEditViewProtocol {
  func didChangeValue(canSave: Bool) {
    delegate?.didChangeValue(canSave: canSave)
  }

  func reloadItems() {
    tableView.reloadData()
  }

  func showBusy(_ isBusy: Bool) {
    self.isBusy = isBusy
  }

  func showAlert(_ text: AlertText) {
    delegate?.presentAlert(text)
  }

  func didFinishEditing(_ player: Player) {
    delegate?.didFinishEditing(player)
  }
}

extension PlayerEditView: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    cell.textLabel?.text = presenter.items[indexPath.row]
    cell.accessoryType = presenter.isSelected(indexPath.row) ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.select(indexPath.row)
  }
}
