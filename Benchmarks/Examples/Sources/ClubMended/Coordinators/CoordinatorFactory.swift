protocol CoordinatorFactoryProtocol {
  func makeAuthorizationCoordinator(with router: Routable) -> Coordinatable
    & AuthorizationCoordinatorOutput
  func makeGuestCoordinator(with router: Routable) -> Coordinatable & GuestCoordinatorOutput
  func makeMainCoordinator(with router: Routable) -> Coordinatable & MainCoordinatorOutput
  func makeMemberCoordinator(for member: Member, with router: Routable) -> Coordinatable
    & MemberCoordinatorOutput
  func makeInviteCoordinator(code: String, with router: Routable) -> Coordinatable
    & InviteCoordinatorOutput
}

final class CoordinatorFactory {

  fileprivate let gateway: Gateway
  fileprivate let modulesFactory: ModulesFactory

  init(gateway: Gateway) {
    self.gateway = gateway
    modulesFactory = ModulesFactory(gateway: gateway)
  }
}

// MARK: - CoordinatorFactoryProtocol

extension CoordinatorFactory: CoordinatorFactoryProtocol {

  func makeAuthorizationCoordinator(with router: Routable) -> Coordinatable
    & AuthorizationCoordinatorOutput
  {
    AuthorizationCoordinator(
      router: router, factory: modulesFactory, coordinatorFactory: self)
  }

  func makeGuestCoordinator(with router: Routable) -> Coordinatable & GuestCoordinatorOutput {
    GuestCoordinator(router: router, factory: modulesFactory)
  }

  func makeMainCoordinator(with router: Routable) -> Coordinatable & MainCoordinatorOutput {
    MainCoordinator(
      router: router, gateway: gateway, factory: modulesFactory, coordinatorFactory: self)
  }

  func makeMemberCoordinator(for member: Member, with router: Routable) -> Coordinatable
    & MemberCoordinatorOutput
  {
    MemberCoordinator(member: member, router: router, factory: modulesFactory)
  }

  func makeInviteCoordinator(code: String, with router: Routable) -> Coordinatable
    & InviteCoordinatorOutput
  {
    InviteCoordinator(code: code, router: router, factory: modulesFactory)
  }
}
