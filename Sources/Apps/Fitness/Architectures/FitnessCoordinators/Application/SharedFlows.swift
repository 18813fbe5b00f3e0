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
  /// Asks for the identity again; a failure is shown over the screen that asked.
  func tryAgain(from viewController: UIViewController)
}

/// The dependencies of every coordinator.
final class Dependencies {
  let session: UserSession
  /// Whether coordinators observe the changes that UIKit makes by itself.
  let isObserving: Bool
  // Weak: the application coordinator owns the other coordinators.
  weak var flows: (any SharedFlows)?

  init(session: UserSession, isObserving: Bool) {
    self.session = session
    self.isObserving = isObserving
  }
}
