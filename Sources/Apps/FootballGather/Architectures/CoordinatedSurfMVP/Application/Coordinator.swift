/// Leads the user through one flow.
///
/// A coordinator knows its modules and its children, never its parent: what a parent should hear is
/// in the closures of the coordinator's output.
protocol Coordinator: AnyObject {
  func start()
  /// Starts the flow, and leads on to the target, if there is one.
  func start(with deepLinkOption: DeepLinkOption?)
  /// Leads to the target from wherever the flow is, without creating anew what is there already.
  func handle(deepLinkOption: DeepLinkOption)
}
