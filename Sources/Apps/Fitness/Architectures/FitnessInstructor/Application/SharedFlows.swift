import FitnessAppointments
import UIKit

/// The flows and actions that can begin on any screen.
protocol SharedFlows: AnyObject {
  /// Asks the user to log in, and continues once they have.
  func startLogin(for reason: LoginReason, then continuation: @escaping () -> Void)
  /// Shows the appointments of a signed-in user, or asks a guest to log in.
  func startAppointments()
  func logOut()
  /// Ends a session that the server no longer accepts.
  func expire()
  /// Requests the identity from the server again; a failure is shown over the given screen.
  func tryAgain(from viewController: UIViewController)
}

/// The dependencies of every coordinator.
final class Dependencies {
  let session: UserSession
  let instructor: any Instructing
  let factory = CoordinatorsFactory()
  // Weak: the application coordinator owns the other coordinators.
  weak var flows: (any SharedFlows)?

  init(session: UserSession, instructor: any Instructing) {
    self.session = session
    self.instructor = instructor
  }
}
