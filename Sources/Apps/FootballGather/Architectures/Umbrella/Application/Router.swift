import UIKit

/// Changes a stack, and can call back for every module that has left it.
final class Router: NSObject, Routable {
  private weak var rootController: UINavigationController?
  private let observesStack: Bool
  private var completions: [ModuleCompletion] = []

  init(rootController: UINavigationController, observesStack: Bool) {
    self.rootController = rootController
    self.observesStack = observesStack
    super.init()
    if observesStack { rootController.delegate = self }
  }

  var toPresent: UIViewController? { rootController }

  private var stack: [UIViewController] { rootController?.viewControllers ?? [] }

  func present(_ module: (any Presentable)?) {
    present(module, animated: true)
  }

  func present(_ module: (any Presentable)?, animated: Bool) {
    guard let controller = module?.toPresent else { return }
    rootController?.present(controller, animated: animated)
  }

  func push(_ module: (any Presentable)?) {
    push(module, animated: true)
  }

  func push(_ module: (any Presentable)?, animated: Bool) {
    push(module, animated: animated, completion: nil)
  }

  func push(_ module: (any Presentable)?, animated: Bool, completion: CompletionBlock?) {
    guard let controller = module?.toPresent else { return }
    observe(controller, completion)
    rootController?.pushViewController(controller, animated: animated)
    noteArrivals()
  }

  func popModule() {
    popModule(animated: true)
  }

  func popModule(animated: Bool) {
    rootController?.popViewController(animated: animated)
  }

  func dismissModule() {
    dismissModule(animated: true, completion: nil)
  }

  func dismissModule(animated: Bool, completion: CompletionBlock?) {
    rootController?.dismiss(animated: animated, completion: completion)
  }

  func setRootModule(_ module: (any Presentable)?) {
    setRootModule(module, hideBar: false)
  }

  func setRootModule(_ module: (any Presentable)?, hideBar: Bool) {
    guard let controller = module?.toPresent else { return }
    rootController?.isNavigationBarHidden = hideBar
    rootController?.setViewControllers([controller], animated: false)
  }

  func popToRootModule(animated: Bool) {
    rootController?.popToRootViewController(animated: animated)
  }

  func popToModule(_ module: (any Presentable)?) {
    guard let controller = module?.toPresent, stack.contains(controller) else { return }
    rootController?.popToViewController(controller, animated: true)
  }

  func setModules(
    _ modules: [any Presentable], above base: (any Presentable)?, completion: CompletionBlock?
  ) {
    guard let index = stack.firstIndex(where: { $0 === base?.toPresent }) else { return }
    let controllers = modules.compactMap(\.toPresent)
    if let first = controllers.first { observe(first, completion) }
    if rootController?.presentedViewController != nil {
      dismissModule(animated: false, completion: nil)
    }
    rootController?.setViewControllers(stack[...index] + controllers, animated: true)
    noteArrivals()
  }

  // MARK: Completions

  private func observe(_ controller: UIViewController, _ completion: CompletionBlock?) {
    guard observesStack, let completion else { return }
    completions.append(ModuleCompletion(controller: controller, run: completion))
  }

  private func noteArrivals() {
    for index in completions.indices where stack.contains(where: completions[index].isOf) {
      completions[index].hasArrived = true
    }
  }
}

extension Router: UINavigationControllerDelegate {
  // Compares the whole stack, because a link or the back menu can remove several modules at once.
  // `willShow` would be too early, as a swipe may still be cancelled.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    noteArrivals()
    let left = completions.filter { $0.hasArrived && !stack.contains(where: $0.isOf) }
    completions.removeAll { $0.hasArrived && !stack.contains(where: $0.isOf) }
    for completion in left { completion.run() }
  }
}

/// The action to perform when a module has left the stack.
private struct ModuleCompletion {
  weak var controller: UIViewController?
  // UIKit queues a push during a transition: a module may be absent because it is yet to arrive.
  var hasArrived = false
  let run: CompletionBlock

  init(controller: UIViewController, run: @escaping CompletionBlock) {
    self.controller = controller
    self.run = run
  }

  func isOf(_ other: UIViewController) -> Bool {
    controller === other
  }
}
