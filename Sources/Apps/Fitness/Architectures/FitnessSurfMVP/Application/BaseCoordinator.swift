/// The base class of all coordinators, which holds the router and retains the children.
class BaseCoordinator: Coordinator {
  /// Called to begin a flow that the application coordinator runs.
  var onSharedFlow: ((SharedFlow) -> Void)?
  let router: any Router
  let dependencies: Dependencies
  private(set) var childCoordinators: [any Coordinator] = []

  init(router: any Router, dependencies: Dependencies) {
    self.router = router
    self.dependencies = dependencies
  }

  var session: UserSession { dependencies.session }

  func start(with deepLinkOption: DeepLinkOption?) {}

  func handle(deepLinkOption: DeepLinkOption, animated: Bool) {}

  // MARK: Children

  /// Retains and starts a child.
  func run(_ coordinator: BaseCoordinator, with deepLinkOption: DeepLinkOption? = nil) {
    coordinator.onSharedFlow = { [weak self] in self?.onSharedFlow?($0) }
    addDependency(coordinator)
    coordinator.start(with: deepLinkOption)
  }

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

  func removeAllDependencies() {
    childCoordinators.removeAll()
  }

  /// Returns the newest child of this type, so that its flow is not started twice.
  ///
  /// An older one may still be leaving its stack.
  func hasDependency<Child: Coordinator>(ofType type: Child.Type) -> Child? {
    childCoordinators.lazy.reversed().compactMap { $0 as? Child }.first
  }
}
