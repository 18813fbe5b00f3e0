import FootballGather

/// Decides what the list shows and opens, and keeps the selection.
final class PlayerListPresenter {
  /// A gather needs two teams.
  private static let fewestPlayers = 2

  weak var view: (any PlayerListViewProtocol)?
  private weak var delegate: (any PlayerListDelegate)?
  private let interactor: any PlayerListInteractorProtocol
  private let router: any PlayerListRouterProtocol

  private var viewState = PlayerListViewState.list
  private var canSelect = false
  private var selectedIDs: Set<Player.ID> = []
  private var playerToDelete: Player?

  init(
    interactor: any PlayerListInteractorProtocol, router: any PlayerListRouterProtocol,
    delegate: (any PlayerListDelegate)?
  ) {
    self.interactor = interactor
    self.router = router
    self.delegate = delegate
  }

  private var players: [Player] { interactor.players }

  private func load() {
    view?.setContentEnabled(false)
    interactor.load()
  }

  private func setViewState(_ state: PlayerListViewState) {
    viewState = state
    selectedIDs = []
    showState()
    view?.reloadRows()
  }

  private func showState() {
    view?.showTitle(selectedIDs.isEmpty ? "Players" : "\(selectedIDs.count) selected")
    view?.showSelectButton(title: viewState.barButtonTitle, isEnabled: canSelect)
    view?.showBottomButton(
      title: viewState.bottomButtonTitle,
      isEnabled: !viewState.isSelecting || selectedIDs.count >= Self.fewestPlayers)
  }

  private func toggleSelection(at row: Int) {
    let id = players[row].id
    if selectedIDs.remove(id) == nil { selectedIDs.insert(id) }
    showState()
    view?.reloadRow(row)
  }
}

extension PlayerListPresenter: PlayerListPresenterProtocol {
  var numberOfRows: Int { players.count }
  var canDelete: Bool { !viewState.isSelecting }
  var hasLoaded: Bool { interactor.hasLoaded }

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

  func viewDidLoad() {
    showState()
    load()
  }

  func retry() {
    view?.showEmptyView(false)
    load()
  }

  func toggleMode() {
    setViewState(viewState.toggled)
  }

  func selectRow(_ row: Int) {
    if viewState.isSelecting {
      toggleSelection(at: row)
    } else {
      router.showDetails(of: players[row], delegate: self)
    }
  }

  func openNextStep() {
    if viewState.isSelecting {
      router.showConfirm(players.filter { selectedIDs.contains($0.id) }, delegate: self)
    } else {
      router.showAdd(delegate: self)
    }
  }

  func askToDelete(at row: Int) {
    playerToDelete = players[row]
    view?.askToDelete(.confirmDeletion(of: players[row]))
  }

  func deletePlayer() {
    guard let player = playerToDelete else { return }
    view?.showBusy(true)
    interactor.delete(player)
  }

  func logOut() {
    interactor.logOut()
    router.popToLogin()
  }

  func open(_ link: DeepLink) {
    switch link {
    case .players: router.openList()
    case .player(let id): openDetails(of: id, editing: nil)
    case .edit(let id, let field): openDetails(of: id, editing: field)
    case .add: router.openAdd(delegate: self)
    case .gather:
      router.openConfirm(players.count < Self.fewestPlayers ? nil : players, delegate: self)
    }
  }

  private func openDetails(of id: Player.ID, editing field: PlayerField?) {
    guard let player = players.first(where: { $0.id == id }) else { return }
    router.openDetails(of: player, editing: field, delegate: self)
  }
}

extension PlayerListPresenter: PlayerListInteractorOutput {
  func didLoad() {
    canSelect = !players.isEmpty
    selectedIDs.formIntersection(players.map(\.id))
    view?.setContentEnabled(true)
    view?.showEmptyView(players.isEmpty)
    view?.reloadRows()
    showState()
    delegate?.playersDidLoad()
  }

  func didFailToLoad(_ error: ServiceError) {
    view?.setContentEnabled(true)
    view?.presentAlert(.failure(error))
  }

  func didDelete(_ player: Player, at row: Int?) {
    view?.showBusy(false)
    guard let row else { return }
    selectedIDs.remove(player.id)
    view?.removeRow(row)
    showState()
    if players.isEmpty { view?.showEmptyView(true) }
  }

  func didFailToDelete(_ error: ServiceError) {
    view?.showBusy(false)
    view?.presentAlert(.failure(error))
  }
}

extension PlayerListPresenter: PlayerDetailDelegate, PlayerAddDelegate, ConfirmPlayersDelegate {
  func didUpdate(_ player: Player) {
    if let row = interactor.replace(player) { view?.reloadRow(row) }
  }

  func didAddPlayer() {
    load()
  }

  func didEndGather() {
    setViewState(.list)
  }
}
