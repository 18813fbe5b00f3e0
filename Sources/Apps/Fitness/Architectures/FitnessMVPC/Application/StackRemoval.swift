import UIKit

/// Removes every coordinator in the tree whose screen is neither on a stack nor the window's root.
///
/// UIKit reports each change of a stack that is in the window. After changing one that may be
/// hidden, or closing a sheet, a coordinator calls `removeChildren()` itself.
final class StackRemoval: NSObject, UINavigationControllerDelegate {
  private struct ExpectedScreen {
    weak var controller: UIViewController?
  }

  weak var appCoordinator: AppCoordinator?
  // UIKit queues a push during a transition, so a screen may be absent because it has yet to
  // arrive.
  private var expected: [ExpectedScreen] = []

  /// Creates a stack whose changes are observed.
  func makeNavigationController() -> UINavigationController {
    let controller = UINavigationController()
    controller.delegate = self
    return controller
  }

  /// Keeps the coordinator of a screen that is about to be shown.
  func expect(_ controller: UIViewController) {
    expected.append(ExpectedScreen(controller: controller))
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    removeChildren()
  }

  /// Removes the coordinators whose screens are neither shown, nor expected, nor being swiped away.
  func removeChildren() {
    guard let appCoordinator else { return }
    let roots = [appCoordinator.window.rootViewController].compactMap { $0 }
    let shown = roots + appCoordinator.stacks.flatMap(\.viewControllers)
    expected.removeAll { $0.controller.map(shown.contains) ?? true }
    let kept = shown + expected.compactMap(\.controller) + swiped(in: appCoordinator.stacks)
    let coordinators = kept.compactMap {
      ($0 as? any Coordinatable)?.coordinator
    }
    removeChildren(of: appCoordinator, notIn: coordinators)
  }

  /// Returns the screens that are being swiped away; they come back if the swipe is cancelled.
  private func swiped(in stacks: [UINavigationController]) -> [UIViewController] {
    stacks.compactMap(\.transitionCoordinator).filter(\.isInteractive).compactMap {
      $0.viewController(forKey: .from)
    }
  }

  private func removeChildren(of parent: any Coordinator, notIn shown: [any ScreenCoordinator]) {
    parent.childCoordinators.removeAll { child in !shown.contains { $0 === child } }
    for child in parent.childCoordinators { removeChildren(of: child, notIn: shown) }
  }
}
