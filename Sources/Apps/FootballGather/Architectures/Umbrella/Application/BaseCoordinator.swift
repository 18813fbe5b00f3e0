/// The base class of the coordinators: each keeps the flows that it has started.
class BaseCoordinator {
  private(set) var childCoordinators: [any Coordinatable] = []

  /// Keeps a flow, once.
  func addDependency(_ coordinator: any Coordinatable) {
    guard !childCoordinators.contains(where: { $0 === coordinator }) else { return }
    childCoordinators.append(coordinator)
  }

  /// Lets a flow go; does nothing if there is none, or if it is not kept.
  func removeDependency(_ coordinator: (any Coordinatable)?) {
    childCoordinators.removeAll { $0 === coordinator }
  }
}
