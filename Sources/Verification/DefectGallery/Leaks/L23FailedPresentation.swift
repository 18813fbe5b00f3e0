import RandomUsers
import UIKit
import UserSessions

/// A link starts a flow while a sheet is up: the flow cannot be presented, and so never ends.
///
/// Nevertheless, the parent's list contains the flow's coordinator.
enum L23 {
  nonisolated static let defect = Defect(
    "L23", "a child is added although it could not be presented", .abandoned,
    of: "L23.LoginCoordinator", suspect: "AppCoordinator.children",
    events: [.tap("Settings"), .openURL("shop://login"), .swipeSheet(isFinished: true)], times: 5
  ) { isFixed in .delegate { LinkDelegate(AppCoordinator(isFixed: isFixed)) } }

  final class AppCoordinator: LinkedApp {
    private let home = HomeScreen()
    private let isFixed: Bool
    private var children: [LoginCoordinator] = []

    init(isFixed: Bool) { self.isFixed = isFixed }

    func start(in window: UIWindow) {
      home.addButton("Settings") { [weak home] in
        home?.present(SettingsScreen(), animated: true)
      }
      window.rootViewController = home
    }

    func open(_ link: URL) {
      let child = LoginCoordinator(presenter: home)
      child.onFinish = { [weak self, weak child] in
        self?.children.removeAll { $0 === child }
      }
      let isShown = child.start()
      if isShown || !isFixed { children.append(child) }
    }
  }

  final class LoginCoordinator {
    var onFinish: (() -> Void)?
    private weak var presenter: UIViewController?

    init(presenter: UIViewController) { self.presenter = presenter }

    /// - Returns: Whether it was presented; UIKit does not present over an existing presentation.
    func start() -> Bool {
      guard let presenter, presenter.presentedViewController == nil else { return false }
      let login = LoginScreen("Log in") { [weak self] in
        self?.presenter?.dismiss(animated: true) { self?.onFinish?() }
      }
      login.modalPresentationStyle = .fullScreen
      presenter.present(login, animated: true)
      return true
    }
  }

  final class HomeScreen: Screen {}
  final class SettingsScreen: Screen {}
  final class LoginScreen: Screen {}
}
