import FootballGather

/// Keeps the players and the selection, and loads and deletes players via the server.
final class PlayerListInteractor {
  /// A gather needs two teams.
  private static let fewestPlayers = 2

  private let presenter: any PlayerListPresenterProtocol
  private weak var delegate: (any PlayerListDelegate)?
  private let services: Services

  private(set) var hasLoaded = false
  private var players: [Player] = []
  private var canSelect = false
  private var viewState = PlayerListViewState.list
  private var selectedIDs: Set<Player.ID> = []
  private var playerToDelete: Player?

  init(
    presenter: any PlayerListPresenterProtocol, services: Services,
    delegate: (any PlayerListDelegate)?
  ) {
    self.presenter = presenter
    self.services = services
    self.delegate = delegate
  }

  private func row(of id: Player.ID) -> Int? {
    players.firstIndex { $0.id == id }
  }

  // MARK: State

  private func showState() {
    presenter.presentState(
      .init(
        state: viewState, selectedCount: selectedIDs.count, canSelect: canSelect,
        isComplete: selectedIDs.count >= Self.fewestPlayers))
  }

  private func setViewState(_ state: PlayerListViewState) {
    viewState = state
    selectedIDs = []
    showState()
    presenter.presentRows()
  }

  private func toggleSelection(at row: Int) {
    let id = players[row].id
    if selectedIDs.remove(id) == nil { selectedIDs.insert(id) }
    showState()
    presenter.presentRow(.init(row: row))
  }

  // MARK: Answers

  private func load() {
    presenter.presentLoading()
    services.players.players { [weak self] in self?.didLoad($0) }
  }

  private func didLoad(_ result: Result<[Player], ServiceError>) {
    if case .success(let players) = result {
      self.players = players
      hasLoaded = true
      canSelect = !players.isEmpty
      selectedIDs.formIntersection(players.map(\.id))
    }
    presenter.presentPlayers(.init(result: result))
    if case .success = result {
      showState()
      delegate?.playersDidLoad()
    }
  }

  private func didDelete(_ player: Player, _ result: Result<Void, ServiceError>) {
    let removal = result.map { remove(player) }
    presenter.presentDeletion(.init(result: removal, isEmpty: players.isEmpty))
    if case .success = result { showState() }
  }

  private func remove(_ player: Player) -> Int? {
    guard let row = row(of: player.id) else { return nil }
    players.remove(at: row)
    selectedIDs.remove(player.id)
    return row
  }
}

extension PlayerListInteractor: PlayerListInteractorProtocol {
  func countRows(
    _ request: PlayerListModels.CountRows.Request
  ) -> PlayerListModels.CountRows.ViewModel {
    presenter.rowCount(.init(players: players))
  }

  func showRow(_ request: PlayerListModels.ShowRow.Request) -> PlayerListModels.ShowRow.ViewModel {
    let player = players[request.row]
    return presenter.row(.init(player: player, isSelected: selectedIDs.contains(player.id)))
  }

  func checkDeletion(
    _ request: PlayerListModels.CheckDeletion.Request
  ) -> PlayerListModels.CheckDeletion.ViewModel {
    presenter.deletion(.init(state: viewState))
  }

  func load(_ request: PlayerListModels.Load.Request) {
    showState()
    load()
  }

  func toggleState(_ request: PlayerListModels.ToggleState.Request) {
    setViewState(viewState.toggled)
  }

  func selectRow(_ request: PlayerListModels.SelectRow.Request) {
    if viewState.isSelecting {
      toggleSelection(at: request.row)
    } else {
      presenter.presentDetails(.init(player: players[request.row], delegate: self))
    }
  }

  func openNext(_ request: PlayerListModels.OpenNext.Request) {
    let selected = players.filter { selectedIDs.contains($0.id) }
    presenter.presentNext(.init(players: viewState.isSelecting ? selected : nil, delegate: self))
  }

  func askToDelete(_ request: PlayerListModels.AskToDelete.Request) {
    playerToDelete = players[request.row]
    presenter.presentQuestion(.init(player: players[request.row]))
  }

  func delete(_ request: PlayerListModels.Delete.Request) {
    guard let player = playerToDelete else { return }
    presenter.presentDeleting()
    services.players.deletePlayer(id: player.id) { [weak self] in self?.didDelete(player, $0) }
  }

  func logOut(_ request: PlayerListModels.LogOut.Request) {
    services.store.token = nil
    presenter.presentLogin(.init())
  }

  func open(_ request: PlayerListModels.Open.Request) {
    guard let target = target(of: request.link) else { return }
    presenter.presentTarget(.init(target: target, delegate: self))
  }

  private func target(of link: DeepLink) -> PlayerListModels.Open.Target? {
    switch link {
    case .players: .list
    case .player(let id): row(of: id).map { .details(of: players[$0], editing: nil) }
    case .edit(let id, let field): row(of: id).map { .details(of: players[$0], editing: field) }
    case .add: .add
    case .gather: .confirm(players.count < Self.fewestPlayers ? nil : players)
    }
  }
}

extension PlayerListInteractor: PlayerDetailDelegate, PlayerAddDelegate, ConfirmPlayersDelegate {
  func didUpdate(_ player: Player) {
    guard let row = row(of: player.id) else { return }
    players[row] = player
    presenter.presentRow(.init(row: row))
  }

  func didAddPlayer() {
    load()
  }

  func didEndGather() {
    setViewState(.list)
  }
}
