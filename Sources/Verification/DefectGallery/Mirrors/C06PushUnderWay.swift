import RandomUsers
import UIKit
import UserSessions

/// A child's screen waits for another push to end, after which the parent releases the child.
///
/// The parent mistakes the child for one whose screen has left. The screen, which refers to the
/// child weakly, then appears without it.
enum C06 {
  nonisolated static let defect = Defect(
    "C06", "a child is removed while its screen waits to be pushed", .releasedEarly,
    of: "C06.OrderCoordinator", suspect: "OrderScreen.coordinator",
    events: [.tap("Last order"), .tap("Send back")]
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: NSObject, AppRoot, UINavigationControllerDelegate {
    private let navigation = UINavigationController()
    private let isFixed: Bool
    private var children: [OrderCoordinator] = []

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      super.init()
      window.rootViewController = navigation
      navigation.delegate = self
    }

    func start() {
      let home = HomeScreen("Last order") { [weak self] in self?.showLastOrder() }
      navigation.setViewControllers([home], animated: false)
    }

    /// Shows the order on top of the list that contains it.
    private func showLastOrder() {
      navigation.pushViewController(OrdersScreen(), animated: true)
      let child = OrderCoordinator(navigation)
      children.append(child)
      child.start()
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      children.removeAll { child in
        if isFixed, !child.hasBeenShown { return false }
        return !child.isIn(navigationController.viewControllers)
      }
    }
  }

  final class OrderCoordinator {
    private weak var navigation: UINavigationController?
    private weak var order: OrderScreen?

    var hasBeenShown: Bool { order?.isViewLoaded ?? true }

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func start() {
      let order = OrderScreen()
      order.coordinator = self
      self.order = order
      navigation?.pushViewController(order, animated: true)
    }

    func sendBack() { navigation?.pushViewController(ParcelScreen(), animated: true) }

    func isIn(_ screens: [UIViewController]) -> Bool { screens.contains { $0 === order } }
  }

  final class HomeScreen: Screen {}
  final class OrdersScreen: Screen {}

  final class OrderScreen: Screen {
    weak var coordinator: OrderCoordinator?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Send back") { [weak self] in self?.coordinator?.sendBack() }
    }
  }

  final class ParcelScreen: Screen {}
}
