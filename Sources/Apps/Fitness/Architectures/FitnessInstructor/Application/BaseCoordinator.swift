import FitnessAppointments

/// The base class of all coordinators, which retains their children.
class BaseCoordinator {
  let dependencies: Dependencies
  private(set) var childCoordinators: [any Coordinator] = []

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  var session: UserSession { dependencies.session }
  var factory: CoordinatorsFactory { dependencies.factory }

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

  /// Retains a child, and removes it before `completion` runs.
  func add(_ coordinator: any Coordinator, then completion: @escaping (Ending) -> Void = { _ in }) {
    coordinator.onFinish = { [weak self, weak coordinator] ending in
      self?.removeDependency(coordinator)
      completion(ending)
    }
    addDependency(coordinator)
  }

  /// Adds a child and starts it.
  func run(_ coordinator: any Coordinator, then completion: @escaping (Ending) -> Void = { _ in }) {
    add(coordinator, then: completion)
    coordinator.start()
  }
}
