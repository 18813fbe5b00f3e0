import FootballGather
import UIKit

/// Leads the user through a part of the app, and keeps the coordinators of the parts that follow.
protocol Coordinator: AnyObject {
  var childCoordinators: [any Coordinator] { get set }
  var parent: (any Coordinator)? { get }
  var context: CoordinatorContext { get }

  /// The screen that this coordinator is for, ready to be shown.
  func makeViewController() -> UIViewController
}

/// A view controller that leaves navigation to its coordinator.
protocol Coordinatable: UIViewController {
  var coordinator: (any Coordinator)? { get set }
}

/// What every coordinator works with.
struct CoordinatorContext {
  // Owned by the app's coordinator and the window. With the dictionary the navigation controller owns the coordinators,
  // which must not own it in turn.
  unowned let navController: UINavigationController
  let services: Services
  let childRemoval: any ChildRemoval
}

extension Coordinator {
  /// Shows a child's screen on top of what is there, and keeps the child.
  func start(_ child: some Coordinator, animated: Bool = true) {
    let controller = prepare(child)
    context.navController.pushViewController(controller, animated: animated)
  }

  /// Makes a child's screen without showing it yet, and keeps the child.
  func prepare(_ child: some Coordinator) -> UIViewController {
    let controller = child.makeViewController()
    context.childRemoval.keep(child, of: self, showing: controller)
    return controller
  }
}
