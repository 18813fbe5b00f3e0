import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation
import JSONReading
import Statistics

/// Compares a stored run with an older one.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two stored runs, and detect regressions.",
    discussion: """
      Exits with 2 if a metric is worse than in the older run.

      Counts are compared exactly, if both runs have the same sessions, links and exit paths. Times
      are compared as ratios to the baseline of their own run, if both runs are from the same
      machine; those of different machines are shown side by side, without a verdict. A run without
      a stored fingerprint ('bench doctor' prints it) counts as a run from another machine. Unit
      tests and build times are not compared.

      --threshold sets the allowed increase, and can be given more than once: 5% for all sampled
      metrics, METRIC=5% for one metric, SUBJECT:METRIC=5% for one subject; the last applicable
      value is used. It defaults to 2 % for sampled metrics, 0.1 % for instructions, and 0 for
      counts. Metrics:
      \(Metrics.figures.compared.map(\.id).joined(separator: ", ")).

      EXAMPLES
        bench compare results/2026-11-22-default/run.json new/run.json
        bench compare base.json new.json --threshold 5% --output comment.md
        bench compare base.json new.json --format github
        bench compare base.json new.json --threshold MVP-C/from:abandoned=3%
      """.flowing)

  @Argument(help: "The older run.json, or its folder.", completion: .json)
  var base: String
  @Argument(help: "The newer run.json, or its folder.", completion: .json)
  var new: String
  @Option(
    help: ArgumentHelp(
      "The allowed increase, such as 5%, time=5% or MVC:time=5%.", valueName: "increase"))
  var threshold: [String] = []
  @OptionGroup var subjects: SubjectList
  @OptionGroup var output: OutputOptions<ComparisonFormat>

  func validate() throws {
    do { _ = try ComparisonThresholds(threshold) } catch { throw ValidationError("\(error)") }
  }

  func run() throws {
    var runs = (try StoredRun.load(base), try StoredRun.load(new))
    let thresholds = try ComparisonThresholds(threshold)
    let known = Set(runs.0.subjects.map(\.id) + runs.1.subjects.map(\.id)).sorted()
    if let stranger = thresholds.subjects.first(where: { !known.contains($0) }) {
      throw Failure(
        InputFailure.unknown("subject", stranger, among: known, location: " in the runs"))
    }
    if let wanted = try subjects.identifiers(among: known, location: " in the runs") {
      runs.0.subjects.removeAll { !wanted.contains($0.id) }
      runs.1.subjects.removeAll { !wanted.contains($0.id) }
    }
    let comparison: RunComparison
    do {
      comparison = try RunComparison(from: runs.0, to: runs.1, thresholds: thresholds)
    } catch let error as RunComparison.Incomparable {
      throw Failure(.badInput, error.description.inOneLine)
    }
    comparison.warnings.forEach(note)
    let table = comparison.table(thresholds: threshold)
    try output.deliver { format, console in
      switch format {
      case .json: try Rendering.json(comparison)
      case .junit:
        JUnitReport().render(
          comparison.checks, suite: "NavBench, \(base) and \(new)", date: runs.1.date)
      case .github:
        GitHubReport().log(console.render([table])) + "\n"
          + GitHubReport().render(comparison.checks, comparison.warnings)
      case .table: console.render([table])
      case .markdown: MarkdownReport().render([table])
      case .html: HTMLReport().render([table], title: table.title, drawings: [])
      case .csv: CSVReport().render(table)
      }
    }
    let worse = comparison.rows.count { $0.verdict == .worse }
    if worse > 0 {
      throw Failure(CommandFailure.regressions(worse, of: comparison.judged.count))
    }
  }
}

/// Parses a fraction such as `1%` or `0.01`; `nil` unless it is above 0 and below 1.
func fraction(_ text: String) -> Double? {
  ComparisonThresholds.fraction(text).flatMap { $0 > 0 ? $0 : nil }
}
