import FootballGather
import FootballGatherUI
import UIKit

/// Displays the players, and forwards the user's actions to the presenter.
final class PlayerListViewController: UIViewController {
  var presenter: (any PlayerListPresenterProtocol)!

  private let screen = PlayerListScreen()
  private var selectButton: UIBarButtonItem!

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpBar()
    setUpScreen()
    presenter.viewDidLoad()
  }

  private func setUpBar() {
    selectButton = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in self?.presenter.toggleMode() })
    selectButton.accessibilityIdentifier = ElementID.select
    let logOutButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Log out") { [weak self] _ in self?.presenter.logOut() })
    logOutButton.accessibilityIdentifier = ElementID.logOut
    navigationItem.rightBarButtonItems = [selectButton, logOutButton]
  }

  private func setUpScreen() {
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.bottomButton.addAction(
      UIAction { [weak self] _ in self?.presenter.openNextStep() }, for: .touchUpInside)
    screen.retryButton.addAction(
      UIAction { [weak self] _ in self?.presenter.retry() }, for: .touchUpInside)
  }
}

extension PlayerListViewController: PlayerListViewProtocol {
  func showTitle(_ title: String) {
    self.title = title
  }

  func showSelectButton(title: String, isEnabled: Bool) {
    selectButton.title = title
    selectButton.isEnabled = isEnabled
  }

  func showBottomButton(title: String, isEnabled: Bool) {
    screen.bottomButton.setTitle(title, for: .normal)
    screen.bottomButton.isEnabled = isEnabled
  }

  func showEmptyView(_ isShown: Bool) {
    screen.emptyView.isHidden = !isShown
  }

  func setContentEnabled(_ isEnabled: Bool) {
    screen.isContentEnabled = isEnabled
  }

  func showBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }

  func presentAlert(_ text: AlertText) {
    showAlert(text)
  }

  func askToDelete(_ text: AlertText) {
    showAlert(text, style: .destructive) { [weak self] in self?.presenter.deletePlayer() }
  }

  func reloadRows() {
    screen.tableView.reloadData()
  }

  func reloadRow(_ row: Int) {
    screen.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  func removeRow(_ row: Int) {
    screen.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }
}

extension PlayerListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.numberOfRows
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PlayerCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PlayerCell {
      cell.nameLabel.text = presenter.name(at: indexPath.row)
      cell.positionLabel.text = presenter.position(at: indexPath.row)
      cell.skillLabel.text = presenter.skill(at: indexPath.row)
    }
    cell.accessoryType = presenter.isSelected(at: indexPath.row) ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.selectRow(indexPath.row)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    presenter.canDelete
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { presenter.askToDelete(at: indexPath.row) }
  }
}
