import FitnessAppointments
import UIKit

/// Opens the modules that follow the subcategories.
protocol SubcategoriesRouting: MenuRouting {
  func showTrainers(flowType: FlowType, subcategoryID: Subcategory.ID)
  func showTrainer(flowType: FlowType, trainerID: Trainer.ID)
}

final class SubcategoriesRouter: TabRouter, SubcategoriesRouting {
  func showTrainers(flowType: FlowType, subcategoryID: Subcategory.ID) {
    push(
      TrainersConfigurator(session: session).configure(
        flowType: flowType, subcategoryID: subcategoryID))
  }

  func showTrainer(flowType: FlowType, trainerID: Trainer.ID) {
    push(
      TrainerConfigurator(session: session).configure(
        flowType: flowType, subcategoryID: nil, trainerID: trainerID))
  }
}
