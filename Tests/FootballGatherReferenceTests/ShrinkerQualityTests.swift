import FootballGather
import FootballGatherReference
import TestRounds
import Testing
import UserSessions

/// Shrinks sessions that expose defects of published apps, planted in the model.
///
/// Each defect must shrink to its simplest session, regardless of the session that exposed it.
@Suite("Quality of shrinking", .onlyInRelease) struct ShrinkerQualityTests {
  typealias Start = FootballGatherModel.Start

  /// A planted defect and the simplest session that exposes it in its most common way.
  struct Case: Sendable, CustomTestStringConvertible {
    let deviation: Deviation
    let start: Start
    let events: [UserEvent]
    /// The number of sessions, out of twenty, that shrink to the simplest one.
    ///
    /// The others end in a session that no single change simplifies.
    var reached = 20
    var testDescription: String { deviation.rawValue }
  }

  private static let one = [Player(id: 1, name: "")]
  private static func signedIn(
    _ players: [Player] = one, link: String? = nil
  ) -> Start {
    Start(players: players, remembersUser: false, token: "a", link: link)
  }
  private static let loaded = UserEvent.answer(0, isSuccess: true)

  // A start has a user if that makes the login unnecessary, and a link if that saves navigation.
  // The list appears only with its response, so the response is the first event.
  static let cases: [Case] = [
    Case(
      deviation: .d03, start: signedIn(link: "navbench://players/1/edit/age"),
      events: [
        loaded, .type("a", into: "value"), .doubleTap("done"), .answer(1, isSuccess: true),
      ], reached: 17),
    Case(deviation: .d04, start: signedIn(), events: [loaded, .tap("select")]),
    Case(
      deviation: .d06, start: signedIn([Player(id: 1, name: ""), Player(id: 2, name: "")]),
      events: [
        loaded, .deleteRow("players", section: 0, row: 0), .alertButton(0),
        .answer(0, isSuccess: true),
      ]),
    Case(
      deviation: .d06b, start: signedIn(),
      events: [
        loaded, .deleteRow("players", section: 0, row: 0), .alertButton(0),
        .answer(0, isSuccess: false),
      ], reached: 18),
    Case(
      deviation: .d07, start: signedIn(),
      events: [loaded, .tapRow("players", section: 0, row: 0), .back, .tap("select")]),
    Case(
      deviation: .d08, start: signedIn(link: "navbench://players/1/edit/name"),
      events: [
        loaded, .type("a", into: "value"), .tap("done"), .answer(0, isSuccess: true),
      ]),
    Case(
      deviation: .d09, start: Start(remembersUser: true, username: "a"),
      events: [
        .type("a", into: "password"), .tap("login"), .answer(0, isSuccess: true),
      ]),
    Case(deviation: .d10, start: signedIn(), events: [loaded, .tap("select")]),
    Case(deviation: .d12, start: Start(remembersUser: false), events: [.tap("login")]),
    Case(
      deviation: .d13, start: Start(remembersUser: true, username: "a"),
      events: [
        .type("a", into: "password"), .toggle("remember"), .tap("login"),
        .answer(0, isSuccess: true),
      ]),
    Case(deviation: .d14, start: Start(remembersUser: false, username: "a"), events: []),
    Case(deviation: .d15, start: signedIn([]), events: [.answer(0, isSuccess: false)]),
    Case(
      deviation: .d16, start: signedIn(link: "navbench://players/1"),
      events: [loaded, .tapRow("details", section: 0, row: 0)]),
    Case(
      deviation: .d20, start: signedIn([], link: "navbench://add"),
      events: [
        loaded, .type("a", into: "name"), .tap("done"), .answer(0, isSuccess: false),
      ], reached: 18),
  ]

  @Test("random sessions shrink to the simplest session within the budget", arguments: cases)
  func simplest(_ planted: Case) throws {
    let deviation = PlantedDeviation(deviation: planted.deviation)
    let (trials, fingerprint) = deviation.sessions(20)
    let simplest = PlantedDeviation.Trial(start: planted.start, events: planted.events)
    var reached = 0

    for trial in trials {
      let outcome = try deviation.shrink(trial, fingerprint, budget: 2000)
      reached += outcome.simplest == simplest ? 1 : 0
      #expect(deviation.fingerprint(of: outcome.simplest) == fingerprint)
      #expect(!outcome.simplest.isSimpler(than: simplest), "\(outcome.simplest)")
      #expect(outcome.replays <= 2000)
    }

    #expect(trials.count == 20)
    #expect(reached >= planted.reached, "\(reached) of 20: \(fingerprint)")
  }

  @Test(
    "exhaustive search finds no shorter session with the same result",
    arguments: cases.filter { $0.events.count <= 3 })
  func nothingShorter(_ planted: Case) throws {
    let deviation = PlantedDeviation(deviation: planted.deviation)
    let fingerprint = deviation.fingerprint(
      of: .init(start: planted.start, events: planted.events))
    // Starts of all kinds, including those of random sessions.
    let starts = Set(
      [planted.start] + planted.start.startsFurtherAlong(planted.events)
        + RandomVisits.sessions(seed: 404, count: 12).map(\.start))

    #expect(fingerprint != nil)
    for start in starts {
      forEachSession(from: start, shorterThan: planted.events.count) { events in
        let found = deviation.fingerprint(of: .init(start: start, events: events))
        #expect(found != fingerprint, "\(start) \(events)")
      }
    }
  }

  private func forEachSession(
    from start: Start, shorterThan count: Int, after events: [UserEvent] = [],
    _ body: ([UserEvent]) -> Void
  ) {
    guard count > 0 else { return }
    body(events)
    guard count > 1 else { return }
    for proposal in FootballGatherModel.proposals(after: events, from: start) {
      forEachSession(
        from: start, shorterThan: count - 1, after: events + [proposal.event], body)
    }
  }
}
