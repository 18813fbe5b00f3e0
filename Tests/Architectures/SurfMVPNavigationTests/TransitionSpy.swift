import FootballGather
import NavigationTestSupport
import UIKit

@testable import SurfMVP

/// A module's view without a stack, which records the transitions that its router asks for.
@MainActor final class TransitionSpy: ModuleTransitionable {
  var isInStack = true
  var modulesAbove: [UIViewController] = []
  /// The requests, such as `push PlayerEdit` or `replace PlayerDetail, PlayerEdit`.
  private(set) var calls: [String] = []
  private(set) var shown: [UIViewController] = []

  /// The visible alert.
  var alert: UIAlertController? { shown.last as? UIAlertController }

  func push(module: UIViewController, animated: Bool) {
    calls.append("push \(module.screenName)\(animated ? "" : " at once")")
    shown.append(module)
  }

  func pop() { calls.append("pop") }

  func replaceModulesAbove(with modules: [UIViewController]) {
    calls.append("replace \(modules.map(\.screenName).joined(separator: ", "))")
    modulesAbove = modules
  }

  func presentModule(_ makeModule: () -> UIViewController) {
    shown.append(makeModule())
  }
}

/// Records the reports of modules to the modules that opened them.
final class OutputSpy: PlayerListModuleOutput, PlayerDetailModuleOutput, PlayerEditModuleOutput,
  PlayerAddModuleOutput, ConfirmPlayersModuleOutput, GatherModuleOutput, DeletionModuleOutput
{
  private(set) var calls: [String] = []

  func playersLoaded(in module: any PlayerListModuleInput) { calls.append("loaded") }
  func playerEdited(_ player: Player) { calls.append("edited \(player.name)") }
  func playerAdded() { calls.append("added") }
  func gatherEnded() { calls.append("ended") }
  func deletionConfirmed(of player: Player) { calls.append("deletes \(player.name)") }
}
