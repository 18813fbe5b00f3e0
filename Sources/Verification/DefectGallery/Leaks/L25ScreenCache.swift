import RandomUsers
import UIKit
import UserSessions

/// The tabs' screens are created on demand, and stay cached even after the user has logged out.
///
/// The path is coordinator → cache → screens → presenters.
enum L25 {
  nonisolated static let defect = Defect(
    "L25", "a cache of screens is never emptied", .abandoned, of: "L25.PageScreen",
    suspect: "AppCoordinator.pages",
    events: [.tap("Log in"), .tab(1), .tab(0), .memoryWarning, .tap("Log out")], times: 5
  ) { isFixed in
    .window { window in
      let app = AppCoordinator(window: window, isFixed: isFixed)
      app.showLogin()
      return app
    }
  }

  final class AppCoordinator: NSObject, UITabBarControllerDelegate {
    /// The key of a cached page: its user and its tab.
    private struct Place: Hashable {
      let user: Int
      let tab: Int
    }

    private weak var window: UIWindow?
    private let isFixed: Bool
    private var user = 0
    private var pages: [Place: PageScreen] = [:]

    init(window: UIWindow, isFixed: Bool) {
      self.window = window
      self.isFixed = isFixed
    }

    func showLogin() {
      let login = LoginScreen("Log in") { [weak self] in self?.logIn() }
      window?.rootViewController = login
    }

    private func logIn() {
      user += 1
      let tabs = UITabBarController()
      tabs.delegate = self
      tabs.viewControllers = [UINavigationController(), UINavigationController()]
      fillSelectedTab(of: tabs)
      window?.rootViewController = tabs
    }

    private func logOut() {
      if isFixed { pages.removeAll() }
      showLogin()
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { fillSelectedTab(of: tabBarController) }

    private func fillSelectedTab(of tabs: UITabBarController) {
      let stack = tabs.selectedViewController as? UINavigationController
      stack?.viewControllers = [page(at: Place(user: user, tab: tabs.selectedIndex))]
    }

    private func page(at place: Place) -> PageScreen {
      if let page = pages[place] { return page }
      let page = PageScreen("Log out") { [weak self] in self?.logOut() }
      page.presenter.view = page
      pages[place] = page
      return page
    }
  }

  final class PagePresenter {
    weak var view: PageScreen?

    func viewIsReady() { view?.title = "News" }
  }

  final class LoginScreen: Screen {}

  final class PageScreen: Screen {
    let presenter = PagePresenter()

    override func viewDidLoad() {
      super.viewDidLoad()
      presenter.viewIsReady()
    }
  }
}
