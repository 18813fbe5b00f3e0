/// Shows and removes modules; coordinators access a stack only through this protocol.
protocol Routable: Presentable {
  /// Called when the user has swiped the stack away, if the router observes its stack.
  var onDismiss: CompletionBlock? { get set }

  func present(_ module: (any Presentable)?)
  func present(_ module: (any Presentable)?, animated: Bool)

  func push(_ module: (any Presentable)?)
  func push(_ module: (any Presentable)?, animated: Bool)
  /// Pushes a module; `completion` runs when it has left the stack.
  func push(_ module: (any Presentable)?, animated: Bool, completion: CompletionBlock?)

  func popModule()
  func popModule(animated: Bool)

  /// Dismisses what the stack presents or, if there is nothing, the stack itself.
  func dismissModule()
  func dismissModule(animated: Bool, completion: CompletionBlock?)

  func setRootModule(_ module: (any Presentable)?)
  func setRootModule(_ module: (any Presentable)?, hideBar: Bool)

  func popToRootModule(animated: Bool)
}
