import BenchmarkReports
import BenchmarkResults
import Foundation

extension BenchmarkResults.Run {
  /// Writes the document, the report and one CSV file a table.
  func store(in folder: URL) throws {
    try Files.write(try data(), to: folder.appendingPathComponent("run.json"))
    try Files.write(
      Data(MarkdownReport().render(self).utf8), to: folder.appendingPathComponent("report.md"))
    for (name, content) in CSVReport().files(of: self) {
      try Files.write(Data(content.utf8), to: folder.appendingPathComponent(name))
    }
  }
}
