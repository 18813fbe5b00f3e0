import UIKit

/// Shows the screens of a user flow.
protocol Coordinator: AnyObject {
  /// Called when the flow has ended.
  var onFinish: (() -> Void)? { get set }
  func start()
  /// Finishes the flows below this one whose first screen meets a condition, children first.
  func finishChildren(where hasLeft: (FirstScreen) -> Bool)
  /// Notes which flows have their first screen in the stack.
  func noteArrivals(in stack: [UIViewController])
  /// The first screen of the flow; `nil` before it is shown, or if the flow has none.
  var firstScreen: FirstScreen? { get set }
}

/// A weak reference to the first screen of a flow; the stack owns the screen.
struct FirstScreen {
  private(set) weak var viewController: UIViewController?
  // UIKit queues a push during a transition, so a screen may be absent because it has yet to
  // arrive.
  private(set) var hasArrived = false

  init(_ viewController: UIViewController) {
    self.viewController = viewController
  }

  mutating func note(_ stack: [UIViewController]) {
    if let viewController, stack.contains(viewController) { hasArrived = true }
  }

  func hasLeft(_ stack: [UIViewController]) -> Bool {
    guard let viewController else { return true }
    return hasArrived && !stack.contains(viewController)
  }

  func isAmong(_ viewControllers: [UIViewController]) -> Bool {
    viewController.map(viewControllers.contains) ?? false
  }
}
