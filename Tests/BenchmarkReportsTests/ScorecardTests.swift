@testable import BenchmarkKit
@testable import BenchmarkMetrics
import BenchmarkReports
import Statistics
import Testing

@Suite("Scorecard") struct ScorecardTests {
  private typealias Sample = SampleSubject

  private func run(_ samples: [Sample], margin: Double? = nil) -> Run {
    Run(of: samples, margin: margin)
  }

  private func table(_ run: Run) -> Table { run.withConclusions.tables[0] }

  private func standings(_ run: Run) -> [String] {
    table(run).rows.map { row in
      guard case .text(let standing)? = row.last else { return "" }
      return standing
    }
  }

  @Test("a subject dominates another if it is never worse, and better in at least one metric")
  func dominated() {
    let run = run([
      Sample(name: "A", lines: 100), Sample(name: "B", lines: 100, time: 1.1...1.2),
      Sample(name: "C", lines: 50, time: 1.3...1.4),
    ])

    #expect(standings(run) == ["no", "by A", "no"])
    #expect(table(run).notes.last == "Every pair is resolved in every metric.")
  }

  @Test("unresolved metrics are reported and do not make a subject dominated")
  func unresolved() {
    let run = run([
      Sample(name: "A", lines: 100), Sample(name: "B", lines: 90, time: 1.2...1.4),
      Sample(name: "C", lines: 95, time: 1.3...1.5),
    ])

    #expect(standings(run) == ["no", "no", "not resolved"])
    #expect(
      table(run).notes.last == "Not resolved: whether C is dominated by B; time ratio of B and C.")
  }

  @Test("times without intervals do not make a subject dominated")
  func withoutIntervals() {
    let run = run([Sample(name: "A", lines: 100), Sample(name: "B", lines: 200)])

    #expect(standings(run) == ["no", "not resolved"])
  }

  @Test(
    "differences within the margin are ignored", arguments: [(nil, "no"), (0.001, "by A")])
  func margin(_ margin: Double?, _ standing: String) {
    let run = run(
      [Sample(name: "A", lines: 1000), Sample(name: "B", lines: 1005, time: 1...1)], margin: margin)

    #expect(standings(run) == ["no", standing])
  }

  @Test(
    "reports have a row per metric, marked exact or sampled, and CSV files have a row per subject")
  func transposed() {
    let run = run([Sample(name: "A", lines: 1), Sample(name: "B", lines: 2, time: 1.1...1.2)])
    let table = self.table(run)

    let console = ConsoleReport().render(table).split(separator: "\n").dropFirst()
      .map { $0.split(separator: " ").map(String.init) }
    #expect(console[0] == ["metric", "basis", "A", "B"])
    #expect(console[2] == ["lines", "exact", "1", "2"])
    #expect(console[6].prefix(2) == ["ns/event", "sampled"])
    #expect(MarkdownReport().render(table).contains("| code lines | exact | 1 | 2 |"))
    #expect(
      HTMLReport().render(run.withConclusions)
        .contains("code lines</th><td class=\"t\">exact</td>"))
    #expect(CSVReport().render(table).contains("\r\nA,1,1,1,1,"))
  }

  @Test("a scorecard of a single subject or a single metric has no 'dominated' column")
  func alone() {
    var alone = run([Sample(name: "A", lines: 1)])
    #expect(table(alone).columns.last?.title == "time ratio")

    alone = run([Sample(name: "A", lines: 1), Sample(name: "B", lines: 1)])
    alone.linesOfCode = nil
    #expect(
      table(alone).columns.map(\.title) == [
        "subject", "ns/event", "time ratio",
      ])
  }

  private func grid(_ outcomes: [DeepLinks.Outcome?]) -> DeepLinks.Grid {
    var grid = DeepLinks.Grid(states: 1, links: outcomes.count)
    for (link, outcome) in outcomes.enumerated() { grid[0, link] = outcome }
    return grid
  }

  @Test("a link that crashes the app or has an unexpected outcome counts as lost")
  func linksThatFail() {
    var run = run([Sample(name: "A", lines: 1), Sample(name: "B", lines: 1)])
    run.deepLinks = DeepLinks(
      links: ["a", "b", "c"], states: [.init(name: "s", isCold: true, arrival: "link")],
      expected: grid([.reached, .kept, .ignored]),
      rows: [
        .init(subject: "A", outcomes: grid([.reached, .kept, .ignored])),
        .init(subject: "B", outcomes: grid([.reached, .reached, nil])),
      ])

    #expect(run.figures(of: run.subjects[0])["linksLost"]?.value == 0)
    #expect(run.figures(of: run.subjects[1])["linksLost"]?.value == 2)
  }

  @Test("an exit path that crashes or differs from its specification counts as defective")
  func exitsThatFail() {
    var run = run([Sample(name: "A", lines: 1), Sample(name: "B", lines: 1)])
    run.exits = ExitPaths(
      exits: ["back", "swipe", "link"].map { .init(kind: $0, screen: "s", leaves: true) },
      rows: (0..<3).map { .init(subject: "A", exit: $0, isAsSpecified: true, fates: []) } + [
        .init(subject: "B", exit: 0, isAsSpecified: true, fates: []),
        .init(subject: "B", exit: 1, isAsSpecified: false, fates: []),
      ])

    #expect(run.figures(of: run.subjects[0])["defectiveExits"]?.value == 0)
    #expect(run.figures(of: run.subjects[1])["defectiveExits"]?.value == 2)
  }

  @Test("a subject that crashed counts as diverged, and its time has no verdict")
  func crashed() throws {
    var run = run([
      Sample(name: "A", lines: 1), Sample(name: "B", lines: 1, time: 1.1...1.2),
      Sample(name: "C", lines: 1, time: 1.1...1.2),
    ])
    var rows = ["A", "B", "C"].map(Conformance.Row.init(subject:))
    rows[1].divergences = 1
    rows[1].crashes = 2
    run.conformance = Conformance(rows: rows, checksum: "0x0")
    run.findings = [
      Finding(kind: .crash, subject: "B", summary: "Fatal error", detail: "", replay: nil)
    ]

    let table = self.table(run)
    let verdict = try #require(
      table.columns.firstIndex { $0.title == "time ratio, verdict" })
    let diverged = try #require(table.columns.firstIndex { $0.title == "diverged" })
    #expect(
      table.rows.map { "\($0[verdict])" } == ["empty", "text(\"failed\")", "text(\"different\")"])
    #expect(table.rows.map { "\($0[diverged])" } == ["integer(0)", "integer(3)", "integer(0)"])
    #expect(table.notes.contains { $0.hasPrefix("failed: ") })
  }

  @Test(
    "links, exit paths and builds count as metrics, and subjects of one module tie in build times")
  func matricesAndBuilds() throws {
    var run = run([
      Sample(name: "A", lines: 10), Sample(name: "B", lines: 10, time: 1...1),
      Sample(name: "C", lines: 10, time: 1...1),
    ])
    let grid = grid([.reached, .ignored, .parked])
    run.deepLinks = DeepLinks(
      links: ["a", "b", "c"], states: [.init(name: "s", isCold: true, arrival: "link")],
      expected: grid, rows: ["A", "B", "C"].map { .init(subject: $0, outcomes: grid) })
    run.exits = ExitPaths(
      exits: [.init(kind: "back", screen: "s", leaves: true)],
      rows: ["A", "B", "C"].map { .init(subject: $0, exit: 0, isAsSpecified: true, fates: []) })
    let times = [("A", 10.0, 9.0, 11.0), ("B", 13.0, 12.0, 14.0), ("C", 11.5, 10.5, 12.5)]
    run.buildTimes = BuildTimes(
      seed: "1", cores: 2, targets: [], rounds: [],
      rows: times.map { name, value, lower, upper in
        let time = Estimate(value: value, lower: lower, upper: upper, confidence: 0.95, count: 10)
        return .init(module: name, kind: .cleanDebug, time: time, processorTime: time)
      }, published: [])

    let lines = CSVReport().render(table(run).forReading).split(separator: "\r\n")
    #expect(lines.contains("links lost,exact,0,0,0"))
    #expect(lines.contains("defective exits,exact,0,0,0"))
    #expect(lines.contains("\"clean build s, verdict\",sampled,,different,not resolved"))
    #expect(standings(run) == ["not resolved", "by A", "not resolved"])

    let other = run.subjects[2]
    run.subjects[2] = Subject(
      id: other.id, module: "B", summary: "", source: "", parent: nil)
    #expect(standings(run) == ["no", "by A", "by A"])

    run.deepLinks?.rows[1].outcomes = self.grid([.reached, .swallowed, .parked])
    run.exits?.rows[2] = .init(
      subject: "C", exit: 0, isAsSpecified: true,
      fates: [.init(verdict: .releasedLate, type: "T", count: 2)])
    #expect(standings(run) == ["no", "defective", "defective"])
  }
}
