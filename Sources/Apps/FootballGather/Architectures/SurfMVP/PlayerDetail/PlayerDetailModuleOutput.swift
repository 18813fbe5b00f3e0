import FootballGather

/// What the detail module reports to its caller.
protocol PlayerDetailModuleOutput: AnyObject {
  func playerEdited(_ player: Player)
}
