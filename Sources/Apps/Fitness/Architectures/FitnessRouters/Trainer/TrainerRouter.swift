import FitnessAppointments
import UIKit

/// Opens the modules that follow a trainer's profile.
protocol TrainerRouting: MenuRouting {
  func showTrainer(flowType: FlowType, subcategoryID: Subcategory.ID?, trainerID: Trainer.ID)
  func showClubs(flowType: FlowType, subcategoryID: Subcategory.ID?, trainerID: Trainer.ID)
}

final class TrainerRouter: TabRouter, TrainerRouting {
  func showTrainer(flowType: FlowType, subcategoryID: Subcategory.ID?, trainerID: Trainer.ID) {
    push(
      TrainerConfigurator(session: session).configure(
        flowType: flowType, subcategoryID: subcategoryID, trainerID: trainerID))
  }

  func showClubs(flowType: FlowType, subcategoryID: Subcategory.ID?, trainerID: Trainer.ID) {
    push(
      ClubsConfigurator(session: session).configure(
        flowType: flowType, subcategoryID: subcategoryID, trainerID: trainerID))
  }
}
