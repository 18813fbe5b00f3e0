/// Shows the screens of a user flow.
protocol Coordinator: AnyObject {
  /// Called when the flow has ended.
  var onFinish: ((Ending) -> Void)? { get set }
  func start()
}
