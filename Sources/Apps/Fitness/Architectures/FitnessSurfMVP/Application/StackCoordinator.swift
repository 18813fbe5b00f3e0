import UIKit

/// The base class of the coordinators that have a stack of their own, in a tab or in a sheet.
class StackCoordinator: FlowCoordinator {
  private(set) weak var stack: UINavigationController?
  private(set) weak var root: (any Presentable)?

  init(stack: UINavigationController, dependencies: Dependencies) {
    self.stack = stack
    super.init(router: dependencies.routing.makeRouter(of: stack), dependencies: dependencies)
  }

  func setRootModule(_ view: any Presentable) {
    root = view
    stack?.viewControllers = [view.toPresent()].compactMap { $0 }
  }

  /// Calls `finishFlow` once the user has swiped away the sheet that contains the stack.
  func finishWhenDismissed() {
    guard let stack else { return }
    stack.observer?.watchDismissal(of: stack) { [weak self] in self?.finishFlow?() }
  }

  /// Pops to the root.
  func returnToRoot(animated: Bool) {
    router.popToModule(root, animated: animated)
  }
}
