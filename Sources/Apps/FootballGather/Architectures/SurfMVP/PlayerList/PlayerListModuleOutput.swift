/// The events that the player list reports to its caller.
protocol PlayerListModuleOutput: AnyObject {
  /// Called whenever the players have been loaded; `module` can now open links.
  func playersLoaded(in module: any PlayerListModuleInput)
}
