import RandomUsers
import UIKit
import UserSessions

/// A screen ends its coordinator in `viewDidDisappear`, which UIKit calls only for visible screens.
///
/// When two screens leave at once, the lower one has already disappeared: when it was covered.
enum L27 {
  nonisolated static let defect = Defect(
    "L27", "a covered screen leaves without viewDidDisappear", .abandoned,
    of: "L27.TeamsCoordinator", suspect: "AppCoordinator.children",
    events: [
      .tap("Choose teams"), .back, .tap("Choose teams"), .tap("Begin"), .back, .back,
      .tap("Choose teams"), .tap("Begin"), .tap("End match"),
    ], times: 3
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  class Coordinator {
    weak var screen: Screen?
    weak var navigation: UINavigationController?
    var children: [Coordinator] = []

    init(_ navigation: UINavigationController?) { self.navigation = navigation }

    func open(_ child: Coordinator, _ screen: Screen) {
      screen.onLeave = { [weak self, weak child] in self?.children.removeAll { $0 === child } }
      child.screen = screen
      children.append(child)
      navigation?.pushViewController(screen, animated: true)
    }

    func removeWhatHasLeft() {
      children.removeAll { $0.screen?.navigationController == nil }
      children.forEach { $0.removeWhatHasLeft() }
    }
  }

  final class AppCoordinator: Coordinator, AppRoot, UINavigationControllerDelegate {
    private let root = UINavigationController()

    init(window: UIWindow, isFixed: Bool) {
      super.init(root)
      window.rootViewController = root
      if isFixed { root.delegate = self }
    }

    func start() {
      let players = PlayersScreen("Choose teams") { [weak self] in self?.chooseTeams() }
      root.setViewControllers([players], animated: false)
    }

    private func chooseTeams() {
      let child = TeamsCoordinator(navigation)
      open(child, TeamsScreen("Begin") { [weak child] in child?.beginMatch() })
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { removeWhatHasLeft() }
  }

  final class TeamsCoordinator: Coordinator {
    func beginMatch() {
      let child = MatchCoordinator(navigation)
      open(child, MatchScreen("End match") { [weak child] in child?.end() })
    }
  }

  final class MatchCoordinator: Coordinator {
    func end() { navigation?.popToRootViewController(animated: true) }
  }

  final class PlayersScreen: Screen {}
  final class TeamsScreen: Screen {}
  final class MatchScreen: Screen {}
}
