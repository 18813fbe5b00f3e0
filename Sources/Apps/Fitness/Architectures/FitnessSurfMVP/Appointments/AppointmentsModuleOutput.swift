import FitnessAppointments

/// The events that the appointments module reports to its coordinator.
protocol AppointmentsModuleOutput: ModuleOutput {
  var onAppointmentSelected: ((Appointment) -> Void)? { get set }
  /// Called with the parked appointment once it is loaded.
  var onParkedLoaded: ((Appointment) -> Void)? { get set }
  /// Called when the user wants to cancel an appointment and must be asked to confirm.
  var onCancel: ((Appointment) -> Void)? { get set }
  var onClose: (() -> Void)? { get set }
}
