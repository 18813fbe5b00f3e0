@testable import BenchmarkKit
@testable import BenchmarkMetrics
@testable import BenchmarkReports
import Testing

@Suite("Decision guide") struct DecisionGuideTests {
  private func run(_ samples: [SampleSubject], coordinated: Set<String> = []) -> Run {
    var run = Run(of: samples)
    run.leaks = Leaks(
      sessions: 10,
      rows: samples.filter { $0.abandoned > 0 }.map {
        .init(subject: $0.name, type: "Coordinator", abandoned: $0.abandoned)
      }, defects: [])
    run.linesOfCode?.files += coordinated.map {
      .init(
        module: $0, scene: "S", role: "Coordinators", name: "G", physical: 0, code: 0, comment: 0,
        blank: 0)
    }
    return run.withConclusions
  }

  private let samples = [
    SampleSubject(name: "Plain", lines: 90, time: 1...1),
    SampleSubject(name: "Leaky", lines: 50, time: 0.5...0.6, abandoned: 25),
    SampleSubject(name: "Small", lines: 80, time: 1.2...1.4),
    SampleSubject(name: "Tiny", lines: 70, time: 1.3...1.5),
  ]

  private func rows(_ run: Run) -> [[String]]? {
    DecisionGuide(run).table?.rows.map { $0.map(\.text) }
  }

  @Test("the choice is the defect-free subject with the smallest value")
  func choice() {
    #expect(
      rows(run(samples)) == [
        ["little code", "Tiny (70); next Small (80)", "exact"],
        [
          "little time per event", "Plain (1.00); next Small (1.30 [1.20, 1.40])",
          "95 % intervals",
        ],
      ])
  }

  @Test("subjects whose order is not resolved are alternatives")
  func alternatives() {
    let rows = rows(
      run([samples[0], SampleSubject(name: "Twin", lines: 90, time: 0.96...1.02)]))

    #expect(rows?.map { $0[1] } == ["Twin (0.99 [0.96, 1.02]) or Plain (1.00)"])
  }

  @Test(
    "subjects with equal costs share a choice, and a cost that is equal for all gives no choice")
  func ties() {
    let twins = ["One", "Two"].map { SampleSubject(name: $0, lines: 90, time: 1...1) }

    #expect(rows(run(twins)) == nil)
    #expect(rows(run(twins + [samples[2]]))?.first?[1] == "Small (80); next One, Two (90)")
  }

  @Test("subjects with coordinators and those without are also compared among themselves")
  func requirements() {
    let rows = rows(run(samples, coordinated: ["Leaky", "Small"]))

    #expect(
      rows?.first == [
        "little code", "Tiny (70); next Small (80)", "Small (80)", "Tiny (70); next Plain (90)",
        "exact",
      ])
  }

  @Test("a subject with defects is listed as one never to choose")
  func never() {
    let notes = DecisionGuide(run(samples)).table?.notes ?? []

    #expect(notes.last == "Excluded because of their defects: Leaky.")
    #expect(DecisionGuide(run(Array(samples.prefix(2)))).table == nil)
  }
}
