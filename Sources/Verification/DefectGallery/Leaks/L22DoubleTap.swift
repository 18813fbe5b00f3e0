import RandomUsers
import UIKit
import UserSessions

/// A double tap starts two flows, but only one is shown, and only that one is removed when it ends.
///
/// The other stays in the parent's list.
enum L22 {
  nonisolated static let defect = Defect(
    "L22", "a double tap starts two flows, of which only one is released", .abandoned,
    of: "L22.CheckoutCoordinator", suspect: "AppCoordinator.children",
    events: [.doubleTap("Check out"), .tap("Pay")], times: 5
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: AppRoot {
    private let navigation = UINavigationController()
    private let isFixed: Bool
    private var children: [AnyObject] = []

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      window.rootViewController = navigation
    }

    func start() {
      let basket = BasketScreen("Check out") { [weak self] in self?.checkOut() }
      navigation.setViewControllers([basket], animated: false)
    }

    private func checkOut() {
      if isFixed, hasChild(ofType: CheckoutCoordinator.self) { return }
      let child = CheckoutCoordinator(navigation)
      child.onFinish = { [weak self, weak child] in
        self?.children.removeAll { $0 === child }
      }
      children.append(child)
      child.start()
    }

    private func hasChild(ofType type: AnyClass) -> Bool {
      children.contains { Swift.type(of: $0) == type }
    }
  }

  final class CheckoutCoordinator {
    var onFinish: (() -> Void)?
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func start() {
      // The prices arrive a moment later.
      DispatchQueue.main.async { [weak self] in self?.showCheckout() }
    }

    private func showCheckout() {
      // A push during another transition would show the screen twice.
      guard let navigation, navigation.transitionCoordinator == nil else { return }
      let checkout = CheckoutScreen("Pay") { [weak self] in self?.pay() }
      checkout.onLeave = { [weak self] in self?.onFinish?() }
      navigation.pushViewController(checkout, animated: true)
    }

    private func pay() { navigation?.popToRootViewController(animated: true) }
  }

  final class BasketScreen: Screen {}
  final class CheckoutScreen: Screen {}
}
