import FootballGather
import Foundation
import NavigationTestSupport
import UIKit

@testable import Umbrella

/// The app, with access to its root coordinator.
@MainActor struct RunningCoordinators {
  let app: LaunchedGather
  let root: AppCoordinator

  init(isSignedIn: Bool = true, observesStack: Bool = true) {
    var made: AppCoordinator!
    app = LaunchedGather(isSignedIn: isSignedIn) { services in
      let navigation = UINavigationController()
      let root = AppCoordinator(
        router: Router(rootController: navigation, observesStack: observesStack),
        factory: CoordinatorFactory(services: services), gateway: Gateway(store: services.store))
      made = root
      return StackDelegate(navigation, start: root.start) { root.open($0.absoluteString) }
    }
    root = made
  }

  /// The coordinator of the newest list.
  var main: MainCoordinator? { root.childCoordinators.last as? MainCoordinator }

  /// The live coordinators, such as `Authorization, Main(Gather)`.
  var flows: String { describe(root.childCoordinators) }

  private func describe(_ coordinators: [any Coordinatable]) -> String {
    coordinators.map { coordinator in
      let name = "\(type(of: coordinator))".replacing("Coordinator", with: "")
      let children = describe((coordinator as? BaseCoordinator)?.childCoordinators ?? [])
      return children.isEmpty ? name : "\(name)(\(children))"
    }
    .joined(separator: ", ")
  }
}
