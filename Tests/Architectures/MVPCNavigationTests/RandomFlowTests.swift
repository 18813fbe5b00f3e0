import NavigationTestSupport
import Testing
import UIKit

@testable import MVPC

/// The coordinators that are alive in random sessions, in which screens open and close in every
/// way.
@MainActor @Suite("Coordinators in random sessions") struct RandomFlowTests {
  /// A coordinator that was on the stack at least once.
  private struct Seen {
    weak var coordinator: (any Coordinator)?
  }

  /// Performs random events, and calls `check` after each one with the indices of three sets of
  /// coordinators: those that are alive, those of the open screens, and all that have been on the
  /// stack so far.
  private func run(
    _ removal: Removal, seed: UInt64,
    check: (_ alive: Set<Int>, _ open: Set<Int>, _ all: Set<Int>) -> Void
  ) {
    let launched = LaunchedMVPC(removal)
    var seen: [Seen] = []
    for event in RandomEvents(seed: seed).prefix(300) {
      launched.app.perform(event)
      let open = launched.coordinators
      for coordinator in open where !seen.contains(where: { $0.coordinator === coordinator }) {
        seen.append(Seen(coordinator: coordinator))
      }
      check(
        Set(seen.indices.filter { seen[$0].coordinator != nil }),
        Set(seen.indices.filter { index in open.contains { $0 === seen[index].coordinator } }),
        Set(seen.indices))
    }
    #expect(seen.count > 10, "the session opened few screens")
  }

  @Test(
    "exactly the coordinators of the open screens are alive",
    arguments: [Removal.stack, .dictionary],
    0..<20)
  func exact(_ removal: Removal, _ seed: UInt64) {
    run(removal, seed: seed) { alive, open, _ in #expect(alive == open) }
  }

  @Test("without removal, every coordinator stays alive", arguments: 0..<10)
  func never(_ seed: UInt64) {
    run(.never, seed: seed) { alive, _, all in #expect(alive == all) }
  }

  @Test(
    "removing the coordinator of the screen being left never removes that of an open screen",
    arguments: 0..<20)
  func from(_ seed: UInt64) {
    var released = 0
    run(.from, seed: seed) { alive, open, all in
      #expect(alive.isSuperset(of: open))
      released = all.count - alive.count
    }
    #expect(released > 0)
  }
}
