import FootballGather

/// The events that the confirm module reports to its coordinator.
protocol ConfirmPlayersModuleOutput: AnyObject {
  var onGatherStarted: ((Gather) -> Void)? { get set }
  var onError: ((AlertText) -> Void)? { get set }
}
