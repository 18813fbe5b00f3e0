import FootballGather

/// The events that the detail module reports to its caller.
protocol PlayerDetailModuleOutput: AnyObject {
  func playerEdited(_ player: Player)
}
