import UIKit

/// The router of the app's only stack.
///
/// When the user goes back with the back button, a swipe or the back menu, no coordinator is
/// involved, so the router checks the whole stack after every change and calls the completions of
/// modules that have left.
final class MainRouter: NSObject, Router {
  /// A completion to call when a module has left the stack.
  private struct Departure {
    // Weak: the stack owns the modules.
    weak var controller: UIViewController?
    // UIKit queues a push during a transition, so a module may be absent because it has yet to
    // arrive.
    var hasArrived = false
    let completion: () -> Void

    mutating func note(_ stack: [UIViewController]) {
      if let controller, stack.contains(controller) { hasArrived = true }
    }

    func hasLeft(_ stack: [UIViewController]) -> Bool {
      guard let controller else { return true }
      return hasArrived && !stack.contains(controller)
    }
  }

  private let navigationController: UINavigationController
  private var departures: [Departure] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  // MARK: - Router

  func setRootModule(_ module: any Presentable) {
    guard let controller = module.toPresent() else { return }
    navigationController.setViewControllers([controller], animated: false)
  }

  func push(_ module: any Presentable, completion: (() -> Void)?) {
    guard let controller = module.toPresent() else { return }
    watch(controller, completion)
    navigationController.pushViewController(controller, animated: isAnimated)
  }

  func push(
    _ modules: [any Presentable], above base: (any Presentable)?, completion: (() -> Void)?
  ) {
    let controllers = modules.compactMap { $0.toPresent() }
    guard let first = controllers.first, let kept = stack(upTo: base) else { return }
    watch(first, completion)
    navigationController.setViewControllers(kept + controllers, animated: isAnimated)
  }

  func popModule() {
    navigationController.popViewController(animated: true)
  }

  func popToModule(_ module: (any Presentable)?) {
    guard let controller = stack(upTo: module)?.last else { return }
    navigationController.popToViewController(controller, animated: true)
  }

  func popToRootModule() {
    navigationController.popToRootViewController(animated: true)
  }

  func contains(_ module: (any Presentable)?) -> Bool {
    stack(upTo: module) != nil
  }

  func isShowing(_ module: (any Presentable)?) -> Bool {
    module?.toPresent()?.viewIfLoaded?.window != nil
  }

  func present(_ module: any Presentable) {
    guard let controller = module.toPresent() else { return }
    navigationController.present(controller, animated: true)
  }

  func dismissModule(animated: Bool) {
    navigationController.dismiss(animated: animated)
  }

  // MARK: - The stack

  // Nothing can be animated before the window shows the stack.
  private var isAnimated: Bool { isShowing(navigationController) }

  private func stack(upTo module: (any Presentable)?) -> [UIViewController]? {
    let stack = navigationController.viewControllers
    guard let controller = module?.toPresent(), let index = stack.firstIndex(of: controller) else {
      return nil
    }
    return Array(stack[...index])
  }

  private func watch(_ controller: UIViewController, _ completion: (() -> Void)?) {
    guard let completion else { return }
    departures.append(Departure(controller: controller, completion: completion))
  }
}

extension MainRouter: UINavigationControllerDelegate {
  // `willShow` would be too early: a swipe may still be cancelled.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let stack = navigationController.viewControllers
    for index in departures.indices { departures[index].note(stack) }
    let departed = departures.filter { $0.hasLeft(stack) }
    departures.removeAll { $0.hasLeft(stack) }
    // From the top down: a child's flow finishes before its parent's.
    for departure in departed.reversed() { departure.completion() }
  }
}
