import FootballGather

/// The events that the edit module reports to its coordinator.
protocol PlayerEditModuleOutput: AnyObject {
  var onPlayerEdited: ((Player) -> Void)? { get set }
  var onError: ((AlertText) -> Void)? { get set }
}
