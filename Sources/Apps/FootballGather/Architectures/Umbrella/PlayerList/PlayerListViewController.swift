import FootballGather
import FootballGatherUI
import UIKit

/// Shows the players, and the buttons above and below them.
final class PlayerListViewController: UIViewController {
  var output: (any PlayerListViewOutput)?
  var onSelectPlayer: ((Player) -> Void)?
  var onAdd: CompletionBlock?
  var onConfirm: (([Player]) -> Void)?
  var onLogOut: CompletionBlock?
  var onLoaded: CompletionBlock?

  private let screen = PlayerListScreen()
  private var selectButton: UIBarButtonItem!

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    selectButton = makeBarButton("Select", ElementID.select) { $0?.toggleMode() }
    let logOutButton = makeBarButton("Log out", ElementID.logOut) { $0?.logOut() }
    navigationItem.rightBarButtonItems = [selectButton, logOutButton]
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.bottomButton.addAction(
      UIAction { [weak self] _ in self?.output?.tapBottomButton() }, for: .touchUpInside)
    screen.retryButton.addAction(
      UIAction { [weak self] _ in self?.output?.retry() }, for: .touchUpInside)
    output?.viewLoaded()
  }

  private func makeBarButton(
    _ title: String, _ identifier: String, action: @escaping ((any PlayerListViewOutput)?) -> Void
  ) -> UIBarButtonItem {
    let button = UIBarButtonItem(
      primaryAction: UIAction(title: title) { [weak self] _ in action(self?.output) })
    button.accessibilityIdentifier = identifier
    return button
  }
}

extension PlayerListViewController: PlayerListViewInput {
  func show(_ state: PlayerListViewState) {
    title = state.title
    selectButton.title = state.selectTitle
    selectButton.isEnabled = state.canSelect
    screen.bottomButton.setTitle(state.bottomTitle, for: .normal)
    screen.bottomButton.isEnabled = state.isBottomEnabled
  }

  func showEmptyView(_ isShown: Bool) {
    screen.emptyView.isHidden = !isShown
  }

  func enableContent(_ isEnabled: Bool) {
    screen.isContentEnabled = isEnabled
  }

  func showBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
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
    players.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PlayerCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PlayerCell {
      cell.nameLabel.text = output?.name(at: indexPath.row)
      cell.positionLabel.text = output?.position(at: indexPath.row)
      cell.skillLabel.text = output?.skill(at: indexPath.row)
    }
    cell.accessoryType = output?.isSelected(at: indexPath.row) == true ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.selectRow(indexPath.row)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    output?.canDelete == true
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { output?.askToDelete(at: indexPath.row) }
  }
}
