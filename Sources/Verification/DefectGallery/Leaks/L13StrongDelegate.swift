import RandomUsers
import UIKit
import UserSessions

/// A child retains its parent as its delegate: parent → children → child → parent.
///
/// Both leak when the parent is replaced while the child is open.
enum L13 {
  nonisolated static let defect = Defect(
    "L13", "a child retains its parent as its delegate", .leak, of: "L13.MainCoordinator",
    suspect: "SettingsCoordinator.delegate",
    events: [.tap("Log in"), .tap("Settings"), .tap("Log out")]
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
    private var main: MainCoordinator?

    init(window: UIWindow, isFixed: Bool) {
      self.window = window
      self.isFixed = isFixed
    }

    private func logIn() {
      let main = MainCoordinator(isFixed: isFixed)
      main.onLogOut = { [weak self] in self?.logOut() }
      self.main = main
      window.rootViewController = main.start()
    }

    func logOut() {
      main = nil
      let login = LoginScreen("Log in") { [weak self] in self?.logIn() }
      window.rootViewController = login
    }
  }

  final class MainCoordinator: SettingsCoordinatorDelegate {
    var onLogOut: (() -> Void)?
    private weak var navigation: UINavigationController?
    private let isFixed: Bool
    private var children: [SettingsCoordinator] = []

    init(isFixed: Bool) { self.isFixed = isFixed }

    func start() -> UIViewController {
      let home = HomeScreen("Settings") { [weak self] in self?.openSettings() }
      let navigation = UINavigationController(rootViewController: home)
      self.navigation = navigation
      return navigation
    }

    private func openSettings() {
      let child = SettingsCoordinator()
      if isFixed {
        child.weakDelegate = self
      } else {
        child.delegate = self
      }
      children.append(child)
      navigation?.pushViewController(child.start(), animated: true)
    }

    func settingsDidClose(_ child: SettingsCoordinator) { children.removeAll { $0 === child } }

    func settingsDidLogOut() { onLogOut?() }
  }

  protocol SettingsCoordinatorDelegate: AnyObject {
    func settingsDidClose(_ child: SettingsCoordinator)
    func settingsDidLogOut()
  }

  final class SettingsCoordinator {
    var delegate: (any SettingsCoordinatorDelegate)?
    weak var weakDelegate: (any SettingsCoordinatorDelegate)?

    func start() -> UIViewController {
      let settings = SettingsScreen("Log out") { [weak self] in
        if let self { (delegate ?? weakDelegate)?.settingsDidLogOut() }
      }
      settings.onLeave = { [weak self] in
        if let self { (delegate ?? weakDelegate)?.settingsDidClose(self) }
      }
      return settings
    }
  }

  final class LoginScreen: Screen {}
  final class HomeScreen: Screen {}
  final class SettingsScreen: Screen {}
}
