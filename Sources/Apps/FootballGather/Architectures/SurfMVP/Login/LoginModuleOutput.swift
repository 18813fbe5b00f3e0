/// The events that the login module reports to its caller.
protocol LoginModuleOutput: AnyObject {
  func playersLoaded(in module: any PlayerListModuleInput)
}
