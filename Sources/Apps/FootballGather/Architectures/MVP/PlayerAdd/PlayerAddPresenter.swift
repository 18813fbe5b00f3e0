import FootballGather

/// Holds the name, reports whether it can be saved, and saves it.
final class PlayerAddPresenter {
  weak var view: (any PlayerAddViewProtocol)?
  private let services: Services
  private var name = ""

  init(services: Services) {
    self.services = services
  }

  func nameDidChange(_ name: String) {
    self.name = name
    view?.didChangeName(canSave: !name.isEmpty)
  }

  func save() {
    view?.showBusy(true)
    services.players.addPlayer(named: name) { [weak self] in self?.didSave($0) }
  }

  private func didSave(_ result: Result<Void, ServiceError>) {
    view?.showBusy(false)
    switch result {
    case .success: view?.didAddPlayer()
    case .failure: view?.showAlert(.playerNotAdded)
    }
  }
}
