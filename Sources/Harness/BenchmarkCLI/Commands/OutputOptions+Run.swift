import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation
import JSONReading

extension OutputOptions<RunFormat> {
  /// Stores a result in the folder, if there is one, and reports it.
  ///
  /// - Parameters:
  ///   - showsAll: Whether standard output gets all tables, not only the overview.
  ///   - sources: The files or folders of runs that have already been stored.
  func deliver(
    _ result: BenchmarkKit.Run, to folder: URL?, showsAll: Bool = false, sources: [String] = []
  ) throws {
    var attempts = Attempts()
    var rendering = RunRendering(result)
    if let folder { attempts.attempt { try rendering.store(in: folder) } }
    let isBrief = format == .table && !showsAll && result.hasOverview
    try deliver(after: attempts, isBrief: isBrief) { try rendering.text(as: $0, $1) }
    if isBrief, !isSilent { note(Self.nextCommands(sources, page: folder)) }
    if quiet { result.printFindings() }
    if format == .github { try appendToJobSummary(rendering.markdown) }
  }

  private static func nextCommands(_ sources: [String], page folder: URL?) -> String {
    let runs = sources.isEmpty ? [folder?.relativePath].compactMap { $0 } : sources
    let report = (["bench report"] + runs.map(\.quoted)).joined(separator: " ")
    let page = folder.map { $0.appendingPathComponent("report.html").relativePath }
    return "all tables: \(report) --all; as a page: \(page ?? "\(report) --output FOLDER")"
  }

  /// Appends to the Markdown file that GitHub Actions shows on the job's page.
  private func appendToJobSummary(_ text: String) throws(Failure) {
    guard let path = Invocation.current.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return }
    let before =
      FileManager.default.fileExists(atPath: path) ? try Files.read(path) : Data()
    try Files.write(before + Data(text.utf8), to: URL(given: path))
  }
}

extension OutputOptions<TableFormat> {
  /// Writes a run of individual metrics: its page as HTML, its document as JSON, or its tables.
  func deliver(_ run: BenchmarkKit.Run, _ tables: [Table], drawings: [String]) throws {
    try deliver { format, console in
      switch format {
      case .html: HTMLReport().render(run)
      case .json: try Rendering.document(run)
      case .table, .markdown, .csv:
        try Rendering.text(of: tables, drawings, as: format, console)
      }
    }
  }

  /// Writes tables and drawings.
  func deliver(_ tables: [Table], drawings: [String]) throws {
    try deliver { format, console in
      try Rendering.text(of: tables, drawings, as: format, console)
    }
  }
}
