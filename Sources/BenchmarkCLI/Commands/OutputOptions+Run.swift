import ArgumentParser
import BenchmarkReports
import BenchmarkResults
import Foundation

extension OutputOptions<RunFormat> {
  /// Stores a result in a folder, where there is one, and tells of it.
  func deliver(_ result: BenchmarkResults.Run, to folder: URL?) throws {
    if let folder { try result.store(in: folder) }
    try deliver { format, console in try Rendering.text(of: result, as: format, console) }
    if quiet { result.tellFindings() }
    if format == .github { try appendToJobSummary(MarkdownReport().render(result)) }
  }

  /// GitHub Actions names a file whose Markdown it shows on the job's page.
  private func appendToJobSummary(_ text: String) throws(Failure) {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return }
    let before =
      FileManager.default.fileExists(atPath: path) ? try Files.read(path) : Data()
    try Files.write(before + Data(text.utf8), to: URL(fileURLWithPath: path))
  }
}
