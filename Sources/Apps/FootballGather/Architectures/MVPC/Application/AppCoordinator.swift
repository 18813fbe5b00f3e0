import FootballGather
import UIKit

/// Owns the window, starts the login, and forwards links to the player list's coordinator.
final class AppCoordinator: Coordinator {
  weak var parent: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  let window = UIWindow(frame: UIScreen.main.bounds)
  private let navController: UINavigationController
  private var parkedLink: DeepLink?

  init(services: Services, childRemoval: any ChildRemoval) {
    navController = childRemoval.makeNavigationController()
    context = CoordinatorContext(
      navController: navController, services: services, childRemoval: childRemoval)
  }

  func makeViewController() -> UIViewController {
    navController
  }

  func start() {
    context.childRemoval.begin(with: self)
    let loginCoordinator = LoginCoordinator(context: context, parent: self)
    loginCoordinator.delegate = self
    start(loginCoordinator, animated: false)
    if context.services.store.token != nil {
      loginCoordinator.navigateToPlayerList(animated: false)
    }
    window.rootViewController = navController
    window.makeKeyAndVisible()
  }

  // MARK: Links

  /// Follows a link now, or parks it until the players have been loaded; the newest link wins.
  @discardableResult
  func open(_ text: String) -> Bool {
    guard let link = DeepLink(text) else { return false }
    if let list = playerListCoordinator, list.hasLoadedPlayers {
      list.open(link)
    } else {
      parkedLink = link
    }
    return true
  }

  /// The coordinator of the list on the stack; coordinators of earlier lists may also be alive.
  private var playerListCoordinator: PlayerListCoordinator? {
    navController.viewControllers.lazy
      .compactMap { ($0 as? PlayerListViewController)?.coordinator as? PlayerListCoordinator }
      .first
  }
}

extension AppCoordinator: LoginCoordinatorDelegate {
  func playersDidLoad() {
    guard let link = parkedLink, let list = playerListCoordinator, list.hasLoadedPlayers else {
      return
    }
    parkedLink = nil
    list.open(link)
  }
}
