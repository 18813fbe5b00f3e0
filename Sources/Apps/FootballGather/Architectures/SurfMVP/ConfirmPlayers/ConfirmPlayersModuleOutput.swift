/// The events that the confirm module reports to its caller.
protocol ConfirmPlayersModuleOutput: AnyObject {
  /// Called when the match has ended; the caller then closes all modules that led to it.
  func gatherEnded()
}
