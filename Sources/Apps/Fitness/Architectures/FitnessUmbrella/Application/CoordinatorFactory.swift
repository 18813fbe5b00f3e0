import FitnessAppointments
import UIKit

/// Creates coordinators with the factory of the modules they show.
class CoordinatorFactory {
  private let modulesFactory: ModulesFactory
  private let session: UserSession
  private let version: Version

  init(session: UserSession, version: Version) {
    modulesFactory = ModulesFactory(session: session)
    self.session = session
    self.version = version
  }

  /// Creates the router of a stack, which may be about to be presented as a sheet.
  func makeRouter(of stack: UINavigationController, isSheet: Bool = false) -> any Routable {
    let isObserving = version == .mended
    let router = Router(rootController: stack, isObserving: isObserving)
    if isSheet, isObserving { router.observePresentation() }
    return router
  }
}

extension CoordinatorFactory: CoordinatorFactoryProtocol {
  func makeStack() -> (stack: any Presentable, router: any Routable) {
    let stack = UINavigationController()
    return (stack, makeRouter(of: stack))
  }

  func makeSheet() -> (stack: any Presentable, router: any Routable) {
    let stack = UINavigationController()
    return (stack, makeRouter(of: stack, isSheet: true))
  }

  func makeTabs(_ stacks: [any Presentable]) -> any TabsProtocol {
    let tabs = UITabBarController()
    tabs.viewControllers = stacks.compactMap(\.toPresent)
    return tabs
  }

  func makeSplash() -> any Presentable {
    modulesFactory.makeSplashView()
  }

  // MARK: Coordinators

  func makeActivitiesCoordinator(
    with router: any Routable
  ) -> any Coordinatable & ActivitiesCoordinatorOutput {
    ActivitiesCoordinator(
      router: router, session: session, factory: modulesFactory, coordinatorFactory: self)
  }

  func makeGymCoordinator(
    with router: any Routable, isAnimated: Bool
  ) -> any Coordinatable & TrainerFlowOutput {
    GymCoordinator(
      router: router, session: session, factory: modulesFactory, coordinatorFactory: self,
      isAnimated: isAnimated)
  }

  func makeGroupCoordinator(
    with router: any Routable, isAnimated: Bool
  ) -> any Coordinatable & TrainerFlowOutput {
    GroupCoordinator(
      router: router, session: session, factory: modulesFactory, coordinatorFactory: self,
      isAnimated: isAnimated)
  }

  func makeAnyCoordinator(
    with router: any Routable, offers: [Trainer.ID]
  ) -> any Coordinatable & AnyCoordinatorOutput {
    AnyCoordinator(router: router, session: session, coordinatorFactory: self, offers: offers)
  }

  func makePageCoordinator(
    with router: any Routable, trainerID: Trainer.ID, isAnimated: Bool
  ) -> any Coordinatable & TrainerFlowOutput {
    PageCoordinator(
      router: router, session: session, factory: modulesFactory, coordinatorFactory: self,
      trainerID: trainerID, isAnimated: isAnimated)
  }

  func makeCreateAppointmentCoordinator(
    with router: any Routable, draft: Draft, isInTab: Bool, isAnimated: Bool
  ) -> any Coordinatable & CreateAppointmentCoordinatorOutput {
    CreateAppointmentCoordinator(
      router: router, session: session, factory: modulesFactory, coordinatorFactory: self,
      draft: draft, isInTab: isInTab, isAnimated: isAnimated)
  }

  func makeAccountCoordinator(
    with router: any Routable
  ) -> any Coordinatable & AccountCoordinatorOutput {
    AccountCoordinator(
      router: router, session: session, factory: modulesFactory, coordinatorFactory: self)
  }

  func makeAppointmentsCoordinator(
    with router: any Routable
  ) -> any Coordinatable & AppointmentsCoordinatorOutput {
    AppointmentsCoordinator(
      router: router, session: session, factory: modulesFactory, coordinatorFactory: self)
  }

  func makeAuthorizationCoordinator(
    with router: any Routable, reason: LoginReason
  ) -> any Coordinatable & AuthorizationCoordinatorOutput {
    AuthorizationCoordinator(
      router: router, session: session, factory: modulesFactory, reason: reason,
      version: version)
  }
}
