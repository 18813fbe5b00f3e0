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
/// architectures differ at this moment: a screen that is leaving still exists, and each
/// architecture has its own way of finding out whether a screen has left. As specified, an answer
/// navigates only if the screen that waits for it has not left; the tests name the architectures
/// that differ.
@MainActor @Suite("Answers during transitions") struct TransitionAnswerTests {
  nonisolated private static let subjects = SubjectUnderTest.all(of: FootballGatherApp())
  /// The architectures whose coordinators pop whatever is on top.
  private static let poppingAny = ["MVP-C", "CoordinatedSurfMVP"]
  /// The architectures that pop a screen only if it is on top of the stack, which it is not during
  /// a swipe.
  private static let checkingTop = ["VIPER", "VIP", "Umbrella"]

  @Test(
    "an answer during a link's transition keeps its target, unless the subject always pops the top",
    arguments: subjects)
  func link(_ subject: SubjectUnderTest) throws {
    let link = try #require(URL(string: "navbench://gather"))
    let top = top(of: subject) { $0.open(link) }

    let popsAny = subject.isOf(Self.poppingAny)
    #expect(top == (popsAny ? ElementID.playerListScreen : ElementID.confirmPlayersScreen))
  }

  @Test(
    "an answer during a Back transition keeps the list, unless the subject always pops the top",
    arguments: subjects)
  func back(_ subject: SubjectUnderTest) {
    let top = top(of: subject) { #expect($0.tapBack().isDelivered) }

    let popsAny = subject.isOf(Self.poppingAny)
    #expect(top == (popsAny ? ElementID.loginScreen : ElementID.playerListScreen))
  }

  // Until the transition of a swipe has ended, the screen that leaves has a navigation controller,
  // although it is no longer on its stack.
  @Test(
    "an answer during a finished swipe pops the list, unless the subject checks the top screen",
    arguments: subjects)
  func finishedSwipe(_ subject: SubjectUnderTest) {
    let top = top(of: subject) { swipeBack(on: $0, isFinished: true) }

    let checksTop = subject.isOf(Self.checkingTop)
    #expect(top == (checksTop ? ElementID.playerListScreen : ElementID.loginScreen))
  }

  // As specified, a screen that is still there is popped once it has saved its player.
  @Test(
    "an answer during a cancelled swipe pops the waiting screen, unless the subject checks the top",
    arguments: subjects)
  func cancelledSwipe(_ subject: SubjectUnderTest) {
    let top = top(of: subject) { swipeBack(on: $0, isFinished: false) }

    let checksTop = subject.isOf(Self.checkingTop)
    #expect(top == (checksTop ? ElementID.playerAddScreen : ElementID.playerListScreen))
  }

  @Test(
    "a parked link waits for the next list if the old one finishes loading while it leaves",
    arguments: subjects)
  func parkedLink(_ subject: SubjectUnderTest) throws {
    let app = SlowGather(subject, isLoaded: false)
    app.device.open(try #require(URL(string: "navbench://players/1")))
    app.device.loop.runUntilIdle()

    #expect(app.device.tap(try app.barItem(ElementID.logOut)).isDelivered)
    app.device.loop.turn()
    app.answer()
    app.logIn()

    // SurfMVP's router follows a parked link without checking whether the list is on the stack.
    let losesLink = subject.isOf(["SurfMVP"])
    #expect(app.top == (losesLink ? ElementID.playerListScreen : ElementID.playerDetailScreen))
  }

  /// The screen on top if the answer to a new player arrives during a transition.
  ///
  /// - Parameter transition: Begins the transition.
  private func top(of subject: SubjectUnderTest, during transition: (Device) -> Void) -> String? {
    let app = SlowGather(subject)
    app.saveNewPlayer()
    transition(app.device)
    app.device.loop.turn()
    app.answer()
    return app.top
  }

  /// Swipes, and returns when the finger has left the screen.
  private func swipeBack(on device: Device, isFinished: Bool) {
    #expect(device.beginSwipeBack().isDelivered)
    device.endSwipeBack(cancelled: !isFinished)
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
