import FitnessAppointments

/// Coordinates a trainer's page, opened by a link or by that trainer.
final class TrainerPageCoordinator: TrainerFlowCoordinator {
  private let trainerID: Trainer.ID

  init(
    trainerID: Trainer.ID, above base: (any Presentable)?, router: any Router,
    dependencies: Dependencies
  ) {
    self.trainerID = trainerID
    super.init(above: base, router: router, dependencies: dependencies)
  }

  override func start(with deepLinkOption: DeepLinkOption?) {
    showFirst(makeTrainerModule(trainerID), with: deepLinkOption)
    if let deepLinkOption { handle(deepLinkOption: deepLinkOption, animated: false) }
  }
}
