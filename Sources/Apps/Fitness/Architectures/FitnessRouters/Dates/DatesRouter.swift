import FitnessAppointments
import UIKit

/// Opens the module that follows the dates.
protocol DatesRouting: MenuRouting {
  func showSummary(
    flowType: FlowType, subcategoryID: Subcategory.ID?, trainerID: Trainer.ID, clubID: Club.ID,
    slot: Slot, note: String, hasMenu: Bool)
}

final class DatesRouter: TabRouter, DatesRouting {
  func showSummary(
    flowType: FlowType, subcategoryID: Subcategory.ID?, trainerID: Trainer.ID, clubID: Club.ID,
    slot: Slot, note: String, hasMenu: Bool
  ) {
    push(
      SummaryConfigurator(session: session).configure(
        flowType: flowType, subcategoryID: subcategoryID, trainerID: trainerID, clubID: clubID,
        slot: slot, note: note, hasMenu: hasMenu))
  }
}
