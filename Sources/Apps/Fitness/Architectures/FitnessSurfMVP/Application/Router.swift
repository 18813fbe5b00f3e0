import UIKit

/// Performs the navigation that the coordinators decide on.
///
/// Routers differ only in how they find the place where they push, pop and present.
protocol Router: AnyObject {
  /// The stack on which modules are pushed, and from which they are popped.
  var stack: UINavigationController? { get }
  /// The controller that presents alerts and sheets.
  var container: UIViewController? { get }
}

extension Router {
  /// Pushes a module; `completion` is called once it has left the stack, for whatever reason.
  func push(_ module: any Presentable, completion: (() -> Void)? = nil) {
    guard let stack, let controller = module.toPresent() else { return }
    stack.observer?.watch(controller, on: stack, completion)
    stack.changeObserved { $0.pushViewController(controller, animated: true) }
  }

  /// Replaces everything above `base`; `completion` is called once the module has left the stack.
  func push(
    _ module: any Presentable, above base: (any Presentable)?, animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let stack = base?.toPresent()?.navigationController, let place = base?.place,
      let controller = module.toPresent()
    else { return }
    stack.observer?.watch(controller, on: stack, completion)
    let kept = stack.viewControllers[...place]
    stack.changeObserved { $0.setViewControllers(kept + [controller], animated: animated) }
  }

  func popModule(animated: Bool = true) {
    stack?.changeObserved { $0.popViewController(animated: animated) }
  }

  /// Pops all modules above a module, whichever stack it is on.
  func popToModule(_ module: (any Presentable)?, animated: Bool = true) {
    guard let module, let controller = module.toPresent(), module.place != nil, !module.isOnTop
    else { return }
    controller.navigationController?
      .changeObserved { $0.popToViewController(controller, animated: animated) }
  }

  func popToRootModule(animated: Bool) {
    stack?.changeObserved { $0.popToRootViewController(animated: animated) }
  }

  func present(_ module: any Presentable, animated: Bool = true) {
    guard let controller = module.toPresent() else { return }
    container?.present(controller, animated: animated)
  }

  func dismissModule(completion: (() -> Void)? = nil) {
    container?.dismiss(animated: true, completion: completion)
  }
}
