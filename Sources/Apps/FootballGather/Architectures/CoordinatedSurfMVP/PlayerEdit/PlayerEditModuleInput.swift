import FootballGather

/// The open edit module's interface for other modules.
protocol PlayerEditModuleInput: AnyObject {
  func isEditing(_ field: PlayerField, of id: Player.ID) -> Bool
}
