import RandomUsers
import UIKit
import UserSessions

/// All coordinators retain the navigation controller, which references its delegate weakly.
///
/// Leak-free: the coordinators are owned by their parents, not by the navigation controller, so
/// there is no cycle, even if the user logs out with a screen open.
enum I11 {
  nonisolated static let app = LeakFreeApp(
    "I11", "coordinators retain a navigation controller that does not own them",
    events: [.tap("Log in"), .tap("Open"), .back, .tap("Open"), .tap("Log out"), .tap("Log in")]
  ) {
    .window { window in
      let app = AppCoordinator(window: window)
      app.logOut()
      return app
    }
  }

  final class AppCoordinator {
    private let window: UIWindow
    private var main: MainCoordinator?

    init(window: UIWindow) { self.window = window }

    func logOut() {
      main = nil
      window.rootViewController = LoginScreen("Log in") { [weak self] in self?.logIn() }
    }

    private func logIn() {
      let main = MainCoordinator(UINavigationController())
      main.onLogOut = { [weak self] in self?.logOut() }
      main.start()
      self.main = main
      window.rootViewController = main.navigation
    }
  }

  final class MainCoordinator: NSObject, UINavigationControllerDelegate {
    var onLogOut: (() -> Void)?
    let navigation: UINavigationController
    private var children: [DetailCoordinator] = []

    init(_ navigation: UINavigationController) {
      self.navigation = navigation
      super.init()
      navigation.delegate = self
    }

    func start() {
      let list = ListScreen("Open") { [weak self] in self?.open() }
      navigation.setViewControllers([list], animated: false)
    }

    private func open() {
      let child = DetailCoordinator(navigation)
      children.append(child)
      child.start { [weak self] in self?.onLogOut?() }
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { children.removeAll(where: \.hasLeft) }
  }

  final class DetailCoordinator {
    private let navigation: UINavigationController
    private weak var screen: DetailScreen?

    var hasLeft: Bool { screen?.navigationController == nil }

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func start(onLogOut: @escaping () -> Void) {
      let detail = DetailScreen("Log out", action: onLogOut)
      screen = detail
      navigation.pushViewController(detail, animated: true)
    }
  }

  final class LoginScreen: Screen {}
  final class ListScreen: Screen {}
  final class DetailScreen: Screen {}
}
