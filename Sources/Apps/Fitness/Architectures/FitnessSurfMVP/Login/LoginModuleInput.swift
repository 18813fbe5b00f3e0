import FitnessAppointments

/// The open login module's interface for other modules.
protocol LoginModuleInput: AnyObject {
  /// Shows another reason, and keeps what has been typed.
  func change(to reason: LoginReason)
}
