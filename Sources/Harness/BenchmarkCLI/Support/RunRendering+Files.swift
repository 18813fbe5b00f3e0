import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation

extension RunRendering {
  /// Writes the document, the reports and one CSV file per table.
  ///
  /// Tables of an earlier run in the folder are removed.
  mutating func store(in folder: URL) throws {
    let tables = CSVReport().files(of: run)
    let outdated = Set(Self.tables(storedIn: folder)).subtracting(tables.map(\.name))
    try Files.write(Data(markdown.utf8), to: folder.appendingPathComponent("report.md"))
    try Files.write(Data(page.utf8), to: folder.appendingPathComponent("report.html"))
    for (name, content) in tables {
      try Files.write(Data(content.utf8), to: folder.appendingPathComponent(name))
    }
    for name in outdated {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    try storeData(in: folder)
    try storeSessions(in: folder.appendingPathComponent("sessions"))
    // Written last: if it exists, so does everything else.
    try Files.write(try run.data(), to: folder.appendingPathComponent("run.json"))
  }

  /// The names of CSV files that belong to a folder's stored run; other files are left alone.
  private static func tables(storedIn folder: URL) -> [String] {
    let run = try? StoredRun.load(folder.appendingPathComponent("run.json").path)
    guard let run else { return [] }
    let names = CSVReport().files(of: run).map(\.name).filter {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
    // Older versions wrote a summary in place of the scorecard.
    let summary = try? String(
      contentsOf: folder.appendingPathComponent("summary.csv"), encoding: .utf8)
    return names + (summary?.hasPrefix("subject,") == true ? ["summary.csv"] : [])
  }

  /// Writes the data package, and removes tables of an earlier run that this one does not have.
  private func storeData(in folder: URL) throws {
    let place = folder.appendingPathComponent(DataPackage.folder)
    let files = DataPackage(run).files
    let earlier = try? StoredRun.load(folder.appendingPathComponent("run.json").path)
    let outdated = Set((earlier.map { DataPackage($0).files } ?? []).map(\.name))
      .subtracting(files.map(\.name))
    try Files.prepare(place)
    for (name, content) in files {
      try Files.write(Data(content.utf8), to: place.appendingPathComponent(name))
    }
    for name in outdated {
      try? FileManager.default.removeItem(at: place.appendingPathComponent(name))
    }
  }

  /// Writes the simplest sessions of the findings, and removes those of an earlier run's findings.
  private func storeSessions(in folder: URL) throws {
    let shrunk = run.findings.filter { $0.session != nil }
    let earlier = try? StoredRun.load(
      folder.deletingLastPathComponent().appendingPathComponent("run.json").path)
    let outdated = Set((earlier?.findings ?? []).map(\.sessionFileName))
      .subtracting(shrunk.map(\.sessionFileName))
    for name in outdated {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    guard !shrunk.isEmpty else { return }
    try Files.prepare(folder)
    for finding in shrunk {
      try Files.write(
        Data((finding.session ?? "").utf8),
        to: folder.appendingPathComponent(finding.sessionFileName))
    }
    note("wrote the simplest sessions of \(shrunk.count.counted("finding")) to '\(folder.path)'")
  }
}
