typealias CompletionBlock = () -> Void

/// A flow that can be started.
protocol Coordinatable: AnyObject {
  func start()
}
