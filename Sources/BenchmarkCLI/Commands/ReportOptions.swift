import ArgumentParser
import BenchmarkResults
import Foundation

/// The options that say how the result of a run is told.
struct ReportOptions: ParsableArguments {
  @Option(help: "What goes to standard output: table, markdown, html, csv (the summary) or json.")
  var format = Run.Format.table
  @Flag(help: "No progress and no tables; findings and errors are still told.")
  var quiet = false
  @Option(help: "How many sessions may be replayed to shrink those of the findings; 0 for none.")
  var shrinkBudget = 10_000

  func validate() throws {
    if shrinkBudget < 0 {
      throw ValidationError("found --shrink-budget \(shrinkBudget), expected 0 or more.")
    }
  }

  /// Stores the result in a folder, where there is one, and tells of it.
  func deliver(_ result: BenchmarkResults.Run, to folder: URL?) throws {
    if let folder { try result.store(in: folder) }
    guard !quiet else { return result.tellFindings() }
    output(try Rendering.text(of: result, as: format))
  }
}
