import FootballGather

/// What the edit module reports to its caller.
protocol PlayerEditModuleOutput: AnyObject {
  func playerEdited(_ player: Player)
}
