import FootballGather
import FootballGatherReference
import TestRounds
import Testing
import UserSessions

@Suite("Deviations of the published apps") struct DeviationTests {
  /// The first session and event after which a model with the deviation shows a different screen.
  private static func exposure(
    of deviation: Deviation, within count: Int
  ) -> (session: Int, event: Int)? {
    let sessions = RandomVisits.sessions(seed: 404, count: count)
    for (index, session) in sessions.enumerated() {
      var canonical = FootballGatherModel(start: session.start)
      var deviating = FootballGatherModel(start: session.start, deviations: [deviation])
      if canonical.digest != deviating.digest { return (index, 0) }
      for (position, event) in session.events.enumerated() {
        canonical.handle(event)
        deviating.handle(event)
        if canonical.digest != deviating.digest { return (index, position + 1) }
      }
    }
    return nil
  }

  @Test(
    "random sessions expose every visible deviation",
    arguments: Deviation.allCases.filter { $0.reasonNotVisible == nil })
  func exposed(_ deviation: Deviation) {
    #expect(Self.exposure(of: deviation, within: 500) != nil)
  }

  @Test(
    "invisible deviations are never exposed",
    arguments: Deviation.allCases.filter { $0.reasonNotVisible != nil })
  func hidden(_ deviation: Deviation) {
    #expect(Self.exposure(of: deviation, within: rounds(100, inDebug: 10)) == nil)
  }

  @Test("all deviations together run without a crash")
  func together() {
    for session in RandomVisits.sessions(seed: 1, count: rounds(200, inDebug: 20)) {
      var model = FootballGatherModel(start: session.start, deviations: Set(Deviation.allCases))
      for event in session.events {
        model.handle(event)
        _ = model.digest
        _ = model.candidates()
      }
    }
  }

  @Test(
    "each deviation has a number, a summary and a published app", arguments: Deviation.allCases)
  func catalogue(_ deviation: Deviation) {
    #expect(deviation.rawValue.hasPrefix("D") && deviation.summary.hasSuffix("."))
    #expect(!deviation.sources.isEmpty)
  }

  // MARK: Individual deviations

  private func visit(
    _ deviation: Deviation..., events: [UserEvent]
  ) -> Visit {
    var visit = Visit(
      FootballGatherModel(start: .init(players: .three, token: "t"), deviations: Set(deviation)))
    visit.perform(.ok)
    for event in events { visit.perform(event) }
    return visit
  }

  private let teams: [UserEvent] = [
    .openURL("navbench://gather"), .move(0, 0, to: 1, 0), .move(0, 0, to: 2, 0), .tap("start"), .ok,
  ]

  @Test("D01: a match starts only if adding a player has failed")
  func d01() {
    #expect(visit(.d01, events: teams + [.ok, .ok]).screen.alert.first == "Error")
    #expect(visit(.d01, events: teams + [.ok, .failure]).screen.screen == "Gather")
  }

  @Test("D01 and D02 cancel out: the match starts")
  func d01and02() {
    #expect(visit(.d02, events: teams + [.ok, .ok]).screen.alert.first == "Error")
    #expect(visit(.d01, .d02, events: teams + [.ok, .ok]).screen.screen == "Gather")
  }

  @Test("D03: a second attempt always fails")
  func d03() {
    let events: [UserEvent] = [
      .openURL("navbench://players/10/edit/name"), .type("Anna", into: "value"), .tap("done"),
      .failure,
      .alertButton(0), .tap("done"), .ok,
    ]

    #expect(visit(.d03, events: events).screen.alert.first == "Error update")
    #expect(visit(events: events).screen.title == "Anna")
  }

  @Test("D04: Select enables the bottom button at once, and Cancel leaves it disabled")
  func d04() {
    #expect(visit(.d04, events: [.tap("select")]).screen.isEnabled("bottom"))
    #expect(!visit(.d04, events: [.tap("select"), .tap("select")]).screen.isEnabled("bottom"))
    #expect(!visit(.d04, events: [.tap("select"), .player(0)]).screen.isEnabled("bottom"))
  }

  @Test("D05: the title does not change with the mode")
  func d05() {
    let screen = visit(.d05, events: [.tap("select"), .player(0), .tap("select")]).screen

    #expect(screen.title == "1 selected" && screen.texts("bottom") == ["Add player"])
  }

  @Test("D07: a viewed player is ticked although the title shows no selection")
  func d07() {
    let looked = visit(.d07, events: [.player(1), .back, .tap("select")])

    #expect(looked.screen.players == ["Ann", "✓Bob", "Cem"] && looked.screen.title == "Players")
    #expect(looked.after(.player(0)).screen.title == "2 selected")
    #expect(looked.after(.tap("select"), .tap("select")).screen.players == ["Ann", "Bob", "Cem"])
  }

  @Test("D08: the title lags one edit behind")
  func d08() {
    let screen = visit(
      .d08,
      events: [.player(0), .field(.name), .type("Anna", into: "value"), .tap("done"), .ok]
    ).screen

    #expect(screen.title == "Ann" && screen.rows("details").contains("Name|Anna"))
  }

  @Test("D11: after a match, two players without a tick count as selected, and the bench is empty")
  func d11() {
    let events: [UserEvent] = [
      .tap("select"), .player(0), .player(1), .tap("bottom"), .move(0, 0, to: 1, 0),
      .move(0, 0, to: 2, 0), .tap("start"), .ok, .ok, .ok, .tap("end"), .alertButton(0), .ok,
      .tap("select"),
    ]
    let after = visit(.d11, events: events)

    #expect(after.screen.title == "2 selected" && after.screen.players == ["Ann", "Bob", "Cem"])
    #expect(
      after.after(.tap("bottom")).screen.rows("teams") == ["# Bench", "# Team A", "# Team B"])
  }

  @Test("D17: Done is enabled for a change of case but does nothing; an empty name is sent")
  func d17() {
    let edit: [UserEvent] = [.player(0), .field(.name)]
    let shouted = visit(.d17, events: edit + [.type("ANN", into: "value")])

    #expect(shouted.screen.isEnabled("done"))
    #expect(shouted.after(.tap("done")).screen == shouted.screen)
    #expect(
      visit(.d17, events: edit + [.type("", into: "value"), .tap("done")]).screen.requestCount == 1)
    #expect(visit(.d17, events: [.player(0), .field(.skill), .item(1)]).screen.isEnabled("done"))
  }

  @Test("D21: the button still shows Pause when the time is up, until the next tap")
  func d21() {
    let up = visit(.d21, events: teams + [.ok, .ok, .tap("timerMain"), .wait(seconds: 600)])

    #expect(up.screen.texts("timer") == ["00:00"] && up.screen.texts("timerMain") == ["Pause"])
    #expect(up.after(.tap("timerMain")).screen.texts("timerMain") == ["Start"])
  }

  @Test("D26: a match reached by a link ends in selection mode")
  func d26() {
    let screen = visit(.d26, events: teams + [.ok, .ok, .tap("end"), .alertButton(0), .ok]).screen

    #expect(screen.texts("select") == ["Cancel"] && !screen.isEnabled("bottom"))
  }

  @Test("D32: the second attempt fails, and the first one's match continues")
  func d32() {
    let again = visit(
      .d32, events: teams + [.ok, .failure, .alertButton(0), .tap("start"), .failure])

    #expect(again.screen.requests == ["add to gather 1 1 10", "add to gather 1 2 11"])
    #expect(again.after(.ok, .ok).screen.screen == "Gather")
  }
}
