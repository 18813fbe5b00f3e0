import UIKit

/// An action to run when a screen leaves its stack.
struct Departure {
  // The stack owns its screens.
  private weak var viewController: UIViewController?
  // UIKit queues a push during a transition, so a screen may be absent because it has yet to
  // arrive.
  private var hasArrived = false
  let run: () -> Void

  init(of viewController: UIViewController, _ run: @escaping () -> Void) {
    self.viewController = viewController
    self.run = run
  }

  mutating func noteArrival(in stack: [UIViewController]) {
    if isAmong(stack) { hasArrived = true }
  }

  func isAmong(_ viewControllers: [UIViewController]) -> Bool {
    viewController.map(viewControllers.contains) ?? false
  }

  func hasLeft(_ stack: [UIViewController]) -> Bool {
    viewController == nil || hasArrived && !isAmong(stack)
  }
}
