import FitnessAppointments
import UIKit

/// Opens the module that follows the clubs, or returns with the home club.
protocol ClubsRouting: MenuRouting {
  func showDates(
    flowType: FlowType, subcategoryID: Subcategory.ID?, trainerID: Trainer.ID, clubID: Club.ID,
    note: String, hasMenu: Bool)
  func finish(with clubID: Club.ID)
}

final class ClubsRouter: TabRouter, ClubsRouting {
  func showDates(
    flowType: FlowType, subcategoryID: Subcategory.ID?, trainerID: Trainer.ID, clubID: Club.ID,
    note: String, hasMenu: Bool
  ) {
    push(
      DatesConfigurator(session: session).configure(
        flowType: flowType, subcategoryID: subcategoryID, trainerID: trainerID, clubID: clubID,
        note: note, hasMenu: hasMenu))
  }

  func finish(with clubID: Club.ID) {
    let root = stack?.viewControllers.first as? any HomeClubListener
    root?.didChoose(clubID)
    stack?.popToRootViewController(animated: true)
  }
}
