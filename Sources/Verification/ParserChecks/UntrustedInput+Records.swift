import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import RegisteredApps
import Foundation

extension UntrustedInput {
  static func checkPlan(_ content: Data) throws(Violation) -> Verdict {
    let plan: Plan
    do {
      plan = try .read(content)
    } catch {
      return .refused(error.description)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try checkRoundTrip(plan) {
      try encoder.encode($0)
    } read: {
      try .read($0)
    }
    guard (1...10_000).contains(plan.launchLimit), plan.seeds.allSatisfy({ Plan.seed($0) != nil })
    else { throw Violation("accepted, but it cannot be run") }
    return .accepted
  }

  static func checkBaseline(_ content: Data) throws(Violation) -> Verdict {
    let baseline: LeakBaseline
    do {
      baseline = try LeakBaseline(data: content)
    } catch {
      return .refused("\(error)")
    }
    try checkRoundTrip(baseline) {
      try $0.data()
    } read: {
      try LeakBaseline(data: $0)
    }
    let none = Leaks(sessions: 0, rows: [], defects: [])
    let subjects = SubjectUnderTest.all(of: Apps.all[0]).map(\.subject.id)
    _ = baseline.differences(from: none, subjects: subjects)
    return .accepted
  }

  static func checkHistory(_ content: Data) throws(Violation) -> Verdict {
    try checkEntries(HistoryEntry.read(content))
    return .accepted
  }

  static func checkEntries(_ entries: [HistoryEntry]) throws(Violation) {
    do {
      let written = try entries.map { try $0.line() }.reduce(Data(), +)
      guard HistoryEntry.read(written) == entries else {
        throw Violation("history entries changed when written and read again")
      }
    } catch let violation as Violation {
      throw violation
    } catch {
      throw Violation("a history entry cannot be written: \(error)")
    }
    let tables = HistoryTables(entries, figures: Metrics.figures.headlines)
    for table in [tables.export()] + Metrics.figures.headlines.map({ tables.trend(of: $0) }) {
      _ = ConsoleReport().render(table)
      _ = MarkdownReport().render(table)
      _ = CSVReport().render(table)
    }
  }

  static func checkSamples(_ content: Data) throws(Violation) -> Verdict {
    var lines = 0
    do {
      try EventSamples.exportCSV(content, includesHeader: false) { _ in lines += 1 }
    } catch {
      return .refused("\(error)")
    }
    let header = content.firstIndex(of: 0x0A).map { $0 - content.startIndex + 1 } ?? content.count
    guard lines * 16 == content.count - header else {
      throw Violation("\(content.count - header) bytes of records produced \(lines) lines")
    }
    return .accepted
  }
}
