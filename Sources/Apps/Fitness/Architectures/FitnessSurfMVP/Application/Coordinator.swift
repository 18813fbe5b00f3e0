/// Controls the navigation of one flow.
///
/// A coordinator knows its modules and its children, but never its parent: it reports events to the
/// parent through the closures of its output.
protocol Coordinator: AnyObject {
  /// Starts the flow; if there is a link, at its target and without animation.
  func start(with deepLinkOption: DeepLinkOption?)
  /// Goes to the target from any screen of the flow, and reuses modules that are already open.
  func handle(deepLinkOption: DeepLinkOption, animated: Bool)
}
