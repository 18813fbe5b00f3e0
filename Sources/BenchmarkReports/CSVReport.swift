public import BenchmarkResults
import JSONReading

/// The run's tables as CSV by RFC 4180, one file a table.
///
/// The first line is a header with units; lines end with CRLF; decimals have a point; text that a spreadsheet would
/// take for a formula gets an apostrophe (OWASP, *CSV Injection*). Control characters other than tabs and line breaks are
/// written as Swift writes them.
public struct CSVReport {
  /// Makes a renderer.
  public init() {}

  /// Every table of a run by the name of its file.
  public func files(of run: Run) -> [(name: String, content: String)] {
    (run.tables + run.details).map { ("\($0.name).csv", render($0)) }
  }

  /// One table. Sums are left out: a spreadsheet makes its own.
  public func render(_ table: Table) -> String {
    var lines = [table.columns.flatMap(heads).map(quoted).joined(separator: ",")]
    for row in table.rows.dropLast(table.totals) {
      let line = zip(table.columns, row).flatMap { column, cell in fields(cell, column.kind) }
      lines.append(line.joined(separator: ","))
    }
    return lines.map { $0 + "\r\n" }.joined()
  }

  private func heads(of column: Table.Column) -> [String] {
    switch column.kind {
    case .text, .number: [column.title]
    case .estimate: [column.title, "\(column.title) lower", "\(column.title) upper"]
    case .comparison: [column.title, "\(column.title) published", "\(column.title) difference"]
    }
  }

  private func fields(_ cell: Table.Cell, _ kind: Table.Column.Kind) -> [String] {
    let blanks = kind == .estimate || kind == .comparison ? ["", ""] : []
    switch cell {
    case .text(let text): return [quoted(text)] + blanks
    case .integer(let value): return [String(value)] + blanks
    case .decimal(let value, let digits):
      return [value.isFinite ? value.fixed(digits) : ""] + blanks
    case .estimate(let value, let lower, let upper, let digits):
      return [value, lower, upper].map { $0.map { $0.fixed(digits) } ?? "" }
    case .comparison(let ours, let published?):
      return [String(ours), String(published), String(ours - published)]
    case .comparison(let ours, nil): return [String(ours), "", ""]
    case .empty: return [""] + blanks
    }
  }

  /// Spreadsheets drop tabs and line breaks in front of a formula, and take full-width signs for signs.
  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠",
  ]

  private func quoted(_ text: String) -> String {
    var text = text.replacingScalars {
      $0.isControl && !["\t", "\r", "\n"].contains($0) ? $0.written : nil
    }
    if let first = text.unicodeScalars.first, Self.formulaStarts.contains(first) {
      text = "'" + text
    }
    guard text.unicodeScalars.contains(where: { [",", "\"", "\r", "\n"].contains($0) }) else {
      return text
    }
    return "\"" + text.replacingScalars { $0 == "\"" ? "\"\"" : nil } + "\""
  }
}
