import NavigationTestSupport
import Testing
import UIKit
import UserSessions

@testable import CoordinatedSurfMVP

/// The coordinators that are alive, depending on the screens that the user has opened and left.
@MainActor @Suite("Flows") struct FlowTests {
  @Test("the app starts with the login, and the players above it if a user is signed in")
  func start() {
    #expect(RunningCoordinators(isSignedIn: false).flows == "Auth")
    #expect(RunningCoordinators().flows == "Auth, Players")
  }

  @Test("logging out, the back button and the back menu each end the players' flow")
  func playersEnd() {
    for leaving: UserEvent in [.tap("logOut"), .back, .backMenu(depth: 0)] {
      let running = RunningCoordinators()
      weak let players = running.players

      running.app.go([leaving])

      #expect(running.flows == "Auth" && running.app.stack == ["Login"] && players == nil)
    }
  }

  @Test("each login starts a new players' flow")
  func loginAgain() {
    let running = RunningCoordinators()

    running.app.go([.tap("logOut")] + .login)

    #expect(running.flows == "Auth, Players")
  }

  @Test(
    "the gather's end, the back button, the back menu and a link each end the gather's flow",
    arguments: [
      .endGather, [.back, .back], [.backMenu(depth: 1)], [.openURL("navbench://players")],
    ])
  func gatherEnd(_ leaving: [UserEvent]) {
    let running = RunningCoordinators()
    running.app.go(.gather)
    #expect(running.flows == "Auth, Players(Gather)")
    weak let gather = running.players?.hasDependency(ofType: GatherCoordinator.self)

    running.app.go(leaving)

    #expect(running.flows == "Auth, Players" && gather == nil)
    #expect(running.app.stack == ["Login", "PlayerList"])
  }

  @Test("leaving everything at once ends the inner flow first, then the outer one")
  func nested() {
    let running = RunningCoordinators()
    running.app.go(.gather + [.backMenu(depth: 0)])

    #expect(running.flows == "Auth")
  }

  @Test("a swipe that is released too early ends no flow")
  func cancelledSwipe() {
    let running = RunningCoordinators()
    running.app.go(.confirm + [.swipeBack(isFinished: false)])

    #expect(running.flows == "Auth, Players(Gather)")
  }

  @Test("in random sessions, exactly the flows with open screens are alive", arguments: 0..<40)
  func random(_ seed: UInt64) {
    let running = RunningCoordinators()
    var seen: Set<String> = []
    for (index, event) in RandomEvents(seed: seed).prefix(150).enumerated() {
      running.app.perform(event)

      let stack = running.app.stack
      let gather = stack.contains("ConfirmPlayers") ? "(Gather)" : ""
      let players = stack.contains("PlayerList") ? ", Players\(gather)" : ""
      #expect(running.flows == "Auth\(players)", "event \(index): \(event), \(stack)")
      seen.insert(running.flows)
    }
    #expect(seen.count > 1)
  }
}
