import FootballGather

final class PlayerListPresenter: PlayerListModuleOutput {
  var onPlayersLoaded: (() -> Void)?
  var onPlayerSelected: ((Player) -> Void)?
  var onPlayersConfirmed: (([Player]) -> Void)?
  var onAdd: (() -> Void)?
  var onDelete: ((Player) -> Void)?
  var onLogOut: (() -> Void)?
  var onError: ((AlertText) -> Void)?

  weak var view: (any PlayerListViewInput)?

  private(set) var list = PlayerListModel()
  private(set) var isLoaded = false
  private let service: any PlayerService
  private let store: any SessionStore

  init(service: any PlayerService, store: any SessionStore) {
    self.service = service
    self.store = store
  }

  private func finishLoading(_ result: Result<[Player], ServiceError>) {
    view?.setContentEnabled(true)
    switch result {
    case .success(let players):
      isLoaded = true
      list.replacePlayers(with: players)
      showMode()
      showPlayers()
      view?.setSelectEnabled(!players.isEmpty)
      view?.setEmptyStateVisible(players.isEmpty)
      onPlayersLoaded?()
    case .failure(let error):
      onError?(.failure(error))
    }
  }

  private func finishDeletion(of player: Player, _ result: Result<Void, ServiceError>) {
    view?.setBusy(false)
    switch result {
    case .success:
      guard let index = list.remove(player) else { return }
      view?.removeRow(at: index)
      showMode()
      if list.players.isEmpty { view?.setEmptyStateVisible(true) }
    case .failure(let error):
      onError?(.failure(error))
    }
  }

  private func setSelecting(_ isSelecting: Bool) {
    list.setSelecting(isSelecting)
    showMode()
    showPlayers()
  }

  private func showMode() {
    view?.configure(with: PlayerListModeModel(list))
  }

  private func showPlayers() {
    view?.configure(with: list.players.map(row))
  }

  private func showPlayer(at index: Int) {
    view?.update(row(of: list.players[index]), at: index)
  }

  private func row(of player: Player) -> PlayerListRowModel {
    PlayerListRowModel(player, isSelected: list.isSelected(player))
  }
}

extension PlayerListPresenter: PlayerListViewOutput {
  func viewLoaded() {
    showMode()
    view?.setSelectEnabled(false)
    load()
  }

  func retry() {
    view?.setEmptyStateVisible(false)
    load()
  }

  func toggleMode() {
    setSelecting(!list.isSelecting)
  }

  func logOut() {
    store.token = nil
    onLogOut?()
  }

  func choosePlayer(at index: Int) {
    if list.isSelecting {
      list.toggleSelection(at: index)
      showMode()
      showPlayer(at: index)
    } else {
      onPlayerSelected?(list.players[index])
    }
  }

  func deletePlayer(at index: Int) {
    onDelete?(list.players[index])
  }

  func proceed() {
    if list.isSelecting {
      onPlayersConfirmed?(list.selectedPlayers)
    } else {
      onAdd?()
    }
  }
}

extension PlayerListPresenter: PlayerListModuleInput {
  func load() {
    view?.setContentEnabled(false)
    service.players { [weak self] result in self?.finishLoading(result) }
  }

  func update(_ player: Player) {
    if let index = list.update(player) { showPlayer(at: index) }
  }

  func delete(_ player: Player) {
    view?.setBusy(true)
    service.deletePlayer(id: player.id) { [weak self] result in
      self?.finishDeletion(of: player, result)
    }
  }

  func endSelection() {
    setSelecting(false)
  }
}
