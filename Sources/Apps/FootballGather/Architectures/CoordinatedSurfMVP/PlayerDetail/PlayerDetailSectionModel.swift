import FootballGather

/// One section of the detail screen.
struct PlayerDetailSectionModel {
  struct Row {
    let field: PlayerField
    let value: String
  }

  let title: String
  let rows: [Row]

  init(_ title: String, fields: [PlayerField], of player: Player) {
    self.title = title
    rows = fields.map { Row(field: $0, value: $0.shownValue(of: player)) }
  }
}
