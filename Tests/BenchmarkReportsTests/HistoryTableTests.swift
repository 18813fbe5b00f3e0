@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Statistics
import Testing

@testable import BenchmarkReports

@Suite("Trends over stored runs") struct HistoryTableTests {
  /// The entry of a run with one time ratio.
  private func entry(
    _ date: String, _ ratio: Double, machine model: String?, buildID: String = "0abcdef012"
  ) -> HistoryEntry {
    var environment = Environment.anywhere
    environment.fingerprint = model.map { model in
      var fingerprint = Run.sampleFingerprint
      fingerprint.machine.processor.model = model
      fingerprint.binary.buildID = buildID
      return fingerprint
    }
    var run = Run(
      date: date, plan: .tiny, environment: environment,
      subjects: [Subject(id: "MVC", module: "MVC", summary: "", source: "", parent: nil)])
    let estimate = Estimate(
      value: ratio, lower: ratio - 0.1, upper: ratio + 0.1, confidence: 0.95, count: 12)
    run.dispatch = Dispatch(
      baseline: "MVC", control: nil, eventsPerSession: 100, launches: [],
      rows: [.init(subject: "MVC", time: estimate, ratio: estimate)])
    return HistoryEntry(run, file: "\(date).json")
  }

  private func trend(_ entries: [HistoryEntry]) throws -> Table {
    let figure = try #require(Metrics.figures.headlines.first { $0.id == "time" })
    return HistoryTables(entries, figures: [figure]).trend(of: figure)
  }

  @Test("times have one trend per machine; runs on unknown machines have none")
  func machines() throws {
    let entries = [
      entry("1", 1, machine: "1"), entry("2", 5, machine: "2"), entry("3", 2, machine: "1"),
      entry("4", 9, machine: nil), entry("5", 3, machine: "2"),
    ]
    let ids = entries.map(\.machine)

    let table = try trend(entries)

    #expect(ids[0] == ids[2] && ids[1] == ids[4] && ids[0] != ids[1] && ids[3] == nil)
    #expect(
      table.notes.prefix(2) == [
        "▁█  MVC, machine \(ids[0] ?? "")", "█▁  MVC, machine \(ids[1] ?? "")",
      ])
    #expect(
      table.notes.contains {
        $0.hasPrefix("Each run without a stored fingerprint (1) counts as a run from another")
      })
  }

  @Test("the table shows which runs have the same machine and the same binary")
  func binaries() throws {
    let table = try trend([
      entry("1", 1, machine: "1"), entry("2", 1, machine: "1", buildID: "99"),
      entry("3", 1, machine: nil),
    ])

    #expect(table.columns.map(\.title).contains("machine"))
    let machines = table.rows.map { $0[3].text }
    #expect(table.rows.map { $0[4].text } == ["0abcdef0", "99", "unknown"])
    #expect(machines[0] == machines[1] && machines[2] == "unknown")
  }
}
