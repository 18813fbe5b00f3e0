import FitnessAppointments
import UIKit

@testable import FitnessCoordinators

/// Records the flows and actions that screens of an appointment ask for.
final class FlowsSpy: SharedFlows {
  private(set) var logins: [LoginReason] = []
  private(set) var appointmentsCount = 0
  private(set) var logOutCount = 0
  private(set) var expiryCount = 0
  private(set) var attemptCount = 0

  func startLogin(for reason: LoginReason, then continuation: @escaping () -> Void) {
    logins.append(reason)
  }

  func startAppointments() { appointmentsCount += 1 }
  func logOut() { logOutCount += 1 }
  func expire() { expiryCount += 1 }
  func tryAgain(from viewController: UIViewController) { attemptCount += 1 }
}

/// A flow that does nothing, but can have children.
final class FlowStub: BaseCoordinator, Coordinator {
  var onFinish: (() -> Void)?

  func start() {}
}

/// Counts how often a flow finishes, and records the drafts that it books.
final class FlowEnds {
  private(set) var finishCount = 0
  private(set) var booked: [Draft] = []
  /// The depth of the stack when the flow finished.
  private(set) var depthAtFinish: Int?

  func finish(at depth: Int) {
    finishCount += 1
    depthAtFinish = depth
  }

  func book(_ draft: Draft) { booked.append(draft) }
}
