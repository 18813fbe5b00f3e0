import RandomUsers
import UIKit
import UserSessions

/// A navigation controller owns the coordinators of its screens, and they retain it.
///
/// Going back removes a coordinator and breaks the cycle. When the user logs out with a screen
/// open, the whole flow leaks.
enum L28 {
  nonisolated static let defect = Defect(
    "L28", "a coordinator retains the navigation controller that owns it", .leak,
    of: "L28.FlowNavigationController", suspect: "DetailCoordinator.retainedNavigation",
    events: [.tap("Log in"), .tap("Open"), .back, .tap("Open"), .tap("Log out")]
  ) { isFixed in
    .window { window in
      let app = AppCoordinator(window: window, isFixed: isFixed)
      app.logOut()
      return app
    }
  }

  final class AppCoordinator {
    private let window: UIWindow
    private let isFixed: Bool

    init(window: UIWindow, isFixed: Bool) {
      self.window = window
      self.isFixed = isFixed
    }

    func logOut() {
      window.rootViewController = LoginScreen("Log in") { [weak self] in self?.logIn() }
    }

    private func logIn() {
      let navigation = FlowNavigationController()
      let list = ListScreen("Open") { [weak self, weak navigation] in
        if let self, let navigation { open(in: navigation) }
      }
      navigation.setViewControllers([list], animated: false)
      window.rootViewController = navigation
    }

    private func open(in navigation: FlowNavigationController) {
      let child = DetailCoordinator()
      if !isFixed { child.retainedNavigation = navigation }
      let detail = DetailScreen("Log out") { [weak self] in self?.logOut() }
      navigation.push(detail, of: child)
    }
  }

  final class FlowNavigationController: UINavigationController, UINavigationControllerDelegate {
    private var coordinators: [UIViewController: DetailCoordinator] = [:]

    func push(_ screen: UIViewController, of coordinator: DetailCoordinator) {
      delegate = self
      coordinators[screen] = coordinator
      pushViewController(screen, animated: true)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      for screen in coordinators.keys where !viewControllers.contains(screen) {
        coordinators[screen] = nil
      }
    }
  }

  final class DetailCoordinator {
    var retainedNavigation: UINavigationController?
  }

  final class LoginScreen: Screen {}
  final class ListScreen: Screen {}
  final class DetailScreen: Screen {}
}
