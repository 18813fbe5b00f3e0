import FitnessAppointments

/// The flows and actions that can begin on any screen.
protocol SharedFlows: AnyObject {
  /// Asks the user to log in, and continues once they have.
  func startAuthorization(for reason: LoginReason, then continuation: @escaping CompletionBlock)
  /// Shows the appointments of a signed-in user, or asks a guest to log in.
  func startAppointments()
  func logOut()
  /// Ends a session that the server no longer accepts.
  func expire()
  /// Asks for the identity again, if the app is offline.
  func tryAgain(onFailure: @escaping (ServiceError) -> Void)
}
