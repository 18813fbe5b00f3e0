import FootballGather

/// What may be asked of an open detail module.
protocol PlayerDetailModuleInput: AnyObject {
  var player: Player { get }

  /// Takes over the player as edited.
  func update(_ player: Player)
}
