/// Carries out the navigation that coordinators decide on.
protocol Router: AnyObject {
  /// Makes a module all of the stack.
  func setRootModule(_ module: any Presentable)
  /// Pushes a module; `completion` is called once it has left the stack, whoever took it off.
  func push(_ module: any Presentable, completion: (() -> Void)?)
  /// Makes `modules` all that is above `base`, in one change; `completion` is the first module's.
  func push(
    _ modules: [any Presentable], above base: (any Presentable)?, completion: (() -> Void)?)
  func popModule()
  func popToModule(_ module: (any Presentable)?)
  func popToRootModule()
  /// Whether a module is on the stack; one that is being taken off is not, though it is alive until the transition's end.
  func contains(_ module: (any Presentable)?) -> Bool
  /// Whether a module is in the window: neither covered nor gone.
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
