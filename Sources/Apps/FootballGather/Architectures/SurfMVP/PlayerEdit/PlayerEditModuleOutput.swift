import FootballGather

/// The events that the edit module reports to its caller.
protocol PlayerEditModuleOutput: AnyObject {
  func playerEdited(_ player: Player)
}
