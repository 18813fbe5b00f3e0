import UIKit

/// The router of a stack, or of the tabs, to which it is bound.
final class StackRouter: Router {
  private(set) weak var stack: UINavigationController?
  private(set) weak var container: UIViewController?
  // The stack has it as its delegate, which it does not retain.
  private let observer: StackObserver?

  init(stack: UINavigationController, observer: StackObserver) {
    self.stack = stack
    container = stack
    self.observer = observer
  }

  /// Creates a router that only presents.
  init(container: UIViewController) {
    self.container = container
    observer = nil
  }
}
