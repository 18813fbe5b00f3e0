/// What the match reports to its caller.
protocol GatherModuleOutput: AnyObject {
  /// The match is over, and the caller's turn to close it.
  func gatherEnded()
}
