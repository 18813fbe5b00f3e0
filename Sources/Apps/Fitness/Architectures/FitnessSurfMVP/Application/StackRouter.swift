import UIKit

/// The router that is bound to a stack or to the tabs.
final class StackRouter: Router {
  private(set) weak var stack: UINavigationController?
  private(set) weak var container: UIViewController?
  // Retained here, because the stack does not retain its delegate.
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
