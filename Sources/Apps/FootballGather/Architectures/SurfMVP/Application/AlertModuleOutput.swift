import FootballGather

/// Hears that the user really wants to delete a player.
protocol DeletionModuleOutput: AnyObject {
  func deletionConfirmed(of player: Player)
}

/// Hears that the user really wants to end the match.
protocol EndOfGatherModuleOutput: AnyObject {
  func endOfGatherConfirmed()
}
