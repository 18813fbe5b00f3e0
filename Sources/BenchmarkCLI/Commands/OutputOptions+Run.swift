import ArgumentParser
import BenchmarkReports
import BenchmarkResults
import Foundation
import JSONReading

extension OutputOptions<RunFormat> {
  /// Stores a result in a folder, where there is one, and tells of it.
  func deliver(_ result: BenchmarkResults.Run, to folder: URL?) throws {
    var attempts = Attempts()
    if let folder { attempts.attempt { try result.store(in: folder) } }
    try deliver(after: attempts) { format, console in
      try Rendering.text(of: result, as: format, console)
    }
    if quiet { result.tellFindings() }
    if format == .github { try appendToJobSummary(MarkdownReport().render(result)) }
  }

  /// GitHub Actions names a file whose Markdown it shows on the job's page.
  private func appendToJobSummary(_ text: String) throws(Failure) {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return }
    let before =
      FileManager.default.fileExists(atPath: path) ? try Files.read(path) : Data()
    try Files.write(before + Data(text.utf8), to: URL(given: path))
  }
}

extension OutputOptions<TableFormat> {
  /// Delivers what a run of one metric found, tells its warnings and findings, and ends as the run came out.
  ///
  /// The page has plots, and the document the whole run.
  ///
  /// - Parameter csv: The table that a CSV file has; the first where nothing is said.
  /// - Throws: What the run came to, if it is not all right.
  func deliver(_ run: BenchmarkResults.Run, _ tables: [Table], csv: Table? = nil) throws {
    if !tables.isEmpty {
      try deliver { format, console in
        switch format {
        case .html: HTMLReport().render(run)
        case .json: try Rendering.document(run)
        case .table, .markdown, .csv:
          try Rendering.text(of: tables, as: format, console, csv: csv)
        }
      }
    }
    for warning in run.warnings { note("warning: \(warning.text.inOneLine)") }
    run.tellFindings()
    try run.conclude()
  }
}
