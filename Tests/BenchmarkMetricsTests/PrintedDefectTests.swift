import BenchmarkKit
import ComparedApps
import Testing

@testable import BenchmarkMetrics

@Suite("Printed defects") struct PrintedDefectTests {
  private let defect = PrintedDefect(
    "K4", of: "A/printed", "The login stays.",
    signs: [
      .finding("after answer:", naming: ["sheet", "screen"]), .abandoned("Flow"),
      .growing("Flow", in: "login, back"),
    ])

  @Test(
    "a finding is a sign of a defect if its subject, kind of event and facts match the defect",
    arguments: [
      ("after answer: screen, sheet, title", "A/printed", true),
      ("after wait: screen, sheet, title", "A/printed", false),
      ("after answer: screen, title", "A/printed", false),
      ("after answer: screen, sheet, title", "A/mended", false),
    ])
  func signs(fingerprint: String, subject: String, expected: Bool) {
    #expect(defect.explains(fingerprint, of: subject) == expected)
  }

  private func finding(_ defect: String?, sessions: Int) -> Finding {
    Finding(
      kind: .divergence, subject: "A/printed", summary: "", detail: "", replay: "bench replay",
      fingerprint: "\(sessions)", sessions: sessions
    ).explained(by: defect)
  }

  @Test("a finding that a defect explains is counted, but does not make a run fail")
  func counted() throws {
    var run = Run(
      date: "",
      plan: Plan(
        name: "p", summary: "", metrics: [], baseline: "A", seeds: ["1"], sessions: 10,
        eventsPerSession: 100, launches: 1, sessionsPerLaunch: 1),
      environment: Environment(
        operatingSystem: "", processor: "", cores: 2, memoryBytes: 1, swiftVersion: "6.3",
        configuration: "release", revision: nil, loadAverage: nil),
      subjects: [])
    run.findings = [finding("K4", sessions: 2), finding("K4", sessions: 3)]
    run.findings.append(finding(nil, sessions: 7))
    run.leaks = Leaks(
      sessions: 1, rows: [], defects: [],
      growth: [
        ("A/mended", "Flow", "login, back", 4), ("A/printed", "closures", "login, back", 3),
        ("A/printed", "Flow", "login", 2), ("A/printed", "Flow", "login, back", 1),
      ].map { subject, type, cycle, slope in
        Leaks.Growth(
          subject: subject, type: type, cycle: cycle, repetitions: 12, slope: slope,
          standardError: 0)
      })
    let row = try #require(
      PrintedDefects(rows: [.init(defect)]).withConclusions(in: run).rows.first)

    #expect(run.findings.failures.map(\.sessions) == [7])
    #expect(row.findings == 5)
    #expect(row.abandoned == 0)
    #expect(row.slope == 1)
    #expect(row.replay == "bench replay")
  }
}
