import FootballGather

/// Arranges the teams in rows, and opens the gather.
final class ConfirmPlayersPresenter {
  weak var view: (any ConfirmPlayersViewProtocol)?
  private weak var delegate: (any ConfirmPlayersDelegate)?
  private let interactor: any ConfirmPlayersInteractorProtocol
  private let router: any ConfirmPlayersRouterProtocol

  init(
    interactor: any ConfirmPlayersInteractorProtocol, router: any ConfirmPlayersRouterProtocol,
    delegate: any ConfirmPlayersDelegate
  ) {
    self.interactor = interactor
    self.router = router
    self.delegate = delegate
  }
}

extension ConfirmPlayersPresenter: ConfirmPlayersPresenterProtocol {
  var numberOfSections: Int { interactor.teams.count }

  func numberOfRows(in section: Int) -> Int {
    interactor.teams[section].count
  }

  func header(of section: Int) -> String? {
    TeamSection(rawValue: section)?.title
  }

  func name(at row: Int, in section: Int) -> String {
    interactor.teams[section][row].name
  }

  func position(at row: Int, in section: Int) -> String? {
    interactor.teams[section][row].preferredPosition?.abbreviation
  }

  func viewDidLoad() {
    view?.showTitle("Confirm Players")
  }

  func movePlayer(from row: Int, in section: Int, to newRow: Int, in newSection: Int) {
    interactor.movePlayer(from: row, in: section, to: newRow, in: newSection)
    view?.enableStart(interactor.canStart)
  }

  func startGather() {
    view?.showBusy(true)
    interactor.startGather()
  }
}

extension ConfirmPlayersPresenter: ConfirmPlayersInteractorOutput {
  func didStart(_ gather: Gather) {
    view?.showBusy(false)
    router.showGather(gather, delegate: self)
  }

  func didFailToStart() {
    view?.showBusy(false)
    view?.presentAlert(.gatherNotCreated)
  }
}

extension ConfirmPlayersPresenter: GatherDelegate {
  func didEndGather() {
    delegate?.didEndGather()
  }
}
