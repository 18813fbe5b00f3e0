import FitnessAppointments

/// The events that the summary module reports to its coordinator.
protocol SummaryModuleOutput: ModuleOutput {
  /// Called with the note that the user wants to edit.
  var onNote: ((String) -> Void)? { get set }
  var onLeave: (() -> Void)? { get set }
  var onBooked: ((Draft) -> Void)? { get set }
  /// Called when another user has booked the slot.
  var onTaken: (() -> Void)? { get set }
}
