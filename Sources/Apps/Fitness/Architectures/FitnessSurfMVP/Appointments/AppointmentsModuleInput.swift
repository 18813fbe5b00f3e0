import FitnessAppointments

/// The open appointments module's interface for other modules.
protocol AppointmentsModuleInput: AnyObject {
  func load()
  func cancel(_ appointment: Appointment)
  /// Removes an appointment that the user has cancelled elsewhere.
  func remove(_ appointment: Appointment)
  func showSchedule()
  /// Returns the appointment with this ID if the user's own appointments are loaded.
  func loadedAppointment(_ id: Appointment.ID) -> Appointment?
  /// Reports this appointment once the user's own appointments are loaded.
  func park(_ id: Appointment.ID)
  func forgetParkedAppointment()
}
