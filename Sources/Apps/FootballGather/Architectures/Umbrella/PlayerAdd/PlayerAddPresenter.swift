import FootballGather

/// Keeps the name of a new player, and saves it.
final class PlayerAddPresenter {
  var onAlert: ((ModuleAlert) -> Void)?
  private weak var view: (any PlayerAddViewInput)?
  private let services: Services
  private var name = ""

  init(view: any PlayerAddViewInput, services: Services) {
    self.view = view
    self.services = services
  }

  private func didAnswer(_ result: Result<Void, ServiceError>) {
    view?.showBusy(false)
    switch result {
    case .success: view?.onAdded?()
    case .failure: showAlert(.playerNotAdded)
    }
  }
}

extension PlayerAddPresenter: PlayerAddViewOutput {
  func type(_ name: String) {
    self.name = name
    view?.enableDone(!name.isEmpty)
  }

  func save() {
    view?.showBusy(true)
    services.players.addPlayer(named: name) { [weak self] in self?.didAnswer($0) }
  }
}
