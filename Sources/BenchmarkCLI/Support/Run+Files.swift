import BenchmarkReports
import BenchmarkResults
import Foundation

extension BenchmarkResults.Run {
  /// Writes the document, the report and one CSV file a table.
  func store(in folder: URL) throws {
    try Files.write(
      Data(MarkdownReport().render(self).utf8), to: folder.appendingPathComponent("report.md"))
    try Files.write(
      Data(HTMLReport().render(self).utf8), to: folder.appendingPathComponent("report.html"))
    for (name, content) in CSVReport().files(of: self) {
      try Files.write(Data(content.utf8), to: folder.appendingPathComponent(name))
    }
    try storeSessions(in: folder.appendingPathComponent("sessions"))
    // Last: where it is, everything is.
    try Files.write(try data(), to: folder.appendingPathComponent("run.json"))
  }

  private func storeSessions(in folder: URL) throws {
    let shrunk = findings.filter { $0.session != nil }
    guard !shrunk.isEmpty else { return }
    try Files.prepare(folder)
    for finding in shrunk {
      try Files.write(
        Data((finding.session ?? "").utf8),
        to: folder.appendingPathComponent(finding.sessionFileName))
    }
    note("the simplest sessions of \(shrunk.count) findings are in '\(folder.path)'")
  }
}
