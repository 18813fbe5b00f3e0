/// What the confirm module reports to its caller.
protocol ConfirmPlayersModuleOutput: AnyObject {
  /// The match is over, and the caller's turn to close all that led to it.
  func gatherEnded()
}
