import FootballGather

/// Keeps the name, and adds the player on the server.
final class PlayerAddInteractor {
  private let presenter: any PlayerAddPresenterProtocol
  private weak var delegate: (any PlayerAddDelegate)?
  private let services: Services
  private var name = ""

  init(
    presenter: any PlayerAddPresenterProtocol, services: Services,
    delegate: any PlayerAddDelegate
  ) {
    self.presenter = presenter
    self.services = services
    self.delegate = delegate
  }

  private func didAnswer(_ result: Result<Void, ServiceError>) {
    switch result {
    case .success:
      presenter.presentResult(.init(hasFailed: false))
      delegate?.didAddPlayer()
      presenter.dismissAdd()
    case .failure: presenter.presentResult(.init(hasFailed: true))
    }
  }
}

extension PlayerAddInteractor: PlayerAddInteractorProtocol {
  func changeName(_ request: PlayerAddModels.ChangeName.Request) {
    name = request.name
    presenter.presentName(.init(name: name))
  }

  func save(_ request: PlayerAddModels.Save.Request) {
    presenter.presentProgress()
    services.players.addPlayer(named: name) { [weak self] in self?.didAnswer($0) }
  }
}
