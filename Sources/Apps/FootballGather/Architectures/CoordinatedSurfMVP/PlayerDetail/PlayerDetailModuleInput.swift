import FootballGather

/// The open detail module's interface for other modules.
protocol PlayerDetailModuleInput: AnyObject {
  var player: Player { get }

  /// Replaces the player with its edited version.
  func update(_ player: Player)
}
