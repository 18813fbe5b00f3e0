import FitnessAppointments
import UIKit

/// Opens the module that follows the trainers.
protocol TrainersRouting: MenuRouting {
  func showTrainer(flowType: FlowType, subcategoryID: Subcategory.ID, trainerID: Trainer.ID)
}

final class TrainersRouter: TabRouter, TrainersRouting {
  func showTrainer(flowType: FlowType, subcategoryID: Subcategory.ID, trainerID: Trainer.ID) {
    push(
      TrainerConfigurator(session: session).configure(
        flowType: flowType, subcategoryID: subcategoryID, trainerID: trainerID))
  }
}
