class BaseCoordinator {

  var childCoordinators: [Coordinatable] = []

  // Adds the coordinator unless it is already a child
  func addDependency(_ coordinator: Coordinatable) {
    for element in childCoordinators where element === coordinator {
      return
    }
    childCoordinators.append(coordinator)
  }

  func removeDependency(_ coordinator: Coordinatable?) {
    guard
      childCoordinators.isEmpty == false,
      let coordinator = coordinator
    else { return }

    for (index, element) in childCoordinators.enumerated() where element === coordinator {
      childCoordinators.remove(at: index)
      break
    }
  }
}
