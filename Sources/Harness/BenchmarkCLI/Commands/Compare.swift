import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation
import JSONReading
import Statistics

/// Compares a stored run with an older one.
struct Compare: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two stored runs; ends with 2 when something has become worse.",
    discussion: """
      Counts are compared exactly, where both runs had the same sessions, links and exits. Times are compared as ratios to the
      runs' own baseline, over their launches: nanoseconds of two machines are not the same. Unit tests and build times are not
      compared.

      --threshold says how much a figure may have grown, and can be given more than once: 5% for everything that is sampled,
      FIGURE=5% for one figure, SUBJECT:FIGURE=5% for one subject's; the last one that fits counts. Figures:
      \(Metrics.figures.compared.map(\.id).joined(separator: ", ")).
      Without it sampled figures may grow by 2 %, instructions by 0.1 %, counts not at all.

      EXAMPLES
        bench compare results/2026-11-22-default/run.json new/run.json
        bench compare base.json new.json --threshold 5% --output comment.md
        bench compare base.json new.json --threshold MVP-C/from:abandoned=3%
      """.flowing)

  @Argument(help: "The run.json to compare with.", completion: .json)
  var base: String
  @Argument(help: "The run.json that may be worse.", completion: .json)
  var new: String
  @Option(help: "How much may have grown: SHARE, FIGURE=SHARE or SUBJECT:FIGURE=SHARE.")
  var threshold: [String] = []
  @Option(help: "Only these subjects, separated by commas.", completion: .subjects)
  var subjects: String?
  @OptionGroup var output: OutputOptions<TableFormat>

  func validate() throws {
    do {
      _ = try ComparisonThresholds(threshold)
    } catch {
      throw ValidationError(error.description)
    }
  }

  @MainActor func perform() throws {
    var runs = (try StoredRun.load(base), try StoredRun.load(new))
    let thresholds: ComparisonThresholds
    do {
      thresholds = try ComparisonThresholds(threshold)
    } catch {
      throw Failure(.usage, error.description)
    }
    // Stored runs may contain subjects that are no longer in the catalogue.
    let known = runs.0.subjects.map(\.id) + runs.1.subjects.map(\.id)
    func check(_ names: [String]) throws(Failure) {
      guard let stranger = names.first(where: { !known.contains($0) }) else { return }
      throw Failure(
        .usage,
        unknownName("subject", stranger, among: Set(known).sorted(), place: " in the runs"))
    }
    try check(thresholds.subjects)
    if let subjects {
      let wanted = subjects.split(separator: ",").map(String.init)
      try check(wanted.isEmpty ? [""] : wanted)
      runs.0.subjects.removeAll { !wanted.contains($0.id) }
      runs.1.subjects.removeAll { !wanted.contains($0.id) }
    }
    let comparison: RunComparison
    do {
      comparison = try RunComparison(from: runs.0, to: runs.1, thresholds: thresholds)
    } catch let error as RunComparison.Incomparable {
      throw Failure(.badInput, error.description.inOneLine)
    }
    for warning in comparison.warnings { note("warning: \(warning.text.inOneLine)") }
    let table = table(comparison, runs.1.subjects)
    try output.deliver { format, console in
      format == .json
        ? try Rendering.json(comparison) : try Rendering.text(of: [table], as: format, console)
    }
    if comparison.hasRegression { throw Failure(.regression, "something has become worse.") }
  }

  private func table(_ comparison: RunComparison, _ subjects: [Subject]) -> Table {
    let changed = comparison.rows.filter { $0.verdict != .same }
    return Table(
      name: "comparison", title: "What has changed",
      columns: [
        .init("subject", .text), .init("figure", .text), .init("base"), .init("new"),
        .init("new over base", .estimate), .init("verdict", .text),
      ],
      rows: changed.map { row in
        let digits = row.ratio == nil ? 0 : 3
        return [
          .text(subjects.first { $0.id == row.subject }?.name ?? row.subject), .text(row.title),
          .decimal(row.base, digits: digits), .decimal(row.new, digits: digits),
          row.ratio.map {
            .estimate(value: $0.value, lower: $0.lower, upper: $0.upper, digits: 3)
          } ?? .empty, .text(row.verdict.rawValue),
        ]
      },
      notes: [
        "\(comparison.rows.count) figures compared, \(comparison.rows.count - changed.count) the same.",
        "Times: ratios to the runs' own baseline; intervals hold for all subjects together. Counts are exact.",
        threshold.isEmpty
          ? "Worse: sampled figures beyond 2 %, instructions beyond 0.1 %, counts beyond nothing."
          : "Worse: beyond \(threshold.joined(separator: ", ")).",
      ])
  }
}

/// A run stored in a file.
enum StoredRun {
  static func load(_ path: String) throws(Failure) -> BenchmarkKit.Run {
    let data = try Files.read(path)
    do {
      return try BenchmarkKit.Run.read(data)
    } catch {
      throw Failure(.badInput, "'\(path)': \(error)")
    }
  }
}

/// The fraction that `1%` or `0.01` stands for, above 0 and below 1.
func share(_ text: String) -> Double? {
  ComparisonThresholds.share(text).flatMap { $0 > 0 ? $0 : nil }
}
