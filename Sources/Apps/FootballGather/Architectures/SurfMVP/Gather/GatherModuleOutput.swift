/// The events that the match reports to its caller.
protocol GatherModuleOutput: AnyObject {
  /// Called when the match has ended; the caller then closes it.
  func gatherEnded()
}
