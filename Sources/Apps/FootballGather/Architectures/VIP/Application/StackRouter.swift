import UIKit

/// Gives all routers access to the navigation stack.
struct StackRouter {
  private weak var navigationController: UINavigationController?
  // As published, a router retains the stack, which retains the router's own module.
  private let retained: UINavigationController?

  init(_ navigationController: UINavigationController, isRetained: Bool) {
    self.navigationController = navigationController
    retained = isRetained ? navigationController : nil
  }

  private var controllers: [UIViewController] { navigationController?.viewControllers ?? [] }

  /// Returns the lowest controller of the given type on the stack, or `nil` if there is none.
  func find<Controller: UIViewController>() -> Controller? {
    controllers.lazy.compactMap { $0 as? Controller }.first
  }

  func contains(_ controller: UIViewController) -> Bool {
    controllers.contains(controller)
  }

  func push(_ controller: UIViewController) {
    navigationController?.pushViewController(controller, animated: true)
  }

  // A second answer may arrive after the screen has left, so a screen is popped only if it is on
  // top.

  func pop(_ controller: UIViewController?) {
    guard let controller, controllers.last === controller else { return }
    navigationController?.popViewController(animated: true)
  }

  func pop(_ controller: UIViewController?, to target: UIViewController?) {
    guard let controller, let target, controllers.last === controller else { return }
    navigationController?.popToViewController(target, animated: true)
  }

  func popToRoot(from controller: UIViewController?) {
    pop(controller, to: controllers.first)
  }

  /// Replaces everything above a controller in one change, and dismisses an open alert.
  func show(_ above: [UIViewController], above base: UIViewController?) {
    guard let index = controllers.firstIndex(where: { $0 === base }) else { return }
    if navigationController?.presentedViewController != nil {
      navigationController?.dismiss(animated: false)
    }
    navigationController?.setViewControllers(
      Array(controllers[...index]) + above, animated: true)
  }
}
