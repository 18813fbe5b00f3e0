import FootballGather
import FootballGatherUI
import UIKit

/// Receives a callback when the list shows its players.
protocol PlayerListDelegate: AnyObject {
  func playersDidLoad(in list: PlayerListViewController)
}

/// A screen on the stack to which a gather returns when it ends.
protocol GatherEnding: UIViewController {
  func gatherDidEnd()
}

/// Shows the players, and opens the next screens.
final class PlayerListViewController: UIViewController {
  var viewModel: PlayerListViewModel!
  weak var delegate: (any PlayerListDelegate)?

  private let screen = PlayerListScreen()
  private var selectButton: UIBarButtonItem!

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpBar()
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.bottomButton.addAction(
      UIAction { [weak self] _ in self?.openNextStep() }, for: .touchUpInside)
    screen.retryButton.addAction(UIAction { [weak self] _ in self?.retry() }, for: .touchUpInside)
    showMode()
    load()
  }

  private func setUpBar() {
    selectButton = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in self?.toggleMode() })
    selectButton.accessibilityIdentifier = ElementID.select
    selectButton.isEnabled = false
    let logOutButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Log out") { [weak self] _ in self?.logOut() })
    logOutButton.accessibilityIdentifier = ElementID.logOut
    navigationItem.rightBarButtonItems = [selectButton, logOutButton]
  }

  // MARK: Loading

  private func load() {
    screen.isContentEnabled = false
    viewModel.load { [weak self] in self?.finishLoading($0) }
  }

  private func retry() {
    screen.emptyView.isHidden = true
    load()
  }

  private func finishLoading(_ result: Result<Void, ServiceError>) {
    screen.isContentEnabled = true
    switch result {
    case .success:
      screen.emptyView.isHidden = !viewModel.isEmpty
      selectButton.isEnabled = !viewModel.isEmpty
      showMode()
      delegate?.playersDidLoad(in: self)
    case .failure(let error): showAlert(.failure(error))
    }
  }

  // MARK: Modes

  private func toggleMode() {
    viewModel.toggleMode()
    showMode()
  }

  private func showMode() {
    selectButton.title = viewModel.barButtonTitle
    screen.bottomButton.setTitle(viewModel.bottomButtonTitle, for: .normal)
    showSelection()
    screen.tableView.reloadData()
  }

  private func showSelection() {
    title = viewModel.title
    screen.bottomButton.isEnabled = viewModel.isBottomButtonEnabled
  }

  private func toggleSelection(at row: Int) {
    viewModel.toggleSelection(at: row)
    showSelection()
    reload(row: row)
  }

  private func reload(row: Int) {
    screen.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  // MARK: Deleting

  private func askToDelete(_ player: Player) {
    showAlert(.confirmDeletion(of: player), style: .destructive) { [weak self] in
      self?.delete(player)
    }
  }

  private func delete(_ player: Player) {
    screen.isBusy = true
    viewModel.delete(player) { [weak self] in self?.finishDeleting($0) }
  }

  private func finishDeleting(_ result: Result<Int?, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success(let row?):
      screen.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      showSelection()
      if viewModel.isEmpty { screen.emptyView.isHidden = false }
    case .success(nil): break
    case .failure(let error): showAlert(.failure(error))
    }
  }

  // MARK: Navigation

  private func logOut() {
    viewModel.logOut()
    navigationController?.popToRootViewController(animated: true)
  }

  private func openNextStep() {
    performSegue(viewModel.isInListMode ? .add : .confirm)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.destination {
    case let detail as PlayerDetailViewController:
      if let player = sender as? Player { configure(detail, for: player) }
    case let add as PlayerAddViewController: configure(add)
    case let confirm as ConfirmPlayersViewController:
      confirm.viewModel = viewModel.makeConfirm(with: viewModel.selectedPlayers)
    default: break
    }
  }

  private func configure(_ detail: PlayerDetailViewController, for player: Player) {
    detail.viewModel = viewModel.makeDetail(of: player)
    detail.delegate = self
  }

  private func configure(_ add: PlayerAddViewController) {
    add.viewModel = viewModel.makeAdd()
    add.delegate = self
  }

  // MARK: Screens of a link, as the segues would show them

  func makeDetail(of player: Player) -> PlayerDetailViewController {
    let detail: PlayerDetailViewController = MainStoryboard.instantiate()
    configure(detail, for: player)
    return detail
  }

  func makeAdd() -> PlayerAddViewController {
    let add: PlayerAddViewController = MainStoryboard.instantiate()
    configure(add)
    return add
  }

  func makeConfirm(with players: [Player]) -> ConfirmPlayersViewController {
    let confirm: ConfirmPlayersViewController = MainStoryboard.instantiate()
    confirm.viewModel = viewModel.makeConfirm(with: players)
    return confirm
  }
}

extension PlayerListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.players.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PlayerCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PlayerCell {
      cell.nameLabel.text = viewModel.name(at: indexPath.row)
      cell.positionLabel.text = viewModel.position(at: indexPath.row)
      cell.skillLabel.text = viewModel.skill(at: indexPath.row)
    }
    cell.accessoryType = viewModel.isSelected(at: indexPath.row) ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if viewModel.isInListMode {
      performSegue(.detail, sender: viewModel.players[indexPath.row])
    } else {
      toggleSelection(at: indexPath.row)
    }
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    viewModel.isInListMode
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { askToDelete(viewModel.players[indexPath.row]) }
  }
}

extension PlayerListViewController: PlayerDetailDelegate, PlayerAddDelegate, GatherEnding {
  func didFinishEditing(_ player: Player) {
    if let row = viewModel.replace(player) { reload(row: row) }
  }

  func didAddPlayer() {
    load()
  }

  func gatherDidEnd() {
    viewModel.showListMode()
    showMode()
  }
}
