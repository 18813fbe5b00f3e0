/// The events that the appointment module reports to its coordinator.
protocol AppointmentModuleOutput: ModuleOutput {
  var onAgain: (() -> Void)? { get set }
  /// Called when the user wants to cancel the appointment and must be asked to confirm.
  var onCancel: (() -> Void)? { get set }
  var onCancelled: (() -> Void)? { get set }
}
