import RandomUsers
import UIKit
import UserSessions

/// A coordinator retains its tab bar controller, whose closure retains the coordinator.
///
/// Logging out drops the last outside reference to both.
enum L14 {
  nonisolated static let defect = Defect(
    "L14", "the closure of a stored tab bar controller captures its coordinator", .leak,
    of: "L14.TabCoordinator", suspect: "MainTabBarController.onSelect",
    events: [.tap("Log in"), .tab(1), .tap("Log out")]
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
    private var main: TabCoordinator?

    init(window: UIWindow, isFixed: Bool) {
      self.window = window
      self.isFixed = isFixed
    }

    private func logIn() {
      let main = TabCoordinator(isFixed: isFixed)
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

  final class TabCoordinator {
    var onLogOut: (() -> Void)?
    private let tabs = MainTabBarController()
    private let isFixed: Bool

    init(isFixed: Bool) { self.isFixed = isFixed }

    func start() -> UIViewController {
      let feed = FeedScreen()
      feed.title = "Feed"
      let profile = ProfileScreen("Log out") { [weak self] in self?.onLogOut?() }
      profile.title = "Profile"
      profile.tabBarItem.badgeValue = "1"
      tabs.viewControllers = [feed, profile]
      if isFixed {
        tabs.onSelect = { [weak self] in self?.markAsSeen($0) }
      } else {
        tabs.onSelect = { self.markAsSeen($0) }
      }
      return tabs
    }

    private func markAsSeen(_ screen: UIViewController) { screen.tabBarItem.badgeValue = nil }
  }

  final class MainTabBarController: UITabBarController, UITabBarControllerDelegate {
    var onSelect: ((UIViewController) -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { onSelect?(viewController) }
  }

  final class LoginScreen: Screen {}
  final class FeedScreen: Screen {}
  final class ProfileScreen: Screen {}
}
