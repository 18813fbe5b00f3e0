/// What the player list reports to its caller.
protocol PlayerListModuleOutput: AnyObject {
  /// The players are known, again or for the first time; links can be opened in `module`.
  func playersLoaded(in module: any PlayerListModuleInput)
}
