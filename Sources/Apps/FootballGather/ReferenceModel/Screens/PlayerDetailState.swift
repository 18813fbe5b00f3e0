import FootballGather
import FootballGatherUI
import UserSessions

/// The state of a player's detail screen.
struct PlayerDetailState: Sendable {
  let id: Int
  private(set) var player: Player
  private(set) var title: String
  /// The text of each row, in the order of the sections; stored because it is slow to create.
  private var values: [String]

  static let sections: [(header: String, fields: [PlayerField])] = [
    ("PERSONAL", [.name, .age]), ("PLAY", [.position, .skill]), ("LIKES", [.team]),
  ]

  init(id: Int, player: Player) {
    self.id = id
    self.player = player
    title = player.name
    values = Self.values(of: player)
  }

  private static func values(of player: Player) -> [String] {
    sections.flatMap(\.fields).map { $0.shownValue(of: player) }
  }

  // Row 35.
  mutating func update(edited player: Player, _ deviations: Deviations) {
    title = deviations.contains(.d08) ? self.player.name : player.name
    self.player = player
    values = Self.values(of: player)
  }
}

extension FootballGatherModel {
  mutating func newDetail(of player: Player) -> PlayerDetailState {
    PlayerDetailState(id: newID(), player: player)
  }

  // Rows 32 to 34.
  mutating func tapField(_ section: Int, _ row: Int) {
    guard case .detail(let detail, nil) = upper,
      PlayerDetailState.sections.indices.contains(section),
      PlayerDetailState.sections[section].fields.indices.contains(row)
    else { return }
    openEdit(of: detail, PlayerDetailState.sections[section].fields[row])
  }
}

extension PlayerDetailState {
  // Row 31: the rows are always up to date.
  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(ElementID.playerDetailScreen, title: title)
    sink.flag(ElementID.playerDetailScreen, true)
    sink.table(ElementID.details, sections: Self.sections.count, true)
    var row = 0
    for section in Self.sections {
      sink.section(ElementID.details, section.header, rows: section.fields.count)
      for field in section.fields {
        sink.row(ElementID.details, field.title, values[row])
        row += 1
      }
    }
    sink.flag(ElementID.overlay, false)
  }
}
