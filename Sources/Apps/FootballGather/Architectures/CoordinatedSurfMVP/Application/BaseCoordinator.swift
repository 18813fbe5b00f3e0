import FootballGather

/// The base class of all coordinators, which holds the router, retains the children and shows
/// alerts.
class BaseCoordinator: Coordinator {
  let router: any Router
  let services: Services
  private(set) var childCoordinators: [any Coordinator] = []

  init(router: any Router, services: Services) {
    self.router = router
    self.services = services
  }

  func start() {
    start(with: nil)
  }

  func start(with deepLinkOption: DeepLinkOption?) {}

  func handle(deepLinkOption: DeepLinkOption) {}

  /// Retains a child. Has no effect if the coordinator is already a child.
  func addDependency(_ coordinator: any Coordinator) {
    guard !childCoordinators.contains(where: { $0 === coordinator }) else { return }
    childCoordinators.append(coordinator)
  }

  /// Removes a child. Has no effect if the coordinator is `nil` or not a child.
  func removeDependency(_ coordinator: (any Coordinator)?) {
    guard let index = childCoordinators.firstIndex(where: { $0 === coordinator }) else { return }
    childCoordinators.remove(at: index)
  }

  /// Returns the child of this type, if it has been started, so that it is not started twice.
  func hasDependency<Child: Coordinator>(ofType type: Child.Type) -> Child? {
    childCoordinators.lazy.compactMap { $0 as? Child }.first
  }

  /// Presents an alert over the module, if the module is on screen.
  func showAlert(
    with text: AlertText, isDestructive: Bool = false, over module: (any Presentable)?,
    onConfirmed: (() -> Void)? = nil
  ) {
    guard router.isShowing(module) else { return }
    let (view, output) = AlertModuleConfigurator()
      .configure(with: text, isDestructive: isDestructive)
    output.onConfirmed = onConfirmed
    router.present(view)
  }
}
