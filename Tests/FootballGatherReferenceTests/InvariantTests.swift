import FootballGather
import FootballGatherReference
import TestRounds
import Testing
import UserSessions

@Suite("Invariants of all sessions") struct InvariantTests {
  private static let depths = [
    "Login": 1, "PlayerList": 2, "PlayerDetail": 3, "PlayerAdd": 3, "ConfirmPlayers": 3,
    "PlayerEdit": 4, "Gather": 4,
  ]

  @Test("the screens satisfy the app's invariants", arguments: 0..<10)
  func rules(_ part: Int) {
    let count = rounds(150, inDebug: 5)
    RandomVisits.forEachStep(seed: UInt64(100 + part), count: count) { step in
      let screen = step.after
      #expect(Self.depths[screen.screen] == screen.depth, "the screen is at an unexpected depth")
      #expect(
        screen.alert.isEmpty || (3...4).contains(screen.alert.count),
        "the alert has too few or too many texts")
      Self.checkList(screen)
      Self.checkMatch(screen)
      Self.checkFinger(step)
      Self.checkMove(step)
    }
  }

  private static func checkList(_ screen: ScreenFacts) {
    guard screen.screen == "PlayerList" else { return }
    let ticked = screen.players.count { $0.hasPrefix("✓") }
    let isSelecting = screen.texts("select") == ["Cancel"]
    #expect(isSelecting || ticked == 0, "a player is selected in list mode")
    #expect(screen.title == (ticked > 0 ? "\(ticked) selected" : "Players"))
    #expect(
      !isSelecting
        || screen.isEnabled("bottom") == (ticked >= 2 && screen.isTableEnabled("players")))
    #expect(screen.players.isEmpty || !screen.isVisible("emptyView"))
  }

  private static func checkMatch(_ screen: ScreenFacts) {
    guard screen.screen == "Gather" else { return }
    #expect(screen.texts("timer") != ["00:00"] || screen.texts("timerMain") == ["Start"])
    #expect(screen.texts("scoreA") == screen.numbers("stepperA").map(String.init))
  }

  /// Checks that a move loses no player. Counts rows, because players may share a name.
  private static func checkMove(_ step: Step) {
    guard case .moveRow = step.event else { return }
    #expect(step.before.rows("teams").sorted() == step.after.rows("teams").sorted())
  }

  /// Checks that touches reach only the alert while one is visible.
  private static func checkFinger(_ step: Step) {
    guard !step.before.alert.isEmpty else { return }
    switch step.event {
    case .alertButton, .answer, .openURL, .notification, .wait: break
    default: #expect(step.isUnchanged)
    }
  }

  @Test("the list shows the server's players after a successful load")
  func listIsTheServers() {
    let count = rounds(400, inDebug: 40)
    var loads = 0
    for session in RandomVisits.sessions(seed: 31, count: count) {
      var visit = Visit(start: session.start)
      var server = session.start.players.map(\.name)
      for event in session.events {
        let before = visit.screen
        visit.perform(event)
        let step = Step(event: event, before: before, after: visit.screen)
        if step.isOK("add player 3 ") {
          server.append(String(step.answered.dropFirst("add player 3 ".count)))
        }
        // Edits and deletions identify players by ID, but this test tracks names: it stops there.
        if step.isOK("update") || step.isOK("delete") { break }
        if step.isLoaded {
          #expect(step.after.players.map { $0.replacing("✓", with: "") } == server)
          loads += 1
        }
      }
    }
    #expect(loads > count * 3 / 4)
  }

  @Test("the same session produces the same screens, refusals and candidates")
  func determinism() {
    for session in RandomVisits.sessions(seed: 5, count: 40) {
      var first = FootballGatherModel(start: session.start)
      var second = first
      for event in session.events {
        first.handle(event)
        second.handle(event)
        #expect(first.digest == second.digest && first.refusals == second.refusals)
        #expect(first.candidates().map(\.event) == second.candidates().map(\.event))
      }
    }
  }

  @Test("a copy of the model is independent of the original")
  func value() {
    let gather = Visit.gather()
    let screen = gather.screen

    _ = gather.after(.step("stepperA", up: true), .tap("end"), .alertButton(0), .ok)

    #expect(gather.screen == screen)
  }

  @Test("every candidate has a weight")
  func weights() {
    for session in RandomVisits.sessions(seed: 6, count: 40) {
      var model = FootballGatherModel(start: session.start)
      for event in session.events {
        model.handle(event)
        #expect(model.candidates().allSatisfy { $0.weight > 0 })
      }
    }
  }
}
