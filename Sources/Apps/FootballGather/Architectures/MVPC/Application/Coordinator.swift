import FootballGather
import UIKit

/// Controls the navigation from one screen, and owns the coordinators of the next screens.
protocol Coordinator: AnyObject {
  var childCoordinators: [any Coordinator] { get set }
  var parent: (any Coordinator)? { get }
  var context: CoordinatorContext { get }

  /// Creates this coordinator's screen.
  func makeViewController() -> UIViewController
}

/// A view controller that leaves navigation to its coordinator.
protocol Coordinatable: UIViewController {
  var coordinator: (any Coordinator)? { get set }
}

/// The dependencies that all coordinators share.
struct CoordinatorContext {
  // Owned by the app's coordinator and the window. With `DictionaryRemoval`, it owns the
  // coordinators, so a strong reference would be a retain cycle.
  unowned let navController: UINavigationController
  let services: Services
  let childRemoval: any ChildRemoval
}

extension Coordinator {
  /// Pushes a child's screen, and retains the child.
  func start(_ child: some Coordinator, animated: Bool = true) {
    let controller = prepare(child)
    context.navController.pushViewController(controller, animated: animated)
  }

  /// Creates a child's screen without showing it, and retains the child.
  func prepare(_ child: some Coordinator) -> UIViewController {
    let controller = child.makeViewController()
    context.childRemoval.keep(child, of: self, showing: controller)
    return controller
  }
}
