import FootballGather

/// Adds a player on the server.
final class PlayerAddInteractor: PlayerAddInteractorProtocol {
  weak var output: (any PlayerAddInteractorOutput)?
  private let services: Services

  init(services: Services) {
    self.services = services
  }

  func add(_ name: String) {
    services.players.addPlayer(named: name) { [weak self] in self?.didAnswer($0) }
  }

  private func didAnswer(_ result: Result<Void, ServiceError>) {
    switch result {
    case .success: output?.didAdd()
    case .failure: output?.didFailToAdd()
    }
  }
}
