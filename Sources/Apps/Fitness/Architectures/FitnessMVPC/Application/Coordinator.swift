import UIKit

/// Owns the coordinators of the next screens, so that they live as long as their screens do.
protocol Coordinator: AnyObject {
  var childCoordinators: [any Coordinator] { get set }
  var parent: (any Coordinator)? { get }
}

/// Controls the navigation from one screen.
protocol ScreenCoordinator: Coordinator {
  var session: Session { get }

  /// Creates this coordinator's screen.
  func makeViewController() -> UIViewController
}

/// Controls the navigation from a screen on a stack.
protocol StackCoordinator: ScreenCoordinator {
  var context: CoordinatorContext { get }
}

/// Controls the navigation from the first screen of a sheet, and observes its dismissal.
protocol SheetCoordinator: StackCoordinator, UIAdaptivePresentationControllerDelegate {}

/// A view controller that leaves navigation to its coordinator.
protocol Coordinatable: UIViewController {
  var coordinator: (any ScreenCoordinator)? { get set }
}

/// The dependencies that the coordinators of one stack share.
struct CoordinatorContext {
  let navController: UINavigationController
  let session: Session
  let childRemoval: StackRemoval
  /// Whether the stack is that of a tab, whose screens have the menu.
  let isInTab: Bool

  init(session: Session, childRemoval: StackRemoval, isInTab: Bool) {
    navController = childRemoval.makeNavigationController()
    self.session = session
    self.childRemoval = childRemoval
    self.isInTab = isInTab
  }

  /// Creates the context of a sheet, which has a stack of its own.
  func makeSheetContext() -> CoordinatorContext {
    CoordinatorContext(session: session, childRemoval: childRemoval, isInTab: false)
  }
}

extension Coordinator {
  /// Creates a child's screen without showing it, and retains the child.
  func prepare(_ child: some StackCoordinator) -> UIViewController {
    let controller = child.makeViewController()
    childCoordinators.append(child)
    child.context.childRemoval.expect(controller)
    return controller
  }

  /// Presents a child's screen as the first of a sheet, and retains the child.
  func present(
    _ child: some SheetCoordinator, over presenter: UIViewController, animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let sheet = child.context.navController
    sheet.setViewControllers([prepare(child)], animated: false)
    sheet.presentationController?.delegate = child
    presenter.present(sheet, animated: animated, completion: completion)
  }

  /// The coordinator of the app, at the top of the tree.
  var appCoordinator: (any AppCoordinating)? {
    self as? any AppCoordinating ?? parent?.appCoordinator
  }
}

extension StackCoordinator {
  var session: Session { context.session }

  /// Pushes a child's screen, and retains the child.
  func start(_ child: some StackCoordinator) {
    let controller = prepare(child)
    context.navController.pushViewController(controller, animated: true)
  }
}

extension SheetCoordinator {
  /// Dismisses the sheet; `completion` runs once it has left with its coordinators.
  func dismissSheet(completion: @escaping () -> Void = {}) {
    let childRemoval = context.childRemoval
    context.navController.dismiss(animated: true) {
      childRemoval.removeChildren()
      completion()
    }
  }
}
