import FootballGather

/// Loads and deletes players, and ends the user's session.
final class PlayerListInteractor {
  weak var output: (any PlayerListInteractorOutput)?
  private let services: Services
  private(set) var players: [Player] = []
  private(set) var hasLoaded = false

  init(services: Services) {
    self.services = services
  }

  private func didLoad(_ result: Result<[Player], ServiceError>) {
    switch result {
    case .success(let players):
      self.players = players
      hasLoaded = true
      output?.didLoad()
    case .failure(let error): output?.didFailToLoad(error)
    }
  }

  private func didDelete(_ player: Player, _ result: Result<Void, ServiceError>) {
    switch result {
    case .success:
      let row = row(of: player)
      if let row { players.remove(at: row) }
      output?.didDelete(player, at: row)
    case .failure(let error): output?.didFailToDelete(error)
    }
  }

  private func row(of player: Player) -> Int? {
    players.firstIndex { $0.id == player.id }
  }
}

extension PlayerListInteractor: PlayerListInteractorProtocol {
  func load() {
    services.players.players { [weak self] in self?.didLoad($0) }
  }

  func delete(_ player: Player) {
    services.players.deletePlayer(id: player.id) { [weak self] in self?.didDelete(player, $0) }
  }

  func replace(_ player: Player) -> Int? {
    guard let row = row(of: player) else { return nil }
    players[row] = player
    return row
  }

  func logOut() {
    services.store.token = nil
  }
}
