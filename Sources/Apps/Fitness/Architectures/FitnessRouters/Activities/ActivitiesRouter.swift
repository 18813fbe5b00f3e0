import FitnessAppointments
import UIKit

/// Opens the modules that follow the activities.
protocol ActivitiesRouting: MenuRouting {
  func showSubcategories(flowType: FlowType)
  func showClubs(flowType: FlowType, trainerID: Trainer.ID)
}

final class ActivitiesRouter: TabRouter, ActivitiesRouting {
  func showSubcategories(flowType: FlowType) {
    push(SubcategoriesConfigurator(session: session).configure(flowType: flowType))
  }

  func showClubs(flowType: FlowType, trainerID: Trainer.ID) {
    push(
      ClubsConfigurator(session: session).configure(
        flowType: flowType, subcategoryID: nil, trainerID: trainerID))
  }
}
