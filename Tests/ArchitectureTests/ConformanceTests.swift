import ComparedApps
import BenchmarkKit
import BenchmarkMetrics
import FootballGatherCatalog
import FootballGatherReference
import Foundation
import RegisteredApps
import TestRounds
import Testing
import UIKit
import UserSessions

private let app = FootballGatherApp()

private let subjects = SubjectUnderTest.all(of: FootballGatherApp())
private let controls = SubjectUnderTest.all(FootballGatherApp().copies, of: FootballGatherApp())

extension SubjectUnderTest: CustomTestStringConvertible {
  public var testDescription: String { subject.id }
}

@MainActor @Suite("Conformance") struct ConformanceTests {
  @Test(
    "every subject shows the screen of the reference model after every event", arguments: subjects)
  func screens(_ subject: SubjectUnderTest) {
    let count = rounds(80, inDebug: 4)

    let part = ConformanceCheck([subject]).run(
      SessionRange(seed: 0xA11, first: 0, count: count, eventsPerSession: 100), of: app)

    #expect(part.findings.map(\.detail) == [])
    #expect(part.rows[0].events == count * 100)
  }

  private func sum(_ parts: [ConformanceCheck.Part]) -> ConformanceCheck.Part {
    parts.reduce(into: ConformanceCheck.Part(of: [], in: app)) { $0.add($1) }
  }

  @Test("splitting a range of sessions into five parts does not change the counts")
  func parts() {
    let range = SessionRange(seed: 3, first: 0, count: 25, eventsPerSession: 60)
    let check = ConformanceCheck(Array(subjects.prefix(2)))

    let whole = check.run(range, of: app).conformance(of: app)
    let split = sum(range.split(into: 5).map { check.run($0, of: app) }).conformance(of: app)

    #expect(whole.checksum == split.checksum && whole.rows == split.rows)
    #expect(whole.navigation == split.navigation)
    #expect(whole.navigation?.map(\.count).reduce(0, +) ?? 0 > range.count)
  }

