import FitnessAppointments
import UIKit

/// The base class of all coordinators, which retains their children.
class BaseCoordinator {
  let dependencies: Dependencies
  var firstScreen: FirstScreen?
  private(set) var childCoordinators: [any Coordinator] = []

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  var session: UserSession { dependencies.session }

  /// Retains a child. Has no effect if the coordinator is already a child.
  func addDependency(_ coordinator: any Coordinator) {
    guard !childCoordinators.contains(where: { $0 === coordinator }) else { return }
    childCoordinators.append(coordinator)
  }

  /// Removes a child. Has no effect if the coordinator is `nil` or not a child.
  func removeDependency(_ coordinator: (any Coordinator)?) {
    childCoordinators.removeAll { $0 === coordinator }
  }

  func removeAllDependencies() {
    childCoordinators.removeAll()
  }

  func finishChildren(where hasLeft: (FirstScreen) -> Bool) {
    for child in childCoordinators {
      child.finishChildren(where: hasLeft)
      if let screen = child.firstScreen, hasLeft(screen) { child.onFinish?() }
    }
  }

  /// Finishes the flows that have left the stack; called after every change of the stack.
  func finishFlows(missingFrom stack: [UIViewController]) {
    noteArrivals(in: stack)
    finishChildren { $0.hasLeft(stack) }
  }

  func noteArrivals(in stack: [UIViewController]) {
    for child in childCoordinators {
      child.firstScreen?.note(stack)
      child.noteArrivals(in: stack)
    }
  }
}
