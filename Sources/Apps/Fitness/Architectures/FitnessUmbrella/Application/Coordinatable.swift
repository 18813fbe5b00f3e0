typealias CompletionBlock = () -> Void

/// Runs a flow of the app.
protocol Coordinatable: AnyObject {
  func start()
}
