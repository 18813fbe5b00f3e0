import FootballGather

/// Arranges a player's values in sections of rows.
final class PlayerDetailPresenter {
  private(set) var player: Player
  private weak var view: (any PlayerDetailViewInput)?
  private let headers = ["PERSONAL", "PLAY", "LIKES"]
  private let fields: [[PlayerField]] = [[.name, .age], [.position, .skill], [.team]]

  init(view: any PlayerDetailViewInput, player: Player) {
    self.view = view
    self.player = player
  }
}

extension PlayerDetailPresenter: PlayerDetailViewOutput {
  var numberOfSections: Int { headers.count }

  func numberOfRows(in section: Int) -> Int {
    fields[section].count
  }

  func header(of section: Int) -> String {
    headers[section]
  }

  func rowTitle(at row: Int, in section: Int) -> String {
    fields[section][row].title
  }

  func rowValue(at row: Int, in section: Int) -> String {
    fields[section][row].shownValue(of: player)
  }

  func viewLoaded() {
    view?.showTitle(player.name)
  }

  func selectRow(_ row: Int, in section: Int) {
    view?.onSelectField?(fields[section][row])
  }

  func update(_ player: Player) {
    self.player = player
    view?.showTitle(player.name)
    view?.reloadRows()
  }
}
