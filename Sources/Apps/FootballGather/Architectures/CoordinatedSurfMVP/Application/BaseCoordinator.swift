import FootballGather

/// What all coordinators share: the router, their children, and how they show alerts.
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

  /// Keeps a child alive; one that is kept already is not added again.
  func addDependency(_ coordinator: any Coordinator) {
    guard !childCoordinators.contains(where: { $0 === coordinator }) else { return }
    childCoordinators.append(coordinator)
  }

  /// Lets a child go; one that is unknown, or gone by itself, is ignored.
  func removeDependency(_ coordinator: (any Coordinator)?) {
    guard let index = childCoordinators.firstIndex(where: { $0 === coordinator }) else { return }
    childCoordinators.remove(at: index)
  }

  /// The child of this type, if it has been started: it can handle what would otherwise start one.
  func hasDependency<Child: Coordinator>(ofType type: Child.Type) -> Child? {
    childCoordinators.lazy.compactMap { $0 as? Child }.first
  }

  /// Presents an alert over the module that wants it, unless that is covered or gone.
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
