/// A coordinator's only access to the navigation stack.
protocol Routable: Presentable {
  func present(_ module: (any Presentable)?)
  func present(_ module: (any Presentable)?, animated: Bool)

  func push(_ module: (any Presentable)?)
  func push(_ module: (any Presentable)?, animated: Bool)
  /// Pushes a module; a router that observes its stack calls `completion` once the module has left.
  func push(_ module: (any Presentable)?, animated: Bool, completion: CompletionBlock?)

  func popModule()
  func popModule(animated: Bool)

  func dismissModule()
  func dismissModule(animated: Bool, completion: CompletionBlock?)

  func setRootModule(_ module: (any Presentable)?)
  func setRootModule(_ module: (any Presentable)?, hideBar: Bool)

  func popToRootModule(animated: Bool)

  // The article's twelve methods, above, can neither return to a given module nor follow a link.

  func popToModule(_ module: (any Presentable)?)
  /// Replaces everything above a module in one change, and dismisses an open alert; `completion`
  /// applies to the first of the new modules, as in `push`.
  func setModules(
    _ modules: [any Presentable], above base: (any Presentable)?, completion: CompletionBlock?)
}
