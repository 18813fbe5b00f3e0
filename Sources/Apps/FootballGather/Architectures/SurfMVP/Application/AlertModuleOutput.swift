import FootballGather

/// Receives a callback when the user confirms the deletion of a player.
protocol DeletionModuleOutput: AnyObject {
  func deletionConfirmed(of player: Player)
}

/// Receives a callback when the user confirms the end of the gather.
protocol EndOfGatherModuleOutput: AnyObject {
  func endOfGatherConfirmed()
}
