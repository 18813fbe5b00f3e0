import FitnessAppointments
import UIKit

/// The base class of the coordinators that show screens on a stack.
class StackCoordinator: BaseCoordinator {
  /// The screens to keep below new ones when a link changes the stack in one step.
  struct Place {
    let kept: [UIViewController]
    let isAnimated: Bool
  }

  // The tab bar controller or the sheet owns the stack.
  unowned let navigationController: UINavigationController

  init(with navigationController: UINavigationController, dependencies: Dependencies) {
    self.navigationController = navigationController
    super.init(dependencies: dependencies)
  }

  func show(_ viewController: UIViewController, at place: Place? = nil) {
    if let place {
      navigationController.setViewControllers(
        place.kept + [viewController], animated: place.isAnimated)
    } else {
      navigationController.pushViewController(viewController, animated: true)
    }
  }

  /// Returns the screens from the root to this one; `nil` if this one is not on the stack.
  func stack(upTo viewController: UIViewController) -> [UIViewController]? {
    let stack = navigationController.viewControllers
    return stack.firstIndex(of: viewController).map { Array(stack[...$0]) }
  }

  /// Finishes the flows above the first `count` screens; their screens are about to leave the
  /// stack.
  func finishFlows(above count: Int) {
    let leaving = Array(navigationController.viewControllers.dropFirst(count))
    finishChildren { $0.isAmong(leaving) }
  }

  /// Pops to the screen at index `count - 1`; the flows above it finish first.
  func keep(_ count: Int, animated: Bool) {
    let stack = navigationController.viewControllers
    guard count < stack.count else { return }
    finishFlows(above: count)
    navigationController.setViewControllers(Array(stack.prefix(count)), animated: animated)
  }

  /// Whether a change to the stack would be visible.
  var isSeen: Bool { navigationController.viewIfLoaded?.window != nil }

  // MARK: Menu

  /// Adds the menu to a screen in a tab.
  func addMenu(to viewController: MenuViewController) {
    viewController.onMenu = { [weak self, weak viewController] in
      if let viewController { self?.showMenu(over: viewController) }
    }
  }

  private func showMenu(over viewController: UIViewController) {
    let identity = session.identity
    var actions: [() -> Void]
    switch identity {
    case .offline:
      actions = [{ [weak self, weak viewController] in self?.tryAgain(from: viewController) }]
    case .guest:
      actions = [
        { [weak self] in self?.dependencies.flows?.startAppointments() },
        { [weak self] in self?.logIn() },
      ]
    case .member, .trainer:
      actions = [
        { [weak self] in self?.dependencies.flows?.startAppointments() },
        { [weak self] in self?.dependencies.flows?.logOut() },
      ]
    }
    viewController.showAlert(.menu(identity), actions)
  }

  func logIn() {
    guard session.identity == .guest else { return }
    dependencies.flows?.startLogin(for: .account) {}
  }

  func showOffline(over viewController: UIViewController) {
    viewController.showAlert(
      .offline, [{ [weak self, weak viewController] in self?.tryAgain(from: viewController) }])
  }

  private func tryAgain(from viewController: UIViewController?) {
    if let viewController { dependencies.flows?.tryAgain(from: viewController) }
  }
}
