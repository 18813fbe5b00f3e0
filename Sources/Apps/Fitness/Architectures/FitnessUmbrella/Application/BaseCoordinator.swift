/// The base class of all coordinators, which retains their children.
class BaseCoordinator {
  private(set) var childCoordinators: [any Coordinatable] = []

  /// Retains a child. Has no effect if the coordinator is already a child.
  func addDependency(_ coordinator: any Coordinatable) {
    for element in childCoordinators where element === coordinator { return }
    childCoordinators.append(coordinator)
  }

  /// Releases a child. Has no effect if the coordinator is `nil` or not a child.
  func removeDependency(_ coordinator: (any Coordinatable)?) {
    guard let index = childCoordinators.firstIndex(where: { $0 === coordinator }) else { return }
    childCoordinators.remove(at: index)
  }

  func removeAllDependencies() {
    childCoordinators.removeAll()
  }
}
