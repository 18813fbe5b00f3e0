import FitnessAppointments
import UIKit

/// Coordinates a trainer's page, opened by a link or by that trainer.
final class PageCoordinator: TrainerFlowCoordinator {
  private let trainerID: Trainer.ID

  init(
    router: any Routable, session: UserSession, factory: any ActivityFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol, trainerID: Trainer.ID, isAnimated: Bool
  ) {
    self.trainerID = trainerID
    super.init(
      router: router, session: session, factory: factory, coordinatorFactory: coordinatorFactory,
      isAnimated: isAnimated)
  }
}

extension PageCoordinator: Coordinatable {
  func start() {
    showFirst(makeTrainer(trainerID))
  }
}
