import RandomUsers
import UIKit
import UserSessions

/// The parent starts a child without retaining it; only the child's screen refers to it, weakly.
enum C03 {
  nonisolated static let defect = Defect(
    "C03", "no object retains the child coordinator", .releasedEarly, of: "C03.ProfileCoordinator",
    suspect: "ProfileScreen.coordinator", events: [.tap("Profile"), .tap("Edit")]
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: AppRoot {
    private let navigation = UINavigationController()
    private let isFixed: Bool
    private var children: [ProfileCoordinator] = []

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      window.rootViewController = navigation
    }

    func start() {
      let home = HomeScreen("Profile") { [weak self] in self?.showProfile() }
      navigation.setViewControllers([home], animated: false)
    }

    private func showProfile() {
      let child = ProfileCoordinator(navigation)
      child.onFinish = { [weak self, weak child] in
        self?.children.removeAll { $0 === child }
      }
      if isFixed { children.append(child) }
      child.start()
    }
  }

  final class ProfileCoordinator {
    var onFinish: (() -> Void)?
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func start() {
      let profile = ProfileScreen()
      profile.coordinator = self
      navigation?.pushViewController(profile, animated: true)
    }

    func edit() { navigation?.pushViewController(EditScreen(), animated: true) }

    func profileHasLeft() { onFinish?() }
  }

  final class HomeScreen: Screen {}

  final class ProfileScreen: Screen {
    weak var coordinator: ProfileCoordinator?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Edit") { [weak self] in self?.coordinator?.edit() }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isMovingFromParent { coordinator?.profileHasLeft() }
    }
  }

  final class EditScreen: Screen {}
}
