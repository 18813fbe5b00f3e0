import ArgumentParser
import BenchmarkMetrics
import BenchmarkReports
import BenchmarkResults
import Foundation

/// Holds a stored run against an older one.
struct Compare: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two stored runs; ends with 2 when something has become worse.",
    discussion: """
      Counts are compared exactly, where both runs had the same sessions. Times are compared as ratios to the runs' own
      baseline, over their launches: nanoseconds of two machines are not the same.

      EXAMPLES
        bench compare results/2026-11-21-default/run.json new/run.json
        bench compare base.json new.json --threshold 5% --format markdown > comment.md
      """)

  @Argument(help: "The run.json to compare with.")
  var base: String
  @Argument(help: "The run.json that may be worse.")
  var new: String
  @Option(help: "How much a ratio of times must have grown to be worse, such as 2% or 0.02.")
  var threshold = "2%"
  @Option(help: "Only these subjects, separated by commas.")
  var subjects: String?
  @Option(help: "table, markdown, csv or json.")
  var format = BenchmarkCLI.Run.Format.table

  func validate() throws {
    if share(threshold) == nil {
      throw ValidationError(
        "found --threshold \(threshold), expected a share such as 2% or 0.02, above 0 and below 1.")
    }
  }

  @MainActor func perform() throws {
    var runs = (try StoredRun.load(base), try StoredRun.load(new))
    if let subjects {
      // A stored run may have subjects that the catalogue has no more.
      let wanted = subjects.split(separator: ",").map(String.init)
      let known = runs.0.subjects.map(\.id) + runs.1.subjects.map(\.id)
      if let stranger = wanted.first(where: { !known.contains($0) }) ?? (wanted.isEmpty ? "" : nil)
      {
        throw Failure(
          .usage,
          "no subject named '\(stranger)' in the runs. Known: \(Set(known).sorted().joined(separator: ", "))."
        )
      }
      runs.0.subjects.removeAll { !wanted.contains($0.id) }
      runs.1.subjects.removeAll { !wanted.contains($0.id) }
    }
    let comparison: RunComparison
    do {
      comparison = try RunComparison(from: runs.0, to: runs.1, threshold: share(threshold) ?? 0)
    } catch let error as RunComparison.Incomparable {
      throw Failure(.badInput, error.description)
    }
    for warning in comparison.warnings { note("warning: \(warning.text)") }
    output(try text(of: comparison, runs.1.subjects))
    if comparison.hasRegression { throw Failure(.regression, "something has become worse.") }
  }

  private func text(of comparison: RunComparison, _ subjects: [Subject]) throws -> String {
    let table = table(comparison, subjects)
    switch format {
    case .table: return ConsoleReport(usesColour: Terminal.usesColour).render(table) + "\n"
    case .markdown: return MarkdownReport().render(table) + "\n"
    case .csv: return CSVReport().render(table)
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(comparison), as: UTF8.self) + "\n"
    }
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
          .text(subjects.first { $0.id == row.subject }?.name ?? row.subject), .text(row.metric),
          .decimal(row.base, digits: digits), .decimal(row.new, digits: digits),
          row.ratio.map {
            .estimate(value: $0.value, lower: $0.lower, upper: $0.upper, digits: 3)
          } ?? .empty, .text(row.verdict.rawValue),
        ]
      },
      notes: [
        "\(comparison.rows.count) figures compared, \(comparison.rows.count - changed.count) the same.",
        "Times: ratios to the runs' own baseline, worse beyond \(threshold); intervals hold for all subjects together. Counts are exact.",
      ])
  }
}

/// A run in a file.
enum StoredRun {
  static func load(_ path: String) throws(Failure) -> BenchmarkResults.Run {
    let data = try Files.read(path)
    do {
      return try BenchmarkResults.Run.read(data)
    } catch {
      throw Failure(.badInput, "'\(path)': \(error)")
    }
  }
}

/// `1%` and `0.01` are the same share, above 0 and below 1.
func share(_ text: String) -> Double? {
  let isPercent = text.hasSuffix("%")
  guard let value = Double(isPercent ? String(text.dropLast()) : text) else { return nil }
  let share = isPercent ? value / 100 : value
  return share > 0 && share < 1 ? share : nil
}
