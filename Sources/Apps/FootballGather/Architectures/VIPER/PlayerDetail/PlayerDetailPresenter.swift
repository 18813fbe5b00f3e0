import FootballGather

/// Arranges a player's values in sections of rows, and opens the editor of a value.
final class PlayerDetailPresenter {
  weak var view: (any PlayerDetailViewProtocol)?
  private weak var delegate: (any PlayerDetailDelegate)?
  private let interactor: any PlayerDetailInteractorProtocol
  private let router: any PlayerDetailRouterProtocol
  private let sections: [(header: String, fields: [PlayerField])] = [
    ("PERSONAL", [.name, .age]), ("PLAY", [.position, .skill]), ("LIKES", [.team]),
  ]

  init(
    interactor: any PlayerDetailInteractorProtocol, router: any PlayerDetailRouterProtocol,
    delegate: any PlayerDetailDelegate
  ) {
    self.interactor = interactor
    self.router = router
    self.delegate = delegate
  }

  private func field(at row: Int, in section: Int) -> PlayerField {
    sections[section].fields[row]
  }
}

extension PlayerDetailPresenter: PlayerDetailPresenterProtocol {
  var player: Player { interactor.player }
  var numberOfSections: Int { sections.count }

  func numberOfRows(in section: Int) -> Int {
    sections[section].fields.count
  }

  func header(of section: Int) -> String {
    sections[section].header
  }

  func rowTitle(at row: Int, in section: Int) -> String {
    field(at: row, in: section).title
  }

  func rowValue(at row: Int, in section: Int) -> String {
    field(at: row, in: section).shownValue(of: player)
  }

  func viewDidLoad() {
    view?.showTitle(player.name)
  }

  func viewWillAppear() {
    view?.reloadRows()
  }

  func selectRow(_ row: Int, in section: Int) {
    router.showEdit(of: player, field: field(at: row, in: section), delegate: self)
  }

  func didUpdate(_ player: Player) {
    interactor.update(player)
    view?.showTitle(player.name)
    view?.reloadRows()
    delegate?.didUpdate(player)
  }
}
