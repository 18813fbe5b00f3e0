import RandomUsers
import UIKit
import UserSessions

/// Going back over two screens releases only the topmost coordinator.
///
/// The path is app → children → the coordinator in between.
enum L08 {
  nonisolated static let defect = Defect(
    "L08", "going back over several screens releases only the topmost coordinator", .abandoned,
    of: "L08.TeamsCoordinator", suspect: "AppCoordinator.children",
    events: [.tap("Choose teams"), .tap("Begin"), .tap("End match")], times: 5
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: NSObject, AppRoot, UINavigationControllerDelegate {
    private let navigation = UINavigationController()
    private let isFixed: Bool
    private var children: [TeamsCoordinator] = []
    private var lastStack: [UIViewController] = []

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      super.init()
      window.rootViewController = navigation
      navigation.delegate = self
    }

    func start() {
      let players = PlayersScreen("Choose teams") { [weak self] in self?.chooseTeams() }
      navigation.setViewControllers([players], animated: false)
    }

    private func chooseTeams() {
      let child = TeamsCoordinator(navigation)
      children.append(child)
      child.start()
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      let stack = navigationController.viewControllers
      let gone = lastStack.filter { !stack.contains($0) }
      // The last of these screens was on top.
      for screen in isFixed ? gone : gone.suffix(1) { releaseCoordinator(of: screen) }
      lastStack = stack
    }

    private func releaseCoordinator(of screen: UIViewController) {
      children.removeAll { $0.screen === screen }
      for child in children { child.releaseCoordinator(of: screen) }
    }
  }

  final class TeamsCoordinator {
    private(set) weak var screen: TeamsScreen?
    private weak var navigation: UINavigationController?
    private var children: [MatchCoordinator] = []

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func start() {
      let teams = TeamsScreen("Begin") { [weak self] in self?.beginMatch() }
      screen = teams
      navigation?.pushViewController(teams, animated: true)
    }

    private func beginMatch() {
      guard let navigation else { return }
      let child = MatchCoordinator(navigation)
      children.append(child)
      child.start()
    }

    func releaseCoordinator(of screen: UIViewController) {
      children.removeAll { $0.screen === screen }
    }
  }

  final class MatchCoordinator {
    private(set) weak var screen: MatchScreen?
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func start() {
      let match = MatchScreen("End match") { [weak self] in
        self?.navigation?.popToRootViewController(animated: true)
      }
      screen = match
      navigation?.pushViewController(match, animated: true)
    }
  }

  final class PlayersScreen: Screen {}
  final class TeamsScreen: Screen {}
  final class MatchScreen: Screen {}
}
