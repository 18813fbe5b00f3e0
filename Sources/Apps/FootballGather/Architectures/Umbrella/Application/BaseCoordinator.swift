/// The base class of the coordinators: each keeps the flows that it has started.
class BaseCoordinator {
  let router: any Routable
  private(set) var childCoordinators: [any Coordinatable] = []

  init(router: any Routable) {
    self.router = router
  }

  /// Keeps a flow, unless it is already kept.
  func addDependency(_ coordinator: any Coordinatable) {
    guard !childCoordinators.contains(where: { $0 === coordinator }) else { return }
    childCoordinators.append(coordinator)
  }

  /// Removes a flow; ignores `nil` and flows that are not kept.
  func removeDependency(_ coordinator: (any Coordinatable)?) {
    childCoordinators.removeAll { $0 === coordinator }
  }

  /// Shows a module's alerts over the stack, unless the module is covered or has left.
  func showAlerts(of output: (any ModuleOutput)?, over module: any Presentable) {
    output?.onAlert = { [weak self, weak module] alert in
      guard let module, module.isOnTop, module.isInWindow else { return }
      self?.router.toPresent?.showAlert(alert)
    }
  }
}
