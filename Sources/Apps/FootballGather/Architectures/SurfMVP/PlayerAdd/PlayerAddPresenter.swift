import FootballGather

/// Adds a player by name.
final class PlayerAddPresenter {
  weak var view: (any PlayerAddViewInput)?
  var router: (any PlayerAddRouterInput)?
  weak var output: (any PlayerAddModuleOutput)?

  private let service: any PlayerService
  private var name = ""

  init(service: any PlayerService) {
    self.service = service
  }
}

extension PlayerAddPresenter: PlayerAddViewOutput {
  func viewLoaded() {
    changeName(to: "")
  }

  func changeName(to name: String) {
    self.name = name
    view?.setDoneEnabled(!name.isEmpty)
  }

  func save() {
    view?.setBusy(true)
    service.addPlayer(named: name) { [weak self] result in self?.finish(result) }
  }
}

extension PlayerAddPresenter {
  private func finish(_ result: Result<Void, ServiceError>) {
    view?.setBusy(false)
    switch result {
    case .success:
      output?.playerAdded()
      router?.closeModule()
    case .failure:
      router?.showMessageModule(with: .playerNotAdded)
    }
  }
}
