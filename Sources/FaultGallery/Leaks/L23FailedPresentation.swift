import RandomUsers
import UIKit
import UserSessions

/// A link starts a flow while a sheet is up: the flow cannot be presented, and so never ends.
///
/// The parent's list contains it nevertheless.
enum L23 {
  nonisolated static let defect = Defect(
    "L23", "a child is added although it could not be presented", .abandoned,
    of: "L23.LoginCoordinator", suspect: "AppCoordinator.children",
    events: [.tap("Settings"), .openURL("shop://login"), .swipeSheet(isFinished: true)], times: 5
  ) { isFixed in .delegate { AppDelegate(isFixed: isFixed) } }

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let app: AppCoordinator

    init(isFixed: Bool) { app = AppCoordinator(isFixed: isFixed) }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      self.window = window
      app.start(in: window)
      window.makeKeyAndVisible()
      return true
    }

    func application(
      _ application: UIApplication, open url: URL,
      options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      app.logIn()
      return true
    }
  }

  final class AppCoordinator {
    private let home = HomeScreen()
    private let isFixed: Bool
    private var children: [LoginCoordinator] = []

    init(isFixed: Bool) { self.isFixed = isFixed }

    func start(in window: UIWindow) {
      window.rootViewController = home
      home.onSettings = { [weak self] in self?.home.present(SettingsScreen(), animated: true) }
    }

    func logIn() {
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

    /// - Returns: Whether it was presented: UIKit does not present over an existing presentation.
    func start() -> Bool {
      guard let presenter, presenter.presentedViewController == nil else { return false }
      let login = LoginScreen()
      login.modalPresentationStyle = .fullScreen
      login.onLogIn = { [weak self] in
        self?.presenter?.dismiss(animated: true) { self?.onFinish?() }
      }
      presenter.present(login, animated: true)
      return true
    }
  }

  final class HomeScreen: Screen {
    var onSettings: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Settings") { [weak self] in self?.onSettings?() }
    }
  }

  final class SettingsScreen: Screen {}

  final class LoginScreen: Screen {
    var onLogIn: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Log in") { [weak self] in self?.onLogIn?() }
    }
  }
}
