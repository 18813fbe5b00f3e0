import FootballGather

/// What the match reports to its coordinator.
protocol GatherModuleOutput: AnyObject {
  /// The user wants to end the match and should be asked whether they mean it.
  var onEnd: (() -> Void)? { get set }
  var onGatherEnded: (() -> Void)? { get set }
  var onError: ((AlertText) -> Void)? { get set }
}
