import FootballGather

/// Loads and deletes players, and holds the selection.
final class PlayerListPresenter {
  /// A gather needs two teams.
  static let fewestPlayers = 2

  weak var view: (any PlayerListViewProtocol)?
  private let services: Services

  private(set) var players: [Player] = []
  private(set) var hasLoadedPlayers = false
  private(set) var viewState = PlayerListViewState.list
  private(set) var canSelect = false
  private var selectedIDs: Set<Player.ID> = []
  private var playerToDelete: Player?

  init(services: Services) {
    self.services = services
  }

  // MARK: View content

  var title: String {
    selectedIDs.isEmpty ? "Players" : "\(selectedIDs.count) selected"
  }

  var isBottomButtonEnabled: Bool {
    !viewState.isSelecting || selectedIDs.count >= Self.fewestPlayers
  }

  var selectedPlayers: [Player] {
    players.filter { selectedIDs.contains($0.id) }
  }

  func name(at row: Int) -> String {
    players[row].name
  }

  func position(at row: Int) -> String {
    "Position: \(players[row].preferredPosition?.rawValue ?? "-")"
  }

  func skill(at row: Int) -> String {
    "Skill: \(players[row].skill?.rawValue ?? "-")"
  }

  func isSelected(at row: Int) -> Bool {
    selectedIDs.contains(players[row].id)
  }

  // MARK: Loading

  func loadPlayers() {
    view?.setContentEnabled(false)
    services.players.players { [weak self] in self?.didLoad($0) }
  }

  func retry() {
    view?.showEmptyView(false)
    loadPlayers()
  }

  private func didLoad(_ result: Result<[Player], ServiceError>) {
    view?.setContentEnabled(true)
    switch result {
    case .success(let players):
      self.players = players
      hasLoadedPlayers = true
      canSelect = !players.isEmpty
      selectedIDs.formIntersection(players.map(\.id))
      view?.showEmptyView(players.isEmpty)
      view?.reloadPlayers()
      view?.updateState()
      view?.playersDidLoad()
    case .failure(let error): view?.showAlert(.failure(error))
    }
  }

  func didEdit(_ player: Player) {
    guard let row = players.firstIndex(where: { $0.id == player.id }) else { return }
    players[row] = player
    view?.reloadRow(row)
  }

  // MARK: Selecting

  func toggleViewState() {
    setViewState(viewState.toggled)
  }

  func showListMode() {
    setViewState(.list)
  }

  private func setViewState(_ state: PlayerListViewState) {
    viewState = state
    selectedIDs = []
    view?.updateState()
    view?.reloadPlayers()
  }

  func toggleSelection(at row: Int) {
    let id = players[row].id
    if selectedIDs.remove(id) == nil { selectedIDs.insert(id) }
    view?.updateState()
    view?.reloadRow(row)
  }

  // MARK: Deleting

  func askToDelete(at row: Int) {
    playerToDelete = players[row]
    view?.askForDeletion(.confirmDeletion(of: players[row]))
  }

  func deletePlayer() {
    guard let player = playerToDelete else { return }
    view?.showBusy(true)
    services.players.deletePlayer(id: player.id) { [weak self] in self?.didDelete(player, $0) }
  }

  private func didDelete(_ player: Player, _ result: Result<Void, ServiceError>) {
    view?.showBusy(false)
    switch result {
    case .success:
      guard let row = players.firstIndex(where: { $0.id == player.id }) else { return }
      players.remove(at: row)
      selectedIDs.remove(player.id)
      view?.removeRow(row)
      view?.updateState()
      if players.isEmpty { view?.showEmptyView(true) }
    case .failure(let error): view?.showAlert(.failure(error))
    }
  }

  // MARK: Logging out

  func logOut() {
    services.store.token = nil
    view?.didLogOut()
  }
}
