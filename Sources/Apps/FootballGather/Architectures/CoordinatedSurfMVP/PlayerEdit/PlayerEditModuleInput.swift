import FootballGather

/// What may be asked of an open edit module.
protocol PlayerEditModuleInput: AnyObject {
  func isEditing(_ field: PlayerField, of id: Player.ID) -> Bool
}
