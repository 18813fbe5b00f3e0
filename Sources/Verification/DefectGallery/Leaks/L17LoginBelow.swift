import RandomUsers
import UIKit
import UserSessions

/// The login screen presents the home screen, which presents the next login screen.
///
/// Each screen retains the one that it presents, and the window retains the first.
enum L17 {
  nonisolated static let defect = Defect(
    "L17", "each log-in and log-out presents another screen over the last", .abandoned,
    of: "L17.LoginScreen", suspect: "HomeScreen.presentation",
    events: [.tap("Log in"), .tap("Log out")], times: 5
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: AppRoot {
    private let window: UIWindow
    private let isFixed: Bool
    private weak var current: UIViewController?

    init(window: UIWindow, isFixed: Bool) {
      self.window = window
      self.isFixed = isFixed
    }

    func start() {
      let login = makeLogin()
      window.rootViewController = login
      current = login
    }

    private func show(_ screen: UIViewController) {
      if isFixed {
        window.rootViewController = screen
      } else {
        screen.modalPresentationStyle = .fullScreen
        current?.present(screen, animated: true)
      }
      current = screen
    }

    private func makeLogin() -> UIViewController {
      let login = LoginScreen("Log in") { [weak self] in
        if let self { show(makeHome()) }
      }
      return login
    }

    private func makeHome() -> UIViewController {
      let home = HomeScreen("Log out") { [weak self] in
        if let self { show(makeLogin()) }
      }
      return home
    }
  }

  final class LoginScreen: Screen {}
  final class HomeScreen: Screen {}
}
