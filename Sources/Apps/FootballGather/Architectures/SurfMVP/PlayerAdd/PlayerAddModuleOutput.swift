/// The events that the add module reports to its caller.
protocol PlayerAddModuleOutput: AnyObject {
  func playerAdded()
}
