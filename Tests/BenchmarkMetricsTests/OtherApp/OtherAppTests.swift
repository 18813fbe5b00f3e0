import BenchmarkKit
import ComparedApps
import FootballGatherCatalog
import RegisteredApps
import Testing
import UserSessions

@testable import BenchmarkMetrics

@Suite("Another app", .serialized) @MainActor struct OtherAppTests {
  private let app = LampsApp()
  private let subjects = SubjectUnderTest.all(of: LampsApp())
  private let range = SessionRange(seed: 1, first: 0, count: 12, eventsPerSession: 20)

  @Test(
    "another app's subjects are compared with its reference model and cover its navigation graph")
  func conformance() {
    let part = ConformanceCheck(subjects).run(range, of: app)
    let result = part.conformance(of: app)

    #expect(part.findings.map(\.detail) == [])
    #expect(result.rows.map(\.subject) == ["Closures", "Keeping"])
    #expect(result.rows.allSatisfy { $0.sessions == 12 && $0.divergences == 0 })
    #expect(result.navigation?.map(\.kind) == ["launch", "open", "back"])
    #expect(result.navigation?.allSatisfy { $0.count > 0 } == true)
    #expect(CoverageGuidedSearch.measure(range, of: app).edges == 3)
  }

  @Test("session times, event times and counts are measured for equal work")
  func equalWork() throws {
    let launch = try DispatchTiming(subjects).launch(range, of: app)
    let events = try EventTiming(subjects).launch(range, of: app)

    #expect(launch.blocks.keys.sorted() == ["Closures", "Keeping"])
    #expect(launch.blocks.values.allSatisfy { $0.count == 12 })
    #expect(events.samples.count == 2)
    guard RuntimeCounter.isAvailable else { return }
    let counts = try CountsMeasurement(subjects).run(range, of: app)
    #expect(counts.total(of: "Closures", .event).times == 240)
  }

  @Test(
    "screens that an architecture retains are counted as abandoned",
    .enabled(if: LeakCheck.isAvailable))
  func leaks() throws {
    let leaks = try LeakCheck(subjects).run(range, of: app)
    let left = Set(leaks.rows.filter { $0.abandoned > 0 }.map { "\($0.subject): \($0.type)" })
    let exits = try ExitPathCheck(subjects).run(of: app).result
    let growth = try LeakGrowth(subjects).run(of: app).filter { $0.slope > 0 }

    #expect(left.contains("Keeping: KeptScreen"))
    #expect(!left.contains { $0.hasPrefix("Closures") })
    #expect(leaks.rows.first { $0.type == "KeptScreen" }?.scene == "")
    #expect(exits.rows.map(\.isAsSpecified) == [true, true])
    #expect(exits.rows[0].fates.isEmpty && !exits.rows[1].fates.isEmpty)
    #expect(Set(growth.map(\.subject)) == ["Keeping"])
  }

  @Test(
    "the watched session shows all subjects' screens, and the objects that one leaves behind",
    .enabled(if: LeakCheck.isAvailable))
  func watched() throws {
    let numbers = app.watchedNumbers
    let leaks = try WatchedSessions(subjects).run(numbers, of: app)
    let session = try #require(leaks.watched.flatMap(WatchedSession.mostTelling))
    let again = try WatchedSessions(subjects).run(numbers, of: app)

    #expect(session.rows.map(\.subject) == ["Closures", "Keeping"])
    #expect(session.steps.count <= 16 && session.steps.allSatisfy { !$0.screen.isEmpty })
    #expect(session.rows.allSatisfy { $0.objects.count == session.steps.count })
    let (leaking, sound) = session.contrast(subjects.map(\.subject))
    #expect(leaking?.subject == "Keeping" && sound?.subject == "Closures")
    #expect(leaking?.objects.last?.extra?["KeptScreen"] == 2)
    #expect(again.watched == leaks.watched && again.ownership == leaks.ownership)
    #expect(leaks.ownership?.map(\.subject) == ["Closures", "Keeping"])
  }

  @Test("metrics that do not apply to an app are empty, and their tables are omitted")
  func absent() throws {
    let links = DeepLinkCheck(subjects).run(of: app)
    let growth = try CostGrowthMeasurement(subjects).run(CostMeter(), of: app)

    #expect(app.linkNumbers.isEmpty && links.findings.isEmpty)
    #expect(links.result.links == [] && links.result.states.isEmpty)
    #expect(growth.curves.isEmpty && growth.sweeps.isEmpty)
    #expect(growth.tables.isEmpty)
    #expect(Decisions(repetitions: 1, rows: []).tables(subjects.map(\.subject)).isEmpty)
    // A campaign therefore has no jobs and no sections for these metrics.
    #expect(SessionRange(seed: 0, first: 0, count: 0, eventsPerSession: 0).split(into: 4) == [])
    #expect(UnitTestCount(app.architectures, of: app) == nil)
    #expect(app.publishedResults(for: ["BenchmarkMetricsTests"]).isEmpty)
    #expect(app.copies.isEmpty && app.planted.isEmpty && app.deviations.isEmpty)
  }

  @Test("a session's replay command names the app unless it is the default app")
  func command() throws {
    let session = try #require(range.session(of: app))
    let other = try #require(range.session(of: FootballGatherApp()))

    #expect(
      session.replayCommand(subject: "Closures", of: app)
        == "bench replay --app lamps --subjects 'Closures' --seed 0x1 --index 0 --events 20")
    #expect(
      other.replayCommand(subject: "MVC", of: FootballGatherApp())
        == "bench replay --subjects 'MVC' --seed 0x1 --index 0 --events 20")
    #expect(app.file(session).app == "lamps" && FootballGatherApp().file(other).app == nil)
  }

  @Test("only the first app is the default, and every id is unique")
  func registered() {
    #expect(Apps.all.filter(\.isDefault).map(\.id) == [Apps.all[0].id])
    #expect(Set(Apps.all.map(\.id)).count == Apps.all.count)
  }
}
