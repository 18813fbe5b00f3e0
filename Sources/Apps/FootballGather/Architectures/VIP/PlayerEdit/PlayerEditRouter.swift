import UIKit

/// Returns to the player.
final class PlayerEditRouter: PlayerEditRouterProtocol {
  weak var viewController: UIViewController?
  private let stack: StackRouter

  init(stack: StackRouter) {
    self.stack = stack
  }

  func dismissEdit() {
    stack.pop(viewController)
  }
}
