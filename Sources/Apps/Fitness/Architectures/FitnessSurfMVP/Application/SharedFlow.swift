import FitnessAppointments

/// A flow or an action that can begin on any screen, and that the application coordinator runs.
enum SharedFlow {
  /// The appointments of a signed-in user, or the login of a guest and then the appointments.
  case appointments
  case login(LoginReason, then: () -> Void)
  case logOut
  /// The end of a session that the server no longer accepts.
  case expired
  /// A new request for the identity, if the app is offline.
  case tryAgain(onFailure: (ServiceError) -> Void)
}
