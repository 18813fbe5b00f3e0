import FootballGather

/// Keeps the name, and returns to the list once the player is added.
final class PlayerAddPresenter {
  weak var view: (any PlayerAddViewProtocol)?
  private weak var delegate: (any PlayerAddDelegate)?
  private let interactor: any PlayerAddInteractorProtocol
  private let router: any PlayerAddRouterProtocol
  private var name = ""

  init(
    interactor: any PlayerAddInteractorProtocol, router: any PlayerAddRouterProtocol,
    delegate: any PlayerAddDelegate
  ) {
    self.interactor = interactor
    self.router = router
    self.delegate = delegate
  }
}

extension PlayerAddPresenter: PlayerAddPresenterProtocol {
  func viewDidLoad() {
    view?.showTitle("Add Player")
  }

  func nameDidChange(_ name: String) {
    self.name = name
    view?.enableDone(!name.isEmpty)
  }

  func save() {
    view?.showBusy(true)
    interactor.add(name)
  }
}

extension PlayerAddPresenter: PlayerAddInteractorOutput {
  func didAdd() {
    view?.showBusy(false)
    delegate?.didAddPlayer()
    router.dismissAdd()
  }

  func didFailToAdd() {
    view?.showBusy(false)
    view?.presentAlert(.playerNotAdded)
  }
}
