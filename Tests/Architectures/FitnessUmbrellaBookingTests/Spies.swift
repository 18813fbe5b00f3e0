import FitnessAppointments
import UIKit

@testable import FitnessUmbrella

/// Records the flows and actions that modules of an appointment ask for.
final class FlowsSpy: SharedFlows {
  private(set) var logins: [LoginReason] = []
  private(set) var appointmentsCount = 0
  private(set) var logOutCount = 0
  private(set) var expiryCount = 0
  private(set) var attemptCount = 0

  func startAuthorization(
    for reason: LoginReason, then continuation: @escaping CompletionBlock
  ) {
    logins.append(reason)
  }

  func startAppointments() { appointmentsCount += 1 }
  func logOut() { logOutCount += 1 }
  func expire() { expiryCount += 1 }
  func tryAgain(onFailure: @escaping (ServiceError) -> Void) { attemptCount += 1 }
}

/// A flow that does nothing, but can have children.
final class FlowStub: BaseCoordinator, Coordinatable {
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

/// A router without a stack, which records the calls of a coordinator.
final class RouterSpy: Routable {
  private(set) var calls: [String] = []
  private(set) var modules: [any Presentable] = []
  private(set) var completions: [CompletionBlock] = []
  var onDismiss: CompletionBlock?
  var toPresent: UIViewController? { nil }

  private func note(_ call: String, _ module: (any Presentable)? = nil) {
    calls.append(call)
    if let module { modules.append(module) }
  }

  func present(_ module: (any Presentable)?) { note("present", module) }
  func present(_ module: (any Presentable)?, animated: Bool) {
    note("present animated: \(animated)", module)
  }

  func push(_ module: (any Presentable)?) { note("push", module) }
  func push(_ module: (any Presentable)?, animated: Bool) {
    note("push animated: \(animated)", module)
  }
  func push(_ module: (any Presentable)?, animated: Bool, completion: CompletionBlock?) {
    note("push animated: \(animated), completion", module)
    if let completion { completions.append(completion) }
  }

  func popModule() { note("pop") }
  func popModule(animated: Bool) { note("pop animated: \(animated)") }
  func dismissModule() { note("dismiss") }
  func dismissModule(animated: Bool, completion: CompletionBlock?) {
    note("dismiss animated: \(animated), completion")
    if let completion { completions.append(completion) }
  }
  func setRootModule(_ module: (any Presentable)?) { note("set root", module) }
  func setRootModule(_ module: (any Presentable)?, hideBar: Bool) {
    note("set root, hide bar: \(hideBar)", module)
  }
  func popToRootModule(animated: Bool) { note("pop to root animated: \(animated)") }
}
