import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import ComparedApps
import Foundation
import RegisteredApps
import UserSessions

/// The options that select tables and drawings of a run.
struct TableOptions: ParsableArguments {
  @Flag(help: .detail) var detail = false
  @Option(
    help: ArgumentHelp(
      "Print only this table, such as deep-links-cells; useful with --format csv.",
      valueName: "name"))
  var table: String?
  @Option(help: .only) var only: String?

  /// Whether the options select only a part of a section.
  var isPartial: Bool { table != nil || only != nil }

  /// The selected tables and drawings of some sections.
  func selection(
    of sections: [any RunSection], in run: BenchmarkKit.Run
  ) throws -> (tables: [Table], drawings: [String]) {
    let all = sections.flatMap { $0.tables(in: run) }
    var tables = all.filter { detail || [.open, .folded].contains($0.placement) }
    if let table {
      tables = all.filter { $0.name == table }
      guard !tables.isEmpty else {
        throw Failure(InputFailure.unknown("table", table, among: all.map(\.name)))
      }
    }
    let app = try Apps.stored(run.app)
    var drawings: [String] = []
    if detail, table == nil {
      drawings = try sections.flatMap { $0.drawings(in: run) }.map { try $0.text(for: app) }
    }
    guard let only else { return (tables, drawings) }
    let (rows, kept) = (tables.map { $0.keeping(only) }, drawings.filter { $0.mentions(only) })
    let found = rows.filter { !$0.rows.isEmpty }
    if found.isEmpty, kept.isEmpty { note("no row contains '\(only)'") }
    return (found.isEmpty ? rows : found, kept)
  }
}

extension Table {
  /// The table with only the rows that mention a text.
  fileprivate func keeping(_ text: String) -> Table {
    var table = self
    table.rows.removeAll { row in !row.contains { $0.text.mentions(text) } }
    if table.rows.count < rows.count { table.totals = 0 }
    return table
  }
}

extension String {
  /// Whether this contains `text`, or the subject that `text` names in another spelling.
  fileprivate func mentions(_ text: String) -> Bool {
    lowercased().contains(text.lowercased()) || subjectKey.contains(text.subjectKey)
  }
}

extension Drawing {
  /// The drawing, followed by the steps of its simplest session if there is one.
  fileprivate func text<A: App>(for app: A) throws -> String {
    guard let session else { return text }
    let file = try SessionFile<A.Model.Start>.read(Data(session.utf8))
    let simplest: Session<A.Model> = file.session()
    return text + "\n  simplest session:\n"
      + simplest.steps().map { "    \($0)" }.joined(separator: "\n")
  }
}
