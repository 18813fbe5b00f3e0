import UIKit

/// Returns to the list.
final class PlayerAddRouter: PlayerAddRouterProtocol {
  weak var viewController: UIViewController?
  private let stack: StackRouter

  init(stack: StackRouter) {
    self.stack = stack
  }

  func dismissAdd() {
    stack.pop(viewController)
  }
}
