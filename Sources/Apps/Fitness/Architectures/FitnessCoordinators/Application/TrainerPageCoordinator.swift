import FitnessAppointments
import UIKit

/// Coordinates a trainer's page, opened by a link or by that trainer.
final class TrainerPageCoordinator: TrainerFlowCoordinator, Coordinator {
  private let trainerID: Trainer.ID
  private let place: Place?

  init(
    with navigationController: UINavigationController, trainerID: Trainer.ID,
    at place: Place? = nil, dependencies: Dependencies
  ) {
    self.trainerID = trainerID
    self.place = place
    super.init(with: navigationController, dependencies: dependencies)
  }

  func start() {
    show(makeFirstTrainer(), at: place)
  }

  /// Shows the trainer with the first screen of an appointment above it, in one change of the
  /// stack.
  func startBooking(at place: Place) {
    let trainer = makeFirstTrainer()
    startCreateAppointmentFlow(
      with: trainer.trainer,
      at: Place(kept: place.kept + [trainer], isAnimated: place.isAnimated))
  }

  private func makeFirstTrainer() -> TrainerViewController {
    let trainer = makeTrainer(trainerID)
    firstScreen = FirstScreen(trainer)
    return trainer
  }
}
