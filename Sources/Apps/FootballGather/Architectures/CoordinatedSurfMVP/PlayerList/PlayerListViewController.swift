import FootballGatherUI
import UIKit

final class PlayerListViewController: UIViewController {
  var output: (any PlayerListViewOutput)?
  private lazy var screen = PlayerListScreen()
  private lazy var selectItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Select") { [weak self] _ in self?.output?.toggleMode() })
  private var rows: [PlayerListRowModel] = []
  private var canDelete = false

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    configureBar()
    configureContent()
    output?.viewLoaded()
  }

  private func configureBar() {
    selectItem.accessibilityIdentifier = ElementID.select
    let logOutItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Log out") { [weak self] _ in self?.output?.logOut() })
    logOutItem.accessibilityIdentifier = ElementID.logOut
    navigationItem.rightBarButtonItems = [selectItem, logOutItem]
  }

  private func configureContent() {
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.retryButton.addAction(
      UIAction { [weak self] _ in self?.output?.retry() }, for: .touchUpInside)
    screen.bottomButton.addAction(
      UIAction { [weak self] _ in self?.output?.proceed() }, for: .touchUpInside)
  }
}

extension PlayerListViewController: PlayerListViewInput {
  func configure(with mode: PlayerListModeModel) {
    title = mode.title
    selectItem.title = mode.selectTitle
    screen.bottomButton.setTitle(mode.bottomTitle, for: .normal)
    screen.bottomButton.isEnabled = mode.isBottomEnabled
    canDelete = mode.canDelete
  }

  func configure(with rows: [PlayerListRowModel]) {
    self.rows = rows
    screen.tableView.reloadData()
  }

  func update(_ row: PlayerListRowModel, at index: Int) {
    rows[index] = row
    screen.tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)
  }

  func removeRow(at index: Int) {
    rows.remove(at: index)
    screen.tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
  }

  func setSelectEnabled(_ isEnabled: Bool) {
    selectItem.isEnabled = isEnabled
  }

  func setEmptyStateVisible(_ isVisible: Bool) {
    screen.emptyView.isHidden = !isVisible
  }

  func setContentEnabled(_ isEnabled: Bool) {
    screen.isContentEnabled = isEnabled
  }

  func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}

extension PlayerListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PlayerCell.reuseIdentifier, for: indexPath)
    guard let cell = cell as? PlayerCell else { return cell }
    let row = rows[indexPath.row]
    cell.nameLabel.text = row.name
    cell.positionLabel.text = row.position
    cell.skillLabel.text = row.skill
    cell.accessoryType = row.isSelected ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canDelete
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { output?.deletePlayer(at: indexPath.row) }
  }
}

extension PlayerListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    output?.choosePlayer(at: indexPath.row)
  }
}
