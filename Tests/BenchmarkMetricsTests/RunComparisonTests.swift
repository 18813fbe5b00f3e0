@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Testing

@Suite("Comparison of two runs") struct RunComparisonTests {
  private func run(
    allocations: Int = 1000, defects: [(String, Int)] = [("aa", 4)], seed: String = "1"
  ) -> Run {
    var run = Run(
      date: "",
      plan: Plan(
        name: "p", summary: "", metrics: [.leaks, .counts], baseline: "A", seeds: [seed],
        sessions: 10, eventsPerSession: 100, launches: 1, sessionsPerLaunch: 1),
      environment: Environment(
        operatingSystem: "", processor: "", cores: 2, memoryBytes: 1, swiftVersion: "6.3",
        configuration: "release", revision: nil, loadAverage: nil),
      subjects: [Subject(id: "A", module: "A", summary: "", source: "", parent: nil)])
    run.counts = Counts(
      sessions: 10,
      rows: [
        Counts.Row(
          subject: "A", phase: .event, event: "tap", times: 10,
          operations: .init(allocations: allocations, bytes: 0, retains: 0, releases: 0))
      ])
    run.leaks = Leaks(
      sessions: 10, rows: [.init(subject: "A", type: "T", abandoned: 4)],
      defects: defects.map { fingerprint, count in
        Leaks.Defect(
          subject: "A", fingerprint: fingerprint, suspects: ["X.\(fingerprint)"], type: "T",
          text: "", drawing: [], root: "", cycle: [], path: [],
          objects: [.init(verdict: .abandoned, type: "T", count: count)], sessions: 1, replay: "",
          event: 1)
      })
    return run
  }

  private func verdicts(_ new: Run, _ wishes: [String] = []) throws -> [String: String] {
    let comparison = try RunComparison(
      from: run(), to: new, thresholds: ComparisonThresholds(wishes))
    return Dictionary(
      comparison.rows.filter { $0.verdict != .same }.map { ($0.title, $0.verdict.rawValue) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test("no count may increase, except within a threshold")
  func counts() throws {
    #expect(try verdicts(run(allocations: 1001)) == ["allocations": "worse"])
    #expect(
      try verdicts(run(allocations: 1010), ["allocations=1%"])
        == ["allocations": "within threshold"])
    #expect(try verdicts(run(allocations: 1011), ["allocations=1%"]) == ["allocations": "worse"])
    #expect(try verdicts(run(allocations: 999)) == ["allocations": "better"])
  }

  @Test(
    "the last matching threshold applies, so that a subject's threshold can override a general one")
  func order() throws {
    let new = run(allocations: 1020)

    #expect(
      try verdicts(new, ["allocations=5%", "A:allocations=1%"]) == ["allocations": "worse"])
    #expect(
      try verdicts(new, ["allocations=5%", "B:allocations=1%"])
        == ["allocations": "within threshold"])
  }

  @Test("a new defect is worse, even if another disappears and the number of objects is unchanged")
  func defects() throws {
    #expect(
      try verdicts(run(defects: [("bb", 4)]))
        == [
          "objects kept alive by aa (X.aa)": "better", "objects kept alive by bb (X.bb)": "worse",
        ])
  }

  private func withMatrices(found: DeepLinks.Outcome?, exits: Int, links: [String] = ["a"]) -> Run {
    var run = run()
    var (expected, grid) = (
      DeepLinks.Grid(states: 1, links: 1), DeepLinks.Grid(states: 1, links: 1)
    )
    expected[0, 0] = .reached
    grid[0, 0] = found
    run.deepLinks = DeepLinks(
      links: links, states: [.init(name: "s", isCold: true, arrival: "link")], expected: expected,
      rows: [.init(subject: "A", outcomes: grid)])
    run.exits = ExitPaths(
      exits: ["back", "swipe"].map { .init(kind: $0, screen: "s", leaves: true) },
      rows: (0..<exits).map { .init(subject: "A", exit: $0, isAsSpecified: true, fates: []) })
    return run
  }

  @Test("a lost link or a defective exit path counts as worse, whatever the seed")
  func matrices() throws {
    var base = withMatrices(found: .reached, exits: 2)
    base.plan.seeds = ["2"]
    func figures(_ new: Run) throws -> [String: RunComparison.Verdict] {
      Dictionary(
        try RunComparison(from: base, to: new).rows.map { ($0.figure, $0.verdict) },
        uniquingKeysWith: { first, _ in first })
    }

    #expect(
      try figures(withMatrices(found: nil, exits: 1)) == [
        "linksLost": .worse, "defectiveExits": .worse,
      ])
    #expect(
      try figures(withMatrices(found: .reached, exits: 2)) == [
        "linksLost": .same, "defectiveExits": .same,
      ])
    #expect(
      try figures(withMatrices(found: nil, exits: 2, links: ["b"])) == ["defectiveExits": .same])
  }

  @Test("differences that still permit a comparison cause warnings")
  func differences() throws {
    let base = withMatrices(found: .reached, exits: 2)
    var new = base
    new.plan.seeds = ["2"]
    new.isComplete = false
    new.environment.swiftVersion = "6.4"

    #expect(try RunComparison(from: base, to: base).warnings == [])
    #expect(
      try RunComparison(from: base, to: new).warnings
        == [
          .environment(.compiler, base: "6.3", new: "6.4"), .sessions, .incomplete(.new),
        ].map { (reason: ComparisonWarning) in Warning(reason) })
  }

  @Test("runs of different apps are not compared")
  func otherApps() throws {
    var base = withMatrices(found: .reached, exits: 2)
    var new = base
    base.app = "fitness"
    new.app = "football-gather"

    let problem = #expect(throws: RunComparison.Incomparable.self) {
      try RunComparison(from: base, to: new)
    }
    #expect(
      problem?.description.hasPrefix("found runs of the apps fitness, football-gather") == true)
  }

  @Test("counts of different sessions are not compared")
  func otherSessions() {
    #expect(throws: RunComparison.Incomparable.self) { try verdicts(run(seed: "2")) }
  }

  @Test(
    "the error for an invalid threshold states what was expected",
    arguments: [
      ("x", "expected a fraction"), ("100%", "expected a fraction"), ("-1%", "expected a fraction"),
      ("alocations=1%", "expected one of divergences, linksLost"),
      ("A:B:time=1%", "expected one of"),
      ("time=1%=2%", "expected a fraction"), ("", "expected a fraction"),
    ])
  func wrong(_ wish: String, _ expected: String) {
    do {
      _ = try ComparisonThresholds([wish])
      Issue.record("the invalid threshold was accepted")
    } catch {
      #expect(error.description.contains(expected))
    }
  }
}
