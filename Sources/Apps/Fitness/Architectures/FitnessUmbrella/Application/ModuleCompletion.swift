import UIKit

/// A completion to run when a module leaves its stack.
struct ModuleCompletion {
  // The stack owns its modules.
  private weak var module: UIViewController?
  // UIKit queues a push during a transition, so a module may be absent because it has yet to
  // arrive.
  private var hasArrived = false
  let run: CompletionBlock

  init(_ module: UIViewController, _ run: @escaping CompletionBlock) {
    self.module = module
    self.run = run
  }

  mutating func noteArrival(in stack: [UIViewController]) {
    if isAmong(stack) { hasArrived = true }
  }

  func isAmong(_ modules: [UIViewController]) -> Bool {
    module.map(modules.contains) ?? false
  }

  func hasLeft(_ stack: [UIViewController]) -> Bool {
    module == nil || hasArrived && !isAmong(stack)
  }
}
