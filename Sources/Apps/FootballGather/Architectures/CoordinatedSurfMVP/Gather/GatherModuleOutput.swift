import FootballGather

/// The events that the match module reports to its coordinator.
protocol GatherModuleOutput: AnyObject {
  /// Called when the user wants to end the match and must be asked to confirm.
  var onEnd: (() -> Void)? { get set }
  var onGatherEnded: (() -> Void)? { get set }
  var onError: ((AlertText) -> Void)? { get set }
}
