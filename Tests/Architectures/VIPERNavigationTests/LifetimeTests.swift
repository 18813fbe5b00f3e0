import FootballGather
import NavigationTestSupport
import Testing
import UIKit
import UserSessions

@testable import VIPER

/// The screens that stay alive, depending on how routers hold the stack.
@MainActor @Suite("Lifetimes of scenes") struct LifetimeTests {
  @Test("no screen that has left stays alive in random sessions", arguments: [false, true], 0..<15)
  func screens(_ isStackRetained: Bool, _ seed: UInt64) {
    let app = LaunchedGather { AppDelegate(services: $0, isStackRetained: isStackRetained) }
    var seen: [Seen] = []
    for (index, event) in RandomEvents(seed: seed).prefix(200).enumerated() {
      app.perform(event)
      let open = app.navigation?.viewControllers ?? []
      for screen in open where !seen.contains(where: { $0.screen === screen }) {
        seen.append(Seen(screen: screen))
      }
      let alive = seen.compactMap(\.screen)
      #expect(alive.count == open.count, "event \(index): \(event), \(alive)")
    }
    #expect(seen.count > 5, "the session opened few screens")
  }

  /// A screen that was on the stack at least once.
  private struct Seen {
    weak var screen: UIViewController?
  }

  // As published, the router of each screen on the stack retains the stack: a cycle until the
  // screen is popped.
  @Test(
    "the end of the app releases the stack, unless routers retain it", arguments: [true, false])
  func end(_ isStackRetained: Bool) {
    weak var navigation: UINavigationController?
    do {
      let app = LaunchedGather { AppDelegate(services: $0, isStackRetained: isStackRetained) }
      app.go([])
      navigation = app.navigation
      #expect(navigation != nil)
      app.device.shutDown()
    }

    #expect((navigation != nil) == isStackRetained)
    // Breaks the cycle, so that no objects of this test remain during later tests.
    navigation?.viewControllers = []
  }
}
