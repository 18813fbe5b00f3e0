import FootballGather
import FootballGatherUI
import UIKit

/// Receives a callback when the players have been loaded.
protocol PlayerListDelegate: AnyObject {
  func playerListDidLoad(_ playerList: PlayerListViewController)
}

/// A controller on the navigation stack that a gather notifies and returns to when it ends.
protocol GatherEnding: UIViewController {
  func gatherDidEnd()
}

/// Shows the players, and lets the user open, add, delete and select them for a gather.
final class PlayerListViewController: UIViewController {
  private enum Mode {
    case list, selection
  }

  /// A gather needs two teams.
  static let fewestPlayers = 2

  var services: Services!
  weak var delegate: (any PlayerListDelegate)?

  private(set) var players: [Player] = []
  private(set) var hasLoaded = false
  private var mode = Mode.list
  private var selectedIDs: Set<Player.ID> = []

  private let screen = PlayerListScreen()
  private var selectButton: UIBarButtonItem!

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpBar()
    setUpScreen()
    showMode()
    load()
  }

  private func setUpBar() {
    selectButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Select") { [weak self] _ in self?.toggleMode() })
    selectButton.accessibilityIdentifier = ElementID.select
    selectButton.isEnabled = false
    let logOutButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Log out") { [weak self] _ in self?.logOut() })
    logOutButton.accessibilityIdentifier = ElementID.logOut
    navigationItem.rightBarButtonItems = [selectButton, logOutButton]
  }

  private func setUpScreen() {
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.bottomButton.addAction(
      UIAction { [weak self] _ in self?.confirmOrAdd() }, for: .touchUpInside)
    screen.retryButton.addAction(UIAction { [weak self] _ in self?.retry() }, for: .touchUpInside)
  }

  func player(withID id: Player.ID) -> Player? {
    players.first { $0.id == id }
  }

  private var selectedPlayers: [Player] {
    players.filter { selectedIDs.contains($0.id) }
  }

  // MARK: Loading

  private func load() {
    screen.isContentEnabled = false
    services.players.players { [weak self] in self?.didLoad($0) }
  }

  private func retry() {
    screen.emptyView.isHidden = true
    load()
  }

  private func didLoad(_ result: Result<[Player], ServiceError>) {
    screen.isContentEnabled = true
    switch result {
    case .success(let players):
      self.players = players
      hasLoaded = true
      selectedIDs.formIntersection(players.map(\.id))
      screen.emptyView.isHidden = !players.isEmpty
      selectButton.isEnabled = !players.isEmpty
      showMode()
      delegate?.playerListDidLoad(self)
    case .failure(let error): showAlert(.failure(error))
    }
  }

  // MARK: Modes

  private func toggleMode() {
    setMode(mode == .list ? .selection : .list)
  }

  private func setMode(_ mode: Mode) {
    self.mode = mode
    selectedIDs = []
    showMode()
  }

  private func showMode() {
    selectButton.title = mode == .list ? "Select" : "Cancel"
    screen.bottomButton.setTitle(mode == .list ? "Add player" : "Confirm players", for: .normal)
    showSelection()
    screen.tableView.reloadData()
  }

  private func showSelection() {
    title = selectedIDs.isEmpty ? "Players" : "\(selectedIDs.count) selected"
    screen.bottomButton.isEnabled = mode == .list || selectedIDs.count >= Self.fewestPlayers
  }

  private func toggleSelection(at indexPath: IndexPath) {
    let id = players[indexPath.row].id
    if selectedIDs.remove(id) == nil { selectedIDs.insert(id) }
    showSelection()
    screen.tableView.reloadRows(at: [indexPath], with: .none)
  }

  // MARK: Deleting

  private func askToDelete(_ player: Player) {
    showAlert(.confirmDeletion(of: player), style: .destructive) { [weak self] in
      self?.delete(player)
    }
  }

  private func delete(_ player: Player) {
    screen.isBusy = true
    services.players.deletePlayer(id: player.id) { [weak self] in
      self?.didDelete(player, $0)
    }
  }

  private func didDelete(_ player: Player, _ result: Result<Void, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success:
      guard let row = players.firstIndex(where: { $0.id == player.id }) else { return }
      players.remove(at: row)
      selectedIDs.remove(player.id)
      screen.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      showSelection()
      if players.isEmpty { screen.emptyView.isHidden = false }
    case .failure(let error): showAlert(.failure(error))
    }
  }

  // MARK: Navigation

  private func logOut() {
    services.store.token = nil
    navigationController?.popToRootViewController(animated: true)
  }

  private func confirmOrAdd() {
    performSegue(mode == .list ? .add : .confirm)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.destination {
    case let detail as PlayerDetailViewController:
      if let player = sender as? Player { configure(detail, with: player) }
    case let add as PlayerAddViewController: configure(add)
    case let confirm as ConfirmPlayersViewController: configure(confirm, with: selectedPlayers)
    default: break
    }
  }

  private func configure(_ detail: PlayerDetailViewController, with player: Player) {
    detail.services = services
    detail.player = player
    detail.delegate = self
  }

  private func configure(_ add: PlayerAddViewController) {
    add.services = services
    add.delegate = self
  }

  private func configure(_ confirm: ConfirmPlayersViewController, with players: [Player]) {
    confirm.services = services
    confirm.teams = [players, [], []]
  }

  // MARK: Screens that a link opens, configured as by the segues

  func makeDetail(of player: Player) -> PlayerDetailViewController {
    let detail: PlayerDetailViewController = MainStoryboard.instantiate()
    configure(detail, with: player)
    return detail
  }

  func makeAdd() -> PlayerAddViewController {
    let add: PlayerAddViewController = MainStoryboard.instantiate()
    configure(add)
    return add
  }

  func makeConfirm(with players: [Player]) -> ConfirmPlayersViewController {
    let confirm: ConfirmPlayersViewController = MainStoryboard.instantiate()
    configure(confirm, with: players)
    return confirm
  }
}

extension PlayerListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    players.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PlayerCell.reuseIdentifier, for: indexPath)
    let player = players[indexPath.row]
    if let cell = cell as? PlayerCell {
      cell.nameLabel.text = player.name
      cell.positionLabel.text = "Position: \(player.preferredPosition?.rawValue ?? "-")"
      cell.skillLabel.text = "Skill: \(player.skill?.rawValue ?? "-")"
    }
    cell.accessoryType = selectedIDs.contains(player.id) ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch mode {
    case .list: performSegue(.detail, sender: players[indexPath.row])
    case .selection: toggleSelection(at: indexPath)
    }
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    mode == .list
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { askToDelete(players[indexPath.row]) }
  }
}

extension PlayerListViewController: PlayerDetailDelegate, PlayerAddDelegate, GatherEnding {
  func didEdit(_ player: Player) {
    guard let row = players.firstIndex(where: { $0.id == player.id }) else { return }
    players[row] = player
    screen.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  func didAddPlayer() {
    load()
  }

  func gatherDidEnd() {
    setMode(.list)
  }
}
