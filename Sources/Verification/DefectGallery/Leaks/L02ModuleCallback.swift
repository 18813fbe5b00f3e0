import RandomUsers
import UIKit
import UserSessions

/// A callback of a screen captures the coordinator that retains the screen.
///
/// The cycle is coordinator → screen → closure → coordinator.
enum L02 {
  nonisolated static let defect = Defect(
    "L02", "a screen's callback captures the coordinator that retains the screen", .leak,
    of: "L02.ProfileCoordinator", suspect: "ProfileScreen.onHelp",
    events: [.tap("Profile"), .tap("Help"), .back, .back]
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: NSObject, AppRoot, UINavigationControllerDelegate {
    private let navigation = UINavigationController()
    private let isFixed: Bool
    private var children: [ProfileCoordinator] = []

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      super.init()
      window.rootViewController = navigation
      navigation.delegate = self
    }

    func start() {
      let home = HomeScreen("Profile") { [weak self] in self?.showProfile() }
      navigation.setViewControllers([home], animated: false)
    }

    private func showProfile() {
      let child = ProfileCoordinator(navigation, isFixed: isFixed)
      children.append(child)
      child.start()
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      children.removeAll { $0.hasLeft }
    }
  }

  final class ProfileCoordinator {
    // Retained, so that the flow can return to it from any later screen.
    private let profile = ProfileScreen()
    private let isFixed: Bool
    private weak var navigation: UINavigationController?

    var hasLeft: Bool { profile.navigationController == nil }

    init(_ navigation: UINavigationController, isFixed: Bool) {
      self.navigation = navigation
      self.isFixed = isFixed
    }

    func start() {
      if isFixed {
        profile.onHelp = { [weak self] in self?.showHelp() }
      } else {
        profile.onHelp = { self.showHelp() }
      }
      navigation?.pushViewController(profile, animated: true)
    }

    private func showHelp() {
      let help = HelpScreen("Understood") { [weak self] in self?.showProfileAgain() }
      navigation?.pushViewController(help, animated: true)
    }

    private func showProfileAgain() {
      navigation?.popToViewController(profile, animated: true)
    }
  }

  final class HomeScreen: Screen {}

  final class ProfileScreen: Screen {
    var onHelp: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Help") { [weak self] in self?.onHelp?() }
    }
  }

  final class HelpScreen: Screen {}
}
