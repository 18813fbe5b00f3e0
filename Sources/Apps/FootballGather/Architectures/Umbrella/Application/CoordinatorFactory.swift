import FootballGather

/// Makes the coordinators of the flows.
protocol CoordinatorFactoryProtocol: AnyObject {
  func makeAuthorizationCoordinator(
    with router: any Routable
  ) -> any Coordinatable & AuthorizationCoordinatorOutput
  func makeMainCoordinator(
    with router: any Routable, animated: Bool
  ) -> any Coordinatable & MainCoordinatorOutput
  /// - Parameter base: The module above which a link opens the flow.
  func makeGatherCoordinator(
    with router: any Routable, players: [Player], above base: (any Presentable)?
  ) -> any Coordinatable & GatherCoordinatorOutput
}

/// Makes coordinators that share one module factory.
final class CoordinatorFactory {
  private let modulesFactory: ModulesFactory

  init(services: Services) {
    modulesFactory = ModulesFactory(services: services)
  }
}

extension CoordinatorFactory: CoordinatorFactoryProtocol {
  func makeAuthorizationCoordinator(
    with router: any Routable
  ) -> any Coordinatable & AuthorizationCoordinatorOutput {
    AuthorizationCoordinator(router: router, factory: modulesFactory)
  }

  func makeMainCoordinator(
    with router: any Routable, animated: Bool
  ) -> any Coordinatable & MainCoordinatorOutput {
    MainCoordinator(
      router: router, factory: modulesFactory, coordinatorFactory: self, isAnimated: animated)
  }

  func makeGatherCoordinator(
    with router: any Routable, players: [Player], above base: (any Presentable)?
  ) -> any Coordinatable & GatherCoordinatorOutput {
    GatherCoordinator(router: router, factory: modulesFactory, players: players, above: base)
  }
}
