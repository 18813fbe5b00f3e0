import FootballGather
import NavigationTestSupport
import UIKit

@testable import CoordinatedSurfMVP

/// The app, with access to its root coordinator.
@MainActor struct RunningCoordinators {
  let app: LaunchedGather
  let root: ApplicationCoordinator

  init(isSignedIn: Bool = true) {
    var made: ApplicationCoordinator!
    app = LaunchedGather(isSignedIn: isSignedIn) { services in
      let navigation = UINavigationController()
      let root = ApplicationCoordinator(
        router: MainRouter(navigationController: navigation), services: services)
      made = root
      return StackDelegate(navigation, start: root.start) {
        DeepLinkOption(url: $0).map(root.handle) != nil
      }
    }
    root = made
  }

  var players: PlayersCoordinator? { root.hasDependency(ofType: PlayersCoordinator.self) }

  /// The live coordinators, such as `Auth, Players(Gather)`.
  var flows: String { describe(root.childCoordinators) }

  private func describe(_ coordinators: [any Coordinator]) -> String {
    coordinators.map { coordinator in
      let name = "\(type(of: coordinator))".replacing("Coordinator", with: "")
      let children = describe((coordinator as? BaseCoordinator)?.childCoordinators ?? [])
      return children.isEmpty ? name : "\(name)(\(children))"
    }
    .joined(separator: ", ")
  }
}
