@testable import BenchmarkKit
@testable import BenchmarkMetrics
import BenchmarkReports
import Foundation
import Testing

@Suite("Conclusions") struct ConclusionsTests {
  private func run() throws -> Run {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("results/2026-11-22-complete/run.json")
    return try Run.read(Data(contentsOf: file))
  }

  @Test("reading a run of an earlier version adds its conclusions")
  func older() throws {
    let conclusions = try #require(try run().conclusions)

    #expect(conclusions.standings.map(\.subject) == (try run().subjects.map(\.id)))
    #expect(Set(conclusions.claims.map(\.figure)) == ["time", "cleanBuild"])
    #expect(conclusions.claims.count == 2 * (try run().subjects.count - 1))
    #expect(try run().unitTests?.orders?.count == 3)
    #expect(try run().buildTimes?.orders?.count == 3)
  }

  @Test("reading a run preserves its stored conclusions, and reports show no others")
  func stored() throws {
    var run = try run()
    let subject = run.subjects[1]
    run.conclusions = Conclusions(
      criteria: ["codeLines"], margin: 0.5, largestMargin: 0.5,
      standings: [.init(subject: subject.id, position: .dominated, by: [run.subjects[0].id])],
      unresolved: [], claims: [.init(subject: subject.id, figure: "time", verdict: .equivalent)])
    run.unitTests?.orders = []

    let stored = try Run.read(run.data())
    let scorecard = try #require(stored.tables.first { $0.name == "scorecard" })
    let verdict = try #require(scorecard.columns.firstIndex { $0.title == "time ratio, verdict" })

    #expect(stored.conclusions == run.conclusions)
    #expect(
      scorecard.rows.map { "\($0.last!)" }
        == stored.subjects.map {
          $0.id == subject.id ? "text(\"by \(run.subjects[0].id)\")" : "text(\"\")"
        })
    #expect("\(scorecard.rows[1][verdict])" == "text(\"equivalent\")")
    #expect("\(scorecard.rows[2][verdict])" == "empty")
    #expect(!stored.tables.contains { $0.name == "unit-tests-order" })
  }
}
