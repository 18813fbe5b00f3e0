import FitnessAppointments

/// The open appointment's interface for other modules.
protocol AppointmentModuleInput: AnyObject {
  var appointment: Appointment { get }
  /// Cancels the appointment, while the view is busy.
  func cancel()
}
