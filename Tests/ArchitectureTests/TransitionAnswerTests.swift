import BenchmarkKit
import FootballGather
import FootballGatherCatalog
import FootballGatherUI
import Foundation
import Testing
import UIKit
import UserSessions

/// Answers that arrive while a transition removes the screen that waits for them.
///
/// In a campaign this moment does not occur, because transitions take no time there. The
/// architectures differ in it: a screen that is leaving still exists, and each architecture has its
/// own way of finding out whether a screen has left. As specified, the answer to a screen that has
/// left does not navigate, and that to one that stays does; the tests name those that differ.
@MainActor @Suite("Answers during transitions") struct TransitionAnswerTests {
  nonisolated private static let subjects = SubjectUnderTest.all(of: FootballGatherApp())
  /// Their coordinators pop whatever is on top.
  private static let poppingAny = ["MVP-C", "CoordinatedSurfMVP"]
  /// They pop a screen only if it is on top of the stack, as it is not during a swipe.
  private static let checkingTop = ["VIPER", "VIP", "Umbrella"]

  @Test(
    "an answer during a link's transition keeps the link's screen, unless its subject pops any screen",
    arguments: subjects)
  func link(_ subject: SubjectUnderTest) throws {
    let app = SlowGather(subject)
    app.saveNewPlayer()

    app.device.open(try #require(URL(string: "navbench://gather")))
    app.device.loop.turn()
    app.answer()

    let popsAny = subject.isOf(Self.poppingAny)
    #expect(app.top == (popsAny ? ElementID.playerListScreen : ElementID.confirmPlayersScreen))
  }

  @Test(
    "an answer during the transition of Back keeps the list, unless its subject pops any screen",
    arguments: subjects)
  func back(_ subject: SubjectUnderTest) {
    let app = SlowGather(subject)
    app.saveNewPlayer()

    #expect(app.device.tapBack().isDelivered)
    app.device.loop.turn()
    app.answer()

    let popsAny = subject.isOf(Self.poppingAny)
    #expect(app.top == (popsAny ? ElementID.loginScreen : ElementID.playerListScreen))
  }

  // Until the transition of a swipe has ended, the screen that leaves has a navigation controller,
  // although it is no longer on its stack.
  @Test(
    "an answer during a swipe pops the list, unless its subject checks the top",
    arguments: subjects)
  func swipe(_ subject: SubjectUnderTest) {
    let app = SlowGather(subject)
    app.saveNewPlayer()

    app.swipeBack(isFinished: true)
    app.answer()

    let checksTop = subject.isOf(Self.checkingTop)
    #expect(app.top == (checksTop ? ElementID.playerListScreen : ElementID.loginScreen))
  }

  // As specified, a screen that stays is popped when it has saved its player.
  @Test(
    "an answer during a cancelled swipe pops its screen, unless that has to be on top",
    arguments: subjects)
  func cancelledSwipe(_ subject: SubjectUnderTest) {
    let app = SlowGather(subject)
    app.saveNewPlayer()

    app.swipeBack(isFinished: false)
    app.answer()

    let checksTop = subject.isOf(Self.checkingTop)
    #expect(app.top == (checksTop ? ElementID.playerAddScreen : ElementID.playerListScreen))
  }

  @Test(
    "a parked link waits for the next list if the old one is loaded while it leaves",
    arguments: subjects)
  func parkedLink(_ subject: SubjectUnderTest) throws {
    let app = SlowGather(subject, isLoaded: false)
    app.device.open(try #require(URL(string: "navbench://players/1")))
    app.device.loop.runUntilIdle()

    #expect(app.device.tap(try app.barItem(ElementID.logOut)).isDelivered)
    app.device.loop.turn()
    app.answer()
    app.logIn()

    // Its router follows a parked link without asking whether the list is on the stack.
    let losesLink = subject.isOf(["SurfMVP"])
    #expect(app.top == (losesLink ? ElementID.playerListScreen : ElementID.playerDetailScreen))
  }
}

extension SubjectUnderTest {
  /// Whether the subject is one of these architectures, or a variant of one.
  fileprivate func isOf(_ architectures: [String]) -> Bool {
    architectures.contains { subject.id.split(separator: "/")[0] == $0 }
  }
}

/// Football Gather on a device whose transitions take time.
@MainActor private struct SlowGather {
  let device = Device()
  private let backend = InMemoryBackend(
    players: [Player(id: 1, name: "Ann"), Player(id: 2, name: "Bob")], username: "ann",
    token: "token of ann")

  /// Launches a subject with a user who is logged in.
  init(_ subject: SubjectUnderTest, isLoaded: Bool = true) {
    device.launch(subject.variant.makeDelegate(backend.services))
    device.loop.runUntilIdle()
    if isLoaded { answer() }
  }

  /// Saves a new player on the add screen; the request stays pending.
  func saveNewPlayer() {
    perform(.tap(ElementID.bottom), .type("Cleo", into: ElementID.name), .tap(ElementID.done))
  }

  /// Logs in and loads the list.
  func logIn() {
    perform(.type("secret", into: ElementID.password), .tap(ElementID.login))
    answer()
    answer()
  }

  /// Swipes, and returns when the finger has left the screen.
  func swipeBack(isFinished: Bool) {
    #expect(device.beginSwipeBack().isDelivered)
    device.endSwipeBack(cancelled: !isFinished)
    device.loop.turn()
  }

  /// Answers the oldest request, and waits until the app is idle.
  func answer() {
    backend.answer(at: 0, succeeding: true)
    device.loop.runUntilIdle()
  }

  func barItem(_ name: String) throws -> UIBarButtonItem {
    let items = stack?.topViewController?.navigationItem.rightBarButtonItems ?? []
    return try #require(items.first { $0.accessibilityIdentifier == name })
  }

  /// The identifier of the screen on top.
  var top: String? { stack?.topViewController?.viewIfLoaded?.accessibilityIdentifier }

  private var stack: UINavigationController? {
    device.window?.rootViewController as? UINavigationController
  }

  private func perform(_ events: UserEvent...) {
    let driver = Driver(device: device)
    for event in events { driver.perform(event) }
  }
}
