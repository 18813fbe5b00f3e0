import FootballGather

/// One row of the player list.
struct PlayerListRowModel {
  let name: String
  let position: String
  let skill: String
  let isSelected: Bool

  init(_ player: Player, isSelected: Bool) {
    name = player.name
    position = "Position: \(player.preferredPosition?.rawValue ?? "-")"
    skill = "Skill: \(player.skill?.rawValue ?? "-")"
    self.isSelected = isSelected
  }
}
