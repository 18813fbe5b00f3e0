import RandomUsers
import UIKit
import UserSessions

/// Logging out replaces the root, but the app retains the main coordinator, which retains its tabs.
enum L16 {
  nonisolated static let defect = Defect(
    "L16", "the coordinator of the main screens is retained after logging out", .abandoned,
    of: "L16.MainCoordinator", suspect: "AppCoordinator.children",
    events: [.tap("Log in"), .tab(1), .tap("Log out")], times: 5
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: AppRoot {
    private let window: UIWindow
    private let isFixed: Bool
    private var children: [MainCoordinator] = []

    init(window: UIWindow, isFixed: Bool) {
      self.window = window
      self.isFixed = isFixed
    }

    func start() {
      let login = LoginScreen("Log in") { [weak self] in self?.logIn() }
      window.rootViewController = login
    }

    private func logIn() {
      let main = MainCoordinator()
      main.onLogOut = { [weak self] in self?.logOut() }
      children.append(main)
      window.rootViewController = main.start()
    }

    private func logOut() {
      if isFixed { children.removeAll() }
      start()
    }
  }

  final class MainCoordinator {
    var onLogOut: (() -> Void)?
    private let tabs = UITabBarController()

    func start() -> UIViewController {
      let orders = OrdersScreen()
      let menu = MenuScreen("Log out") { [weak self] in self?.onLogOut?() }
      tabs.viewControllers = [orders, menu].map {
        UINavigationController(rootViewController: $0)
      }
      return tabs
    }
  }

  final class LoginScreen: Screen {}
  final class OrdersScreen: Screen {}
  final class MenuScreen: Screen {}
}
