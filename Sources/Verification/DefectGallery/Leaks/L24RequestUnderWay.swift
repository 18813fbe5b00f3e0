import RandomUsers
import UIKit
import UserSessions

/// A pending request retains its handler after the user has left: gateway → closure → presenter.
enum L24 {
  nonisolated static let defect = Defect(
    "L24", "a pending request retains the presenter", .abandoned, of: "L24.ProfilePresenter",
    suspect: "Gateway.waiting", events: [.tap("Profile"), .back], times: 5
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: AppRoot {
    private let navigation = UINavigationController()
    private let gateway = Gateway()
    private let isFixed: Bool

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      window.rootViewController = navigation
    }

    func start() {
      let home = HomeScreen("Profile") { [weak self] in self?.showProfile() }
      navigation.setViewControllers([home], animated: false)
    }

    private func showProfile() {
      let presenter = ProfilePresenter(gateway, isFixed: isFixed)
      let profile = ProfileScreen()
      profile.presenter = presenter
      presenter.view = profile
      navigation.pushViewController(profile, animated: true)
    }
  }

  /// A gateway to a slow server, which stores the pending handlers, oldest first.
  final class Gateway {
    private var waiting: [(String) -> Void] = []

    func loadName(_ completion: @escaping (String) -> Void) {
      waiting.append(completion)
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) { [weak self] in self?.answer() }
    }

    private func answer() { waiting.removeFirst()("Anna") }
  }

  final class ProfilePresenter {
    weak var view: ProfileScreen?
    private weak var gateway: Gateway?
    private let isFixed: Bool

    init(_ gateway: Gateway, isFixed: Bool) {
      self.gateway = gateway
      self.isFixed = isFixed
    }

    func viewIsReady() {
      if isFixed {
        gateway?.loadName { [weak self] name in self?.show(name) }
      } else {
        gateway?.loadName { name in self.show(name) }
      }
    }

    private func show(_ name: String) { view?.title = name }
  }

  final class HomeScreen: Screen {}

  final class ProfileScreen: Screen {
    var presenter: ProfilePresenter?

    override func viewDidLoad() {
      super.viewDidLoad()
      presenter?.viewIsReady()
    }
  }
}
