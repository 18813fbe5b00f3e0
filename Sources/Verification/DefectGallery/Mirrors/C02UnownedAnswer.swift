import RandomUsers
import UIKit
import UserSessions

/// An answer arrives for a released presenter, which the request's closure captures as `unowned`.
///
/// The user has logged out in the meantime.
enum C02 {
  nonisolated static let defect = Defect(
    "C02", "an unowned presenter is used after its release", .crash,
    of: "Attempted to read an unowned reference",
    events: [.tap("Log in"), .tap("Log out"), .wait(seconds: 3)]
  ) { isFixed in
    .window { window in
      let app = AppCoordinator(window: window, isFixed: isFixed)
      app.showLogin()
      return app
    }
  }

  final class AppCoordinator {
    private weak var window: UIWindow?
    private let gateway = Gateway()
    private let isFixed: Bool

    init(window: UIWindow, isFixed: Bool) {
      self.window = window
      self.isFixed = isFixed
    }

    func showLogin() {
      let login = LoginScreen("Log in") { [weak self] in self?.showHome() }
      window?.rootViewController = login
    }

    private func showHome() {
      let presenter = HomePresenter(gateway, isFixed: isFixed)
      let home = HomeScreen("Log out") { [weak self] in self?.showLogin() }
      home.presenter = presenter
      presenter.view = home
      window?.rootViewController = home
    }
  }

  /// A gateway to a slow server.
  final class Gateway {
    func loadName(_ completion: @escaping (String) -> Void) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { completion("Anna") }
    }
  }

  final class HomePresenter {
    weak var view: HomeScreen?
    private let gateway: Gateway
    private let isFixed: Bool

    init(_ gateway: Gateway, isFixed: Bool) {
      self.gateway = gateway
      self.isFixed = isFixed
    }

    func viewIsReady() {
      if isFixed {
        gateway.loadName { [weak self] name in self?.show(name) }
      } else {
        gateway.loadName { [unowned self] name in show(name) }
      }
    }

    private func show(_ name: String) { view?.title = name }
  }

  final class LoginScreen: Screen {}

  final class HomeScreen: Screen {
    var presenter: HomePresenter?

    override func viewDidLoad() {
      super.viewDidLoad()
      presenter?.viewIsReady()
    }
  }
}
