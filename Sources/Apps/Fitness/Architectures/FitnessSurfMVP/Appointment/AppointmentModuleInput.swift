import FitnessAppointments

/// The open appointment module's interface for other modules.
protocol AppointmentModuleInput: AnyObject {
  var appointment: Appointment { get }
  /// Cancels the appointment; the view is busy until the answer arrives.
  func cancel()
}
