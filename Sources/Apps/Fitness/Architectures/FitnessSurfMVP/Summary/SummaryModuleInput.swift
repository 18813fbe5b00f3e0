/// The open summary module's interface for other modules.
protocol SummaryModuleInput: AnyObject {
  /// Replaces the note of the appointment.
  func setNote(_ note: String)
}
