import FootballGather

/// Arranges a player's values in sections and rows.
final class PlayerDetailPresenter {
  weak var view: (any PlayerDetailViewProtocol)?
  private var player: Player
  private let sections: [(header: String, fields: [PlayerField])] = [
    ("PERSONAL", [.name, .age]), ("PLAY", [.position, .skill]), ("LIKES", [.team]),
  ]

  init(player: Player) {
    self.player = player
  }

  func update(_ player: Player) {
    self.player = player
    view?.reloadData()
  }

  var numberOfSections: Int { sections.count }

  func numberOfRows(in section: Int) -> Int {
    sections[section].fields.count
  }

  func header(of section: Int) -> String {
    sections[section].header
  }

  func title(at row: Int, in section: Int) -> String {
    field(at: row, in: section).title
  }

  func value(at row: Int, in section: Int) -> String {
    field(at: row, in: section).shownValue(of: player)
  }

  func field(at row: Int, in section: Int) -> PlayerField {
    sections[section].fields[row]
  }
}
