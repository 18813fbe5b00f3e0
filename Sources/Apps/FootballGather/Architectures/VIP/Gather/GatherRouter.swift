import UIKit

/// Returns to the list.
final class GatherRouter: GatherRouterProtocol {
  weak var viewController: UIViewController?
  private let stack: StackRouter

  init(stack: StackRouter) {
    self.stack = stack
  }

  func popToPlayerList() {
    let list: PlayerListViewController? = stack.find()
    stack.pop(viewController, to: list)
  }
}
