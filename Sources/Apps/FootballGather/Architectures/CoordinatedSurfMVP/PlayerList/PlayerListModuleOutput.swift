import FootballGather

/// What the player list reports to its coordinator.
protocol PlayerListModuleOutput: AnyObject {
  /// The players are known, again or for the first time.
  var onPlayersLoaded: (() -> Void)? { get set }
  var onPlayerSelected: ((Player) -> Void)? { get set }
  var onPlayersConfirmed: (([Player]) -> Void)? { get set }
  var onAdd: (() -> Void)? { get set }
  /// The user wants to delete a player and should be asked whether they mean it.
  var onDelete: ((Player) -> Void)? { get set }
  var onLogOut: (() -> Void)? { get set }
  var onError: ((AlertText) -> Void)? { get set }
}
