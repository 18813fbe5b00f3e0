import FootballGather
import FootballGatherReference
import TestRounds
import Testing
import UserSessions

@Suite("Coverage-guided sessions") struct CoverageGuidedSessionsTests {
  private typealias Model = FootballGatherModel

  private func guided(
    _ seed: UInt64, _ count: Int, _ population: Population? = nil
  ) -> (sessions: [Session<FootballGatherModel>], reach: Reach<FootballGatherModel>) {
    var search = CoverageGuidedSessions(
      SessionGenerator<Model>(seed: seed, eventsPerSession: 60, population: population))
    let sessions = (0..<count).compactMap { _ in search.next() }
    return (sessions, search.reach)
  }

  @Test("a session depends on its seed and index, not on the number of sessions")
  func pure() {
    let few = guided(3, 10).sessions
    let many = guided(3, 30).sessions

    #expect(few.map(\.events) == many.prefix(10).map(\.events))
    #expect(few.map(\.start) == many.prefix(10).map(\.start))
    #expect(Set(many.map(\.events)).count == 30)
    #expect(guided(4, 1).sessions[0].events != few[0].events)
  }

  @Test("sessions have the usual number of events and are marked as coverage-guided")
  func form() throws {
    let session = try #require(guided(3, 12).sessions.last)
    let stored = try SessionFile<Model.Start>.read(SessionFile(session).data()).session(
      of: Model.self)

    #expect(guided(3, 12).sessions.allSatisfy { $0.events.count == 60 })
    #expect(session.origin?.isGuided == true && session.origin?.index == 11)
    #expect(stored.origin == session.origin)
  }

  @Test("some sessions start with the events of an earlier session")
  func corpus() {
    let sessions = guided(3, 40).sessions
    let begun = sessions.indices.filter { index in
      sessions[..<index].contains {
        $0.start == sessions[index].start && $0.events.prefix(5) == sessions[index].events.prefix(5)
      }
    }

    #expect(begun.count > 10)
  }

  @Test(
    "150 coverage-guided sessions reach over 25 % more pairs than 150 random sessions",
    .onlyInRelease,
    arguments: [0x5eed, 1, 2] as [UInt64])
  func reach(_ seed: UInt64) {
    let guided = guided(seed, 150).reach
    var random = Reach<Model>()
    let generator = SessionGenerator<Model>(seed: seed, eventsPerSession: 60)
    for index in 0..<150 { random.add(generator.session(index)) }

    #expect(guided.pairs > random.pairs * 5 / 4)
  }

  @Test("splicing adds no events that random sessions exclude", .onlyInRelease)
  func splices() {
    var search = CoverageGuidedSessions(SessionGenerator<Model>(seed: 2))
    var forbidden: [Int: UserEvent] = [:]
    // If spliced events were not checked, session 525 of the seed would be the first with two links
    // during one alert.
    for index in 0..<530 {
      guard let session = search.next() else { continue }
      var model = Model(start: session.start)
      for event in session.events {
        if !model.allows(event) { forbidden[index] = event }
        model.handle(event)
      }
    }

    #expect(forbidden.isEmpty)
  }

  @Test("a search's pair and edge counts match its sessions")
  func counts() {
    let (sessions, reach) = guided(8, 20)
    var again = Reach<Model>()
    for session in sessions { again.add(session) }

    #expect(again.pairs == reach.pairs && again.edges == reach.edges)
  }

  @Test("pairs distinguish screens, controls and responses, but not texts")
  func pairs() {
    let age = Visit.edit(.age).model
    let typed = Visit.edit(.age).after(.type("4", into: "value")).model

    #expect(age.pair(with: .back) != typed.pair(with: .back))
    #expect(age.pair(with: .back) != age.pair(with: .swipeBack(isFinished: true)))
    #expect(
      age.pair(with: .type("a", into: "value")) == age.pair(with: .type("b", into: "value")))
    #expect(age.pair(with: .type("a", into: "value")) != age.pair(with: .type("", into: "value")))
    #expect(
      Visit.loading().model.pair(with: .ok) != Visit.loading().model.pair(with: .failure))
    #expect(Visit.list().model.pair(with: .ok) != Visit.loading().model.pair(with: .ok))
  }
}
