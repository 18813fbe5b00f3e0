import FitnessAppointments
import UIKit

@testable import FitnessInstructor

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
@MainActor final class FlowStub: BaseCoordinator, Coordinator {
  var onFinish: ((Ending) -> Void)?
  private(set) var startCount = 0

  func start() { startCount += 1 }
}

/// Records the endings of a flow, in order, each with the depth of the stack.
final class FlowEnds {
  private(set) var endings: [Ending] = []
  private(set) var depths: [Int] = []

  func finish(_ ending: Ending, at depth: Int) {
    endings.append(ending)
    depths.append(depth)
  }
}
