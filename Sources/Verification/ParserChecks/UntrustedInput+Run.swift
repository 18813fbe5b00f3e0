import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation

extension UntrustedInput {
  static func checkRun(_ content: Data) throws(Violation) -> Verdict {
    let run: Run
    do {
      run = try .read(content)
    } catch {
      return .refused(error.description)
    }
    try checkRoundTrip(run) {
      try $0.data()
    } read: {
      try .read($0)
    }
    for width in [nil, 60, 80] { _ = ConsoleReport(usesColour: true, width: width).render(run) }
    _ = MarkdownReport().render(run)
    _ = HTMLReport().render(run)
    _ = JUnitReport().render(run)
    _ = GitHubReport().render(run)
    do {
      _ = try JSONReport().render(run.tables)
    } catch {
      throw Violation("the tables cannot be written as JSON: \(error)")
    }
    _ = CSVReport().files(of: run)
    _ = run.costGrowth.map { CSVReport().render($0.pointTable) }
    _ = run.leaks?.defects.map(\.drawn)
    try checkComparison(run)
    try checkEntries([HistoryEntry(run, file: "run.json")])
    if let leaks = run.leaks {
      let baseline = LeakBaseline(leaks, of: run.plan)
      guard baseline.differences(from: leaks, subjects: run.subjects.map(\.id)).isEmpty else {
        throw Violation("the run's leaks differ from the baseline created from them")
      }
    }
    return .accepted
  }

  private static func checkComparison(_ run: Run) throws(Violation) {
    do {
      // A copy of the run that lacks half of its data.
      var other = run
      other.subjects = other.subjects.reversed()
      other.dispatch?.launches.removeFirst((run.dispatch?.launches.count ?? 0) / 2)
      other.leaks?.defects.removeAll { $0.sessions > 1 }
      other.linesOfCode = nil
      _ = try? RunComparison(from: run, to: other)
      let comparison = try RunComparison(from: run, to: run)
      if let row = comparison.rows.first(where: { [.worse, .better].contains($0.verdict) }) {
        throw Violation(
          "\(row.subject): \(row.title) is \(row.verdict) in a comparison of the run with itself")
      }
      _ = try JSONEncoder().encode(comparison)
    } catch let violation as Violation {
      throw violation
    } catch {
      if "\(error)".isEmpty { throw Violation("the comparison was rejected without a reason") }
    }
  }
}
