typealias CompletionBlock = () -> Void

/// A flow that can begin.
protocol Coordinatable: AnyObject {
  func start()
}
