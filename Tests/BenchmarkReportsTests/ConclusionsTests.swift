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

  @Test(
    "reading a run of an earlier version, which stored no conclusions, adds the same conclusions")
  func older() throws {
    let run = try run()
    var object = try #require(
      try JSONSerialization.jsonObject(with: run.data()) as? [String: Any])
    for path in [["conclusions"], ["unitTests", "orders"], ["buildTimes", "orders"]] {
      #expect(remove(path[...], from: &object), "\(path)")
    }

    let older = try Run.read(try JSONSerialization.data(withJSONObject: object))

    #expect(older.conclusions == run.conclusions)
    #expect(older.unitTests?.orders == run.unitTests?.orders)
    #expect(older.buildTimes?.orders == run.buildTimes?.orders)
    let conclusions = try #require(run.conclusions)
    #expect(conclusions.standings.map(\.subject) == run.subjects.map(\.id))
    #expect(Set(conclusions.claims.map(\.figure)) == ["time", "cleanBuild"])
    #expect(conclusions.claims.count == 2 * (run.subjects.count - 1))
    #expect(run.unitTests?.orders?.count == 3)
    #expect(run.buildTimes?.orders?.count == 3)
  }

  /// Removes the value at a path of keys; returns whether there was one.
  private func remove(_ path: ArraySlice<String>, from object: inout [String: Any]) -> Bool {
    guard let key = path.first else { return false }
    guard path.count > 1, var inner = object[key] as? [String: Any] else {
      return object.removeValue(forKey: key) != nil
    }
    defer { object[key] = inner }
    return remove(path.dropFirst(), from: &inner)
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
