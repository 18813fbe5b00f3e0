import BenchmarkKit
import JSONReading

/// The run's tables as CSV (RFC 4180), one file per table.
///
/// The first line is a header with units, lines end in CRLF, and the decimal separator is a point.
/// Text that a spreadsheet would interpret as a formula is prefixed with an apostrophe (OWASP, *CSV
/// Injection*). Control characters other than tabs and line breaks are written as Swift escapes.
package struct CSVReport {
  package init() {}

  /// The files' names and contents, one for every table of a run.
  package func files(of run: Run) -> [(name: String, content: String)] {
    run.allTables.map { ("\($0.name).csv", render($0)) }
  }

  /// Renders one table, without its totals, which a spreadsheet can compute.
  package func render(_ table: Table) -> String {
    var lines = [table.columns.flatMap(headers).map(quoted).joined(separator: ",")]
    for row in table.rows.dropLast(table.totals) {
      let line = zip(table.columns, row).flatMap { column, cell in fields(cell, column.kind) }
      lines.append(line.joined(separator: ","))
    }
    return lines.map { $0 + "\r\n" }.joined()
  }

  private func headers(of column: Table.Column) -> [String] {
    let title = column.fullTitle
    return switch column.kind {
    case .text, .number: [title]
    case .estimate: [title, "\(title) lower", "\(title) upper"]
    case .comparison: [title, "\(title) published", "\(title) difference"]
    case .difference: [title, "\(title) difference"]
    }
  }

  private func fields(_ cell: Table.Cell, _ kind: Table.Column.Kind) -> [String] {
    let blanks = Array(repeating: "", count: headers(of: .init("", kind)).count - 1)
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
    case .difference(let value, let base):
      return [String(value), base.map { String($0 - value) } ?? ""]
    case .empty: return [""] + blanks
    }
  }

  /// Spreadsheets ignore tabs and line breaks before a formula, and accept full-width operators.
  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠",
  ]

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }

  func quoted(_ text: String) -> String {
    var text = text.replacingScalars {
      $0.isControl && $0 != "\t" && $0 != "\r" && $0 != "\n" ? $0.written : nil
    }
    if let first = text.unicodeScalars.first, Self.formulaStarts.contains(first) {
      text = "'" + text
    }
    guard text.utf8.contains(where: Self.needsQuotes) else { return text }
    return "\"" + text.replacingScalars { $0 == "\"" ? "\"\"" : nil } + "\""
  }
}
