import FootballGather

/// Holds the players and the selection, and opens all other modules.
final class PlayerListPresenter {
  weak var view: (any PlayerListViewInput)?
  var router: (any PlayerListRouterInput)?
  weak var output: (any PlayerListModuleOutput)?

  private let service: any PlayerService
  private let store: any SessionStore
  private var list = PlayerListModel()

  init(service: any PlayerService, store: any SessionStore) {
    self.service = service
    self.store = store
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
    router?.closeModule()
  }

  func choosePlayer(at index: Int) {
    if list.isSelecting {
      list.toggleSelection(at: index)
      showMode()
      showPlayer(at: index)
    } else {
      router?.showPlayerDetailModule(with: list.players[index], output: self)
    }
  }

  func deletePlayer(at index: Int) {
    router?.showDeletionModule(with: list.players[index], output: self)
  }

  func proceed() {
    if list.isSelecting {
      router?.showConfirmPlayersModule(with: list.selectedPlayers, output: self)
    } else {
      router?.showPlayerAddModule(output: self)
    }
  }
}

extension PlayerListPresenter: PlayerListModuleInput {
  var isOpen: Bool { router?.isModuleOpen ?? false }

  func open(_ link: DeepLink) {
    switch link {
    case .players:
      router?.showPlayerListModule()
    case .player(let id):
      guard let player = list.player(id: id) else { return }
      router?.showPlayerDetailModule(with: player, output: self)
    case .edit(let id, let field):
      guard let player = list.player(id: id) else { return }
      router?.showPlayerEditModule(with: field, of: player, output: self)
    case .add:
      router?.showPlayerAddModule(output: self)
    case .gather:
      router?.showConfirmPlayersModule(with: list.canGather ? list.players : [], output: self)
    }
  }
}

extension PlayerListPresenter: PlayerDetailModuleOutput {
  func playerEdited(_ player: Player) {
    if let index = list.update(player) { showPlayer(at: index) }
  }
}

extension PlayerListPresenter: PlayerAddModuleOutput {
  func playerAdded() {
    load()
  }
}

extension PlayerListPresenter: ConfirmPlayersModuleOutput {
  func gatherEnded() {
    setSelecting(false)
    router?.showPlayerListModule()
  }
}

extension PlayerListPresenter: DeletionModuleOutput {
  func deletionConfirmed(of player: Player) {
    view?.setBusy(true)
    service.deletePlayer(id: player.id) { [weak self] result in
      self?.finishDeletion(of: player, result)
    }
  }
}

extension PlayerListPresenter {
  private func load() {
    view?.setContentEnabled(false)
    service.players { [weak self] result in self?.finishLoading(result) }
  }

  private func finishLoading(_ result: Result<[Player], ServiceError>) {
    view?.setContentEnabled(true)
    switch result {
    case .success(let players):
      list.replacePlayers(with: players)
      showMode()
      showPlayers()
      view?.setSelectEnabled(!players.isEmpty)
      view?.setEmptyStateVisible(players.isEmpty)
      output?.playersLoaded(in: self)
    case .failure(let error):
      router?.showMessageModule(with: .failure(error))
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
      router?.showMessageModule(with: .failure(error))
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
