import FootballGather
import NavigationTestSupport
import UIKit
import UserSessions

@testable import VIPER

/// A factory of modules above a root, with a server.
@MainActor struct Scene {
  let app: LaunchedGather
  let delegate = DelegateSpy()
  let factory: ModuleFactory
  private let navigation = UINavigationController(rootViewController: RootViewController())

  init() {
    app = LaunchedGather(showing: navigation)
    factory = ModuleFactory(
      services: app.server.services, stack: StackRouter(navigation, isRetained: false))
  }

  /// The names of the screens on the stack, from the bottom.
  var stack: [String] {
    app.settle()
    return app.stack
  }

  /// Replaces the stack.
  func show(_ controllers: UIViewController...) {
    navigation.setViewControllers(controllers, animated: false)
    app.settle()
  }

  private final class RootViewController: UIViewController {}
}

/// Records the reports of modules to the modules below them.
final class DelegateSpy: PlayerListDelegate, PlayerDetailDelegate, PlayerEditDelegate,
  PlayerAddDelegate, ConfirmPlayersDelegate, GatherDelegate
{
  private(set) var calls: [String] = []

  func playersDidLoad() { calls.append("loaded") }
  func didUpdate(_ player: Player) { calls.append("updated \(player.name)") }
  func didAddPlayer() { calls.append("added") }
  func didEndGather() { calls.append("ended") }
}
