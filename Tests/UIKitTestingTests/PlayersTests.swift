import Testing
import UIKit
import UIKitTesting

@MainActor struct PlayersTests {
  @Test("a player is shown, and a second alert is refused")
  func playerIsShown() throws {
    let stage = Stage(checksConsistency: true)
    var crashes: [UIKitLogEntry] = []
    stage.loop.onEvent = { entry in
      if case .crashed = entry.event { crashes.append(entry) }
    }

    // Launch: when `navigation` returns, the app's first screen is visible and the log is empty.
    let navigation = stage.navigation("Players")
    let detail = stage.controller("Detail")
    detail.title = "Bob"

    // Inside the call: the stack has changed, and the screen begins to appear.
    let inside = stage.during { navigation.pushViewController(detail, animated: true) }
    #expect(
      inside.prefix(3) == ["Detail.willMove(parent)", "Detail.loadView", "Detail.viewDidLoad"])
    #expect(stage.device.tapBack().refusal == .transitionRunning(count: 1))

    // After the animation, which takes 0.35 s of virtual time but no real time.
    let end = ["Players.didDisappear", "Detail.didAppear", "Detail.didMove(parent)"]
    #expect(stage.rest() == end)

    // A touch: if it does not arrive, the test fails here and prints the reason.
    try stage.device.tapBack().get()
    stage.settle()
    #expect(navigation.viewControllers.count == 1)

    // Events: the requests that UIKit refused, with the names of the screens.
    stage.present(
      UIAlertController(title: "One", message: nil, preferredStyle: .alert), on: navigation)
    stage.present(
      UIAlertController(title: "Two", message: nil, preferredStyle: .alert), on: navigation)
    #expect(stage.loop.log.count == 1 && stage.loop.log[0].objects.map(\.title) == ["Two", nil])
    #expect(crashes.isEmpty)
  }
}