  @Test(
    "only a diverging subject has its own edge counts, which stop at the divergence")
  func covered() throws {
    let range = SessionRange(seed: 3, first: 0, count: 25, eventsPerSession: 60)
    let two = Array(subjects.prefix(2))

    let right = ConformanceCheck(two).run(range, of: app).conformance(of: app)
    let wrong = ConformanceCheck(two, deviations: ["D04"]).run(range, of: app).conformance(of: app)
    let nothing = ConformanceCheck(two, deviations: ["D04"]).run(
      SessionRange(seed: 3, first: 0, count: 25, eventsPerSession: 1), of: app
    ).conformance(of: app)

    #expect(right.rows.allSatisfy { $0.covered == nil })
    #expect(
      nothing.rows.allSatisfy { $0.covered == nil }, "the deviation needs more than one event")
    let all = try #require(wrong.navigation).map(\.count)
    for row in wrong.rows {
      let own = try #require(row.covered)
      #expect(row.divergences > 0 && zip(own, all).allSatisfy { $0 <= $1 } && own != all)
      #expect(own.reduce(0, +) >= 25, "every launch covers an edge")
    }
    #expect(wrong.rows[0].covered == wrong.rows[1].covered)
  }

  @Test(
    "coverage-guided sessions can be replayed, and splitting them does not change the counts")
  func guided() throws {
    let range = SessionRange(
      seed: 3, first: 0, count: 12, eventsPerSession: 60, isGuided: true)
    let check = ConformanceCheck(Array(subjects.prefix(2)))

    let whole = check.run(range, of: app)
    let split = sum(range.split(into: 3).map { check.run($0, of: app) })
    let failing = ConformanceCheck(Array(subjects.prefix(1)), deviations: ["D16"]).run(
      range, of: app)

    #expect(whole.checksum == split.checksum && whole.rows == split.rows)
    #expect(whole.rows[0].sessions == 12 && whole.findings.map(\.detail) == [])
    #expect(failing.findings.first?.replay?.contains(" --guided --index ") == true)
  }

  @Test("coverage-guided sessions are compared with the same number of random ones")
  func reach() {
    let guided = CoverageGuidedSearch.measure(
      SessionRange(seed: 3, first: 0, count: 30, eventsPerSession: 60, isGuided: true), of: app)

    #expect(guided.sessions == 30 && guided.pairs > guided.randomPairs && guided.randomPairs > 100)
    #expect(guided.edges > 20 && guided.randomEdges > 20)
  }

  @Test(
    "edges of the navigation graph are counted once per session, whatever the number of subjects")
  func edges() {
    let range = SessionRange(seed: 3, first: 0, count: 5, eventsPerSession: 60)

    let one = ConformanceCheck(Array(subjects.prefix(1))).run(range, of: app)
    let all = ConformanceCheck(subjects).run(range, of: app)

    #expect(one.navigation == all.navigation)
  }

  @Test("the replay command of a finding names the personas file")
  func replay() throws {
    let population = Population(FootballGatherModel.personas, file: "my users.json")
    let range = SessionRange(
      seed: 3, first: 0, count: 20, eventsPerSession: 60, population: population)

    let part = ConformanceCheck(Array(subjects.prefix(1)), deviations: ["D16"]).run(range, of: app)

    let finding = try #require(part.findings.first)
    #expect(finding.replay?.hasSuffix("--events \(60) --personas 'my users.json'") == true)
  }

  @Test(
    "undocumented behaviour of UIKit does not affect what the user sees",
    arguments: UIKitBehavior.options.map(\.name))
  func openRules(_ name: String) throws {
    let option = try #require(UIKitBehavior.options.first { $0.name == name })
    let range = SessionRange(
      seed: 0xB, first: 0, count: rounds(15, inDebug: 1), eventsPerSession: 80)

    let part = ConformanceCheck(subjects, behavior: .flipping(option)).run(range, of: app)

    #expect(part.rows == ConformanceCheck(subjects).run(range, of: app).rows)
    #expect(part.findings.map(\.detail) == [])
  }

  @Test("the A/A control, a copy of the baseline's module, does exactly the same work")
  func control() throws {
    let timing = DispatchTiming(Array(subjects.prefix(2)) + controls.prefix(1))

    let launch = try timing.launch(
      SessionRange(seed: 5, first: 0, count: 6, eventsPerSession: 40), of: app)

    #expect(Set(launch.blocks.keys) == ["MVC", "MVVM", "MVC-copy"])
    #expect(launch.blocks.values.allSatisfy { $0.count == 6 && $0.allSatisfy { $0 > 0 } })
  }
}

@MainActor
@Suite("Leak baselines", .serialized, .enabled(if: LeakCheck.isAvailable))
struct LeakRegressionTests {
  @Test(
    "the plan 'ci' leaves exactly the objects in its leak baseline", .onlyInRelease,
    arguments: Apps.all.flatMap(SubjectUnderTest.all))
  func baseline(_ subject: SubjectUnderTest) throws {
    let checkout = try #require(Checkout.current)
    let plan = try JSONDecoder().decode(
      Plan.self, from: Data(contentsOf: checkout.plans.appendingPathComponent("ci.json")))
    let baselines = checkout.baselines(of: subject.app)
    let baseline = try LeakBaseline(
      data: Data(contentsOf: baselines.appendingPathComponent("leaks-ci.json")))
    #expect(baseline.applies(to: plan))

    let part = try LeakCheck([subject]).run(
      SessionRange(
        seed: 0xC1, first: 0, count: plan.sessions, eventsPerSession: plan.eventsPerSession),
      of: subject.app)
    let differences = baseline.differences(
      from: part, subjects: [subject.subject.id])

    #expect(differences.map(\.summary) == [])
  }
}
