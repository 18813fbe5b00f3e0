/// Performs the navigation that the coordinators decide on.
protocol Router: AnyObject {
  /// Replaces the whole stack with a module.
  func setRootModule(_ module: any Presentable)
  /// Pushes a module; `completion` is called once it has left the stack, for whatever reason.
  func push(_ module: any Presentable, completion: (() -> Void)?)
  /// Replaces everything above `base`; `completion` is called when the first module has left.
  func push(
    _ modules: [any Presentable], above base: (any Presentable)?, completion: (() -> Void)?)
  func popModule()
  func popToModule(_ module: (any Presentable)?)
  func popToRootModule()
  /// Returns whether a module is on the stack; `false` as soon as its removal begins.
  func contains(_ module: (any Presentable)?) -> Bool
  /// Returns whether a module is in the window and not covered by another.
  func isShowing(_ module: (any Presentable)?) -> Bool
  func present(_ module: any Presentable)
  func dismissModule(animated: Bool)
}

extension Router {
  func push(_ module: any Presentable) {
    push(module, completion: nil)
  }

  func push(_ modules: [any Presentable], above base: (any Presentable)?) {
    push(modules, above: base, completion: nil)
  }
}
