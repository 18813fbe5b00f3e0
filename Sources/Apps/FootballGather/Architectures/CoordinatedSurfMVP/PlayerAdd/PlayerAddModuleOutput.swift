import FootballGather

/// The events that the add module reports to its coordinator.
protocol PlayerAddModuleOutput: AnyObject {
  var onPlayerAdded: (() -> Void)? { get set }
  var onError: ((AlertText) -> Void)? { get set }
}
