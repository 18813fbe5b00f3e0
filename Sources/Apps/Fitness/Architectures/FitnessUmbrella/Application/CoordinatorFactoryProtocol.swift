import FitnessAppointments
import UIKit

/// The tabs, one of which is selected.
protocol TabsProtocol: Presentable {
  var selectedIndex: Int { get set }
}

extension UITabBarController: TabsProtocol {}

/// Creates the coordinators, and the stacks on which they show their modules.
protocol CoordinatorFactoryProtocol: AnyObject {
  /// Creates an empty stack, which the caller has to show, and its router.
  func makeStack() -> (stack: any Presentable, router: any Routable)
  /// Creates an empty stack that is to be presented, and its router.
  func makeSheet() -> (stack: any Presentable, router: any Routable)
  func makeTabs(_ stacks: [any Presentable]) -> any TabsProtocol
  func makeSplash() -> any Presentable

  func makeActivitiesCoordinator(
    with router: any Routable
  ) -> any Coordinatable & ActivitiesCoordinatorOutput
  func makeGymCoordinator(
    with router: any Routable, isAnimated: Bool
  ) -> any Coordinatable & TrainerFlowOutput
  func makeGroupCoordinator(
    with router: any Routable, isAnimated: Bool
  ) -> any Coordinatable & TrainerFlowOutput
  func makeAnyCoordinator(
    with router: any Routable, offers: [Trainer.ID]
  ) -> any Coordinatable & AnyCoordinatorOutput
  func makePageCoordinator(
    with router: any Routable, trainerID: Trainer.ID, isAnimated: Bool
  ) -> any Coordinatable & TrainerFlowOutput
  func makeCreateAppointmentCoordinator(
    with router: any Routable, draft: Draft, isInTab: Bool, isAnimated: Bool
  ) -> any Coordinatable & CreateAppointmentCoordinatorOutput
  func makeAccountCoordinator(
    with router: any Routable
  ) -> any Coordinatable & AccountCoordinatorOutput
  func makeAppointmentsCoordinator(
    with router: any Routable
  ) -> any Coordinatable & AppointmentsCoordinatorOutput
  func makeAuthorizationCoordinator(
    with router: any Routable, reason: LoginReason
  ) -> any Coordinatable & AuthorizationCoordinatorOutput
}
