import FootballGather

/// The events that the player list reports to its coordinator.
protocol PlayerListModuleOutput: AnyObject {
  /// Called whenever the players have been loaded.
  var onPlayersLoaded: (() -> Void)? { get set }
  var onPlayerSelected: ((Player) -> Void)? { get set }
  var onPlayersConfirmed: (([Player]) -> Void)? { get set }
  var onAdd: (() -> Void)? { get set }
  /// Called when the user wants to delete a player and must be asked to confirm.
  var onDelete: ((Player) -> Void)? { get set }
  var onLogOut: (() -> Void)? { get set }
  var onError: ((AlertText) -> Void)? { get set }
}
