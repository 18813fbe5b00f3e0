import UIKit

/// The router of a stack, which it does not own.
final class Router: NSObject, Routable {
  var onDismiss: CompletionBlock?
  private weak var rootController: UINavigationController?
  private var completions: [ModuleCompletion] = []

  /// - Parameter isObserving: Whether completions also run for modules that the user has left with
  ///   the back button, a swipe or the tab bar.
  init(rootController: UINavigationController, isObserving: Bool) {
    self.rootController = rootController
    super.init()
    if isObserving { rootController.delegate = self }
  }

  /// Starts to report when the user swipes away the stack, which is about to be presented as a
  /// sheet.
  func observePresentation() {
    rootController?.presentationController?.delegate = self
  }

  var toPresent: UIViewController? { rootController }

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
    guard let stack = rootController, let controller = module?.toPresent else { return }
    if let completion { completions.append(ModuleCompletion(controller, completion)) }
    stack.pushViewController(controller, animated: animated)
    noteArrivals(in: stack.viewControllers)
  }

  func popModule() {
    popModule(animated: true)
  }

  func popModule(animated: Bool) {
    change { $0.popViewController(animated: animated) }
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
    change { $0.setViewControllers([controller], animated: false) }
  }

  func popToRootModule(animated: Bool) {
    change { $0.popToRootViewController(animated: animated) }
  }

  // MARK: Completions

  private func change(_ change: (UINavigationController) -> Void) {
    guard let stack = rootController else { return }
    let old = stack.viewControllers
    change(stack)
    let left = old.filter { !stack.viewControllers.contains($0) }
    complete { $0.isAmong(left) }
  }

  private func noteArrivals(in stack: [UIViewController]) {
    for index in completions.indices { completions[index].noteArrival(in: stack) }
  }

  /// Runs the completions of modules that have left, the topmost first.
  private func complete(where hasLeft: (ModuleCompletion) -> Bool) {
    let left = completions.filter(hasLeft)
    completions.removeAll(where: hasLeft)
    for completion in left.reversed() { completion.run() }
  }
}

extension Router: UINavigationControllerDelegate {
  // `willShow` would be too early: a swipe may still be cancelled.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let stack = navigationController.viewControllers
    noteArrivals(in: stack)
    complete { $0.hasLeft(stack) }
  }
}

extension Router: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onDismiss?()
  }
}
