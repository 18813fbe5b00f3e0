import FitnessAppointments
import UIKit

/// Opens the details of appointments, and returns to those that are open.
protocol AppointmentsRouting: AlertRouting {
  func showAppointment(_ appointment: Appointment)
  /// Returns to the details of an appointment if they are open.
  ///
  /// - Returns: Whether they are open.
  func returnToAppointment(_ id: Appointment.ID, animated: Bool) -> Bool
  func returnToAppointments(animated: Bool)
  func close()
}

final class AppointmentsRouter: Router, AppointmentsRouting {
  func showAppointment(_ appointment: Appointment) {
    push(AppointmentConfigurator(session: session).configure(appointment: appointment))
  }

  func returnToAppointment(_ id: Appointment.ID, animated: Bool) -> Bool {
    let details = stack?.viewControllers.first {
      ($0 as? AppointmentViewController)?.presenter.appointment.id == id
    }
    guard let details else { return false }
    pop(to: details, animated: animated)
    return true
  }

  func returnToAppointments(animated: Bool) {
    guard let viewController else { return }
    pop(to: viewController, animated: animated)
  }

  private func pop(to module: UIViewController, animated: Bool) {
    guard stack?.topViewController !== module else { return }
    stack?.popToViewController(module, animated: animated)
  }
}
