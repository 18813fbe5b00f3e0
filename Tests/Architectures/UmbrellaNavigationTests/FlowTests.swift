import NavigationTestSupport
import Testing
import UIKit
import UserSessions

@testable import Umbrella

/// The coordinators that are alive, depending on the screens that the user has opened and left.
@MainActor @Suite("Flows") struct FlowTests {
  /// Expects these flows after a route from the list, with a router that observes its stack and
  /// with one that does not.
  private func expect(
    _ route: [UserEvent], observed: String, finished: String? = nil,
    _ location: SourceLocation = #_sourceLocation
  ) {
    for (observesStack, flows) in [(true, observed), (false, finished ?? observed)] {
      let running = RunningCoordinators(observesStack: observesStack)
      running.app.go(route)
      #expect(running.flows == flows, "observes: \(observesStack)", sourceLocation: location)
    }
  }

  @Test("the app starts with the login, and the list above it if a user is signed in")
  func start() {
    #expect(RunningCoordinators(isSignedIn: false).flows == "Authorization")
    expect([], observed: "Authorization, Main")
  }

  @Test("the list, a player, the editor and the add screen belong to one flow")
  func oneFlow() {
    for route: [UserEvent] in [.detail, .edit, .add, .edit + [.back, .back]] {
      expect(route, observed: "Authorization, Main")
    }
  }

  @Test("logging out, a flow's own last step, ends the flow in both variants")
  func logOut() {
    expect([.tap("logOut")], observed: "Authorization")
    expect([.tap("logOut")] + .login, observed: "Authorization, Main")
  }

  @Test("the end of a gather, a flow's own last step, ends the flow in both variants")
  func endOfGather() {
    expect(.gather, observed: "Authorization, Main(Gather)")
    expect(.gather + .endGather, observed: "Authorization, Main")
  }

  @Test("a flow that the user leaves ends only if the router observes its stack")
  func leaving() {
    expect([.back], observed: "Authorization", finished: "Authorization, Main")
    expect(
      .confirm + [.back], observed: "Authorization, Main", finished: "Authorization, Main(Gather)")
    expect(
      .gather + [.backMenu(depth: 0)], observed: "Authorization",
      finished: "Authorization, Main(Gather)")
    expect(
      .gather + [.openURL("navbench://add")], observed: "Authorization, Main",
      finished: "Authorization, Main(Gather)")
  }

  @Test("flows that are never ended stay alive beside those that follow")
  func growth() {
    expect(
      [.back] + .login + [.back] + .login, observed: "Authorization, Main",
      finished: "Authorization, Main, Main, Main")
  }

  @Test("a swipe that is released too early ends no flow")
  func cancelledSwipe() {
    expect(.confirm + [.swipeBack(isFinished: false)], observed: "Authorization, Main(Gather)")
  }

  @Test("flows that have ended are released")
  func release() {
    let running = RunningCoordinators()
    running.app.go(.gather)
    weak let main = running.main
    weak let gather = main?.childCoordinators.first
    #expect(main != nil && gather != nil)

    running.app.go([.backMenu(depth: 0)])

    #expect(main == nil && gather == nil)
  }

  @Test("in random sessions, exactly the flows with open screens are alive", arguments: 0..<40)
  func random(_ seed: UInt64) {
    let running = RunningCoordinators()
    for (index, event) in RandomEvents(seed: seed).prefix(150).enumerated() {
      running.app.perform(event)

      let stack = running.app.stack
      let gather = stack.contains("ConfirmPlayers") ? "(Gather)" : ""
      let main = stack.contains("PlayerList") ? ", Main\(gather)" : ""
      #expect(running.flows == "Authorization\(main)", "event \(index): \(event), \(stack)")
    }
  }
}
