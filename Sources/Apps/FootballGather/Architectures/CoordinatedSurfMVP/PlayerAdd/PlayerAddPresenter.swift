import FootballGather

final class PlayerAddPresenter: PlayerAddModuleOutput {
  var onPlayerAdded: (() -> Void)?
  var onError: ((AlertText) -> Void)?

  weak var view: (any PlayerAddViewInput)?

  private let service: any PlayerService
  private var name = ""

  init(service: any PlayerService) {
    self.service = service
  }

  private func finish(_ result: Result<Void, ServiceError>) {
    view?.setBusy(false)
    switch result {
    case .success: onPlayerAdded?()
    case .failure: onError?(.playerNotAdded)
    }
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
