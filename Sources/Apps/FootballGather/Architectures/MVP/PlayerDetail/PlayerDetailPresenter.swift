import FootballGather
import UIKit

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

  func title(at indexPath: IndexPath) -> String {
    field(at: indexPath).title
  }

  func value(at indexPath: IndexPath) -> String {
    field(at: indexPath).shownValue(of: player)
  }

  func field(at indexPath: IndexPath) -> PlayerField {
    sections[indexPath.section].fields[indexPath.row]
  }
}
