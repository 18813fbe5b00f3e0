import FootballGather
import NavigationTestSupport
import UIKit
import UserSessions

@testable import MVPC

/// A way to remove child coordinators.
enum Removal: String, CaseIterable {
  case never, from, stack, dictionary

  @MainActor var strategy: any ChildRemoval {
    switch self {
    case .never: NeverRemoval()
    case .from: FromRemoval()
    case .stack: StackRemoval()
    case .dictionary: DictionaryRemoval()
    }
  }
}

/// The app with one way to remove child coordinators.
@MainActor struct LaunchedMVPC {
  let app: LaunchedGather

  /// Launches the app, and follows a route; the server answers every request successfully.
  init(_ removal: Removal, route: [UserEvent] = []) {
    app = LaunchedGather { AppDelegate(services: $0, childRemoval: removal.strategy) }
    app.go(route)
  }

  /// The coordinators of the screens on the stack, from the bottom.
  var coordinators: [any Coordinator] {
    (app.navigation?.viewControllers ?? []).compactMap { ($0 as? any Coordinatable)?.coordinator }
  }

  /// The coordinators as children of each other, such as `App(Login(PlayerList))`.
  var tree: String { coordinators.first?.parent.map(describe) ?? "" }

  private func describe(_ coordinator: any Coordinator) -> String {
    let name = "\(type(of: coordinator))".replacing("Coordinator", with: "")
    let children = coordinator.childCoordinators.map(describe).joined(separator: ", ")
    return children.isEmpty ? name : "\(name)(\(children))"
  }
}
