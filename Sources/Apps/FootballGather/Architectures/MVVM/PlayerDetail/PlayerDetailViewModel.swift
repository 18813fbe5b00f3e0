import FootballGather

/// Arranges a player's values in sections of rows.
final class PlayerDetailViewModel {
  private struct Section {
    let header: String
    let fields: [PlayerField]
  }

  private(set) var player: Player
  private let services: Services
  private let sections = [
    Section(header: "PERSONAL", fields: [.name, .age]),
    Section(header: "PLAY", fields: [.position, .skill]),
    Section(header: "LIKES", fields: [.team]),
  ]

  init(services: Services, player: Player) {
    self.services = services
    self.player = player
  }

  var title: String { player.name }
  var numberOfSections: Int { sections.count }

  func numberOfRows(in section: Int) -> Int {
    sections[section].fields.count
  }

  func header(of section: Int) -> String {
    sections[section].header
  }

  func field(at row: Int, in section: Int) -> PlayerField {
    sections[section].fields[row]
  }

  func rowTitle(at row: Int, in section: Int) -> String {
    field(at: row, in: section).title
  }

  func rowValue(at row: Int, in section: Int) -> String {
    field(at: row, in: section).shownValue(of: player)
  }

  func update(_ player: Player) {
    self.player = player
  }

  func makeEdit(of field: PlayerField) -> PlayerEditViewModel {
    PlayerEditViewModel(services: services, player: player, field: field)
  }
}
