import FitnessAppointments
import UIKit

/// Opens the module that books again, or returns to the list.
protocol AppointmentRouting: AlertRouting {
  func showClubs(
    flowType: FlowType, subcategoryID: Subcategory.ID?, trainerID: Trainer.ID, note: String)
  func finish(afterCancelling appointment: Appointment)
}

final class AppointmentRouter: Router, AppointmentRouting {
  func showClubs(
    flowType: FlowType, subcategoryID: Subcategory.ID?, trainerID: Trainer.ID, note: String
  ) {
    push(
      ClubsConfigurator(session: session).configure(
        flowType: flowType, subcategoryID: subcategoryID, trainerID: trainerID, note: note,
        hasMenu: false))
  }

  func finish(afterCancelling appointment: Appointment) {
    let root = stack?.viewControllers.first as? any CancellationListener
    root?.didCancel(appointment)
    stack?.popToRootViewController(animated: true)
  }
}
