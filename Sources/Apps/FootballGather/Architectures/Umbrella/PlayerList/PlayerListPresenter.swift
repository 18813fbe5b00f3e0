import FootballGather

/// Keeps the players and the selection, and loads and deletes players via the server.
final class PlayerListPresenter {
  var onAlert: ((ModuleAlert) -> Void)?
  private(set) var players: [Player] = []
  private(set) var hasLoaded = false
  private weak var view: (any PlayerListViewInput)?
  private let services: Services
  private var isSelecting = false
  private var canSelect = false
  private var selectedIDs: Set<Player.ID> = []

  init(view: any PlayerListViewInput, services: Services) {
    self.view = view
    self.services = services
  }

  private func showState() {
    view?.show(
      PlayerListViewState(
        isSelecting: isSelecting, selectedCount: selectedIDs.count, canSelect: canSelect))
  }

  private func setMode(isSelecting: Bool) {
    self.isSelecting = isSelecting
    selectedIDs = []
    showState()
    view?.reloadRows()
  }

  private func toggleSelection(at row: Int) {
    let id = players[row].id
    if selectedIDs.remove(id) == nil { selectedIDs.insert(id) }
    showState()
    view?.reloadRow(row)
  }

  private func row(of player: Player) -> Int? {
    players.firstIndex { $0.id == player.id }
  }

  // MARK: Answers

  private func didLoad(_ result: Result<[Player], ServiceError>) {
    view?.enableContent(true)
    switch result {
    case .success(let players): show(players)
    case .failure(let error): showAlert(.failure(error))
    }
  }

  private func show(_ players: [Player]) {
    self.players = players
    hasLoaded = true
    canSelect = !players.isEmpty
    selectedIDs.formIntersection(players.map(\.id))
    view?.showEmptyView(players.isEmpty)
    view?.reloadRows()
    showState()
    view?.onLoaded?()
  }

  private func delete(_ player: Player) {
    view?.showBusy(true)
    services.players.deletePlayer(id: player.id) { [weak self] in self?.didDelete(player, $0) }
  }

  private func didDelete(_ player: Player, _ result: Result<Void, ServiceError>) {
    view?.showBusy(false)
    switch result {
    case .success:
      guard let row = row(of: player) else { return }
      players.remove(at: row)
      selectedIDs.remove(player.id)
      view?.removeRow(row)
      showState()
      if players.isEmpty { view?.showEmptyView(true) }
    case .failure(let error): showAlert(.failure(error))
    }
  }
}

extension PlayerListPresenter: PlayerListViewOutput {
  var canDelete: Bool { !isSelecting }

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

  func viewLoaded() {
    showState()
    reload()
  }

  func retry() {
    view?.showEmptyView(false)
    reload()
  }

  func reload() {
    view?.enableContent(false)
    services.players.players { [weak self] in self?.didLoad($0) }
  }

  func replace(_ player: Player) {
    guard let row = row(of: player) else { return }
    players[row] = player
    view?.reloadRow(row)
  }

  func toggleMode() {
    setMode(isSelecting: !isSelecting)
  }

  func showListMode() {
    setMode(isSelecting: false)
  }

  func selectRow(_ row: Int) {
    if isSelecting { toggleSelection(at: row) } else { view?.onSelectPlayer?(players[row]) }
  }

  func tapBottomButton() {
    if isSelecting {
      view?.onConfirm?(players.filter { selectedIDs.contains($0.id) })
    } else {
      view?.onAdd?()
    }
  }

  func askToDelete(at row: Int) {
    let player = players[row]
    onAlert?(
      ModuleAlert(text: .confirmDeletion(of: player), isDestructive: true) { [weak self] in
        self?.delete(player)
      })
  }

  func logOut() {
    services.store.token = nil
    view?.onLogOut?()
  }
}
