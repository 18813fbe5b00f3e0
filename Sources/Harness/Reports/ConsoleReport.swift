import BenchmarkKit
import JSONReading

/// The run as plain-text tables for a terminal.
///
/// Tables, notes and warnings fit the terminal's width. Commands and diagrams are never wrapped, so
/// that a command can be copied.
package struct ConsoleReport {
  private let style: TextStyle
  private let width: Int?
  private let isBrief: Bool

  /// - Parameters:
  ///   - usesColour: Whether to use emphasis, which never carries meaning on its own.
  ///   - width: The maximum number of characters per line, at least 60 to be readable; `nil` for no
  ///     limit.
  ///   - isBrief: Whether a run's report has only the overview, if the run has one, and the tables
  ///     that belong to it.
  package init(usesColour: Bool = false, width: Int? = nil, isBrief: Bool = false) {
    style = TextStyle(isEnabled: usesColour)
    self.width = width
    self.isBrief = isBrief
  }

  /// Renders the overview and the tables, then warnings and findings.
  package func render(_ run: Run) -> String {
    var parts = [
      heading(of: run).inOneLine.folded(to: width).map(style.bold).joined(separator: "\n")
    ]
    let overview = Overview(run)
    let table = overview.table.map(run.marked)
    parts += [table.map { render($0) }, paragraphs(overview.conclusions)].compactMap { $0 }
    let showsAll = !isBrief || table == nil
    parts += run.tables.filter { showsAll || $0.isInOverview }.map { render($0) }
    if !run.warnings.isEmpty {
      parts.append(
        run.warnings.map { labelled("warning:", $0.text, style.yellow) }.joined(separator: "\n"))
    }
    parts += run.findings.failures.map { finding in
      var lines = [
        labelled(
          "\(finding.kind.rawValue):", "\(finding.subject): \(finding.headline)", style.red),
        finding.detail.visibleLines,
      ]
      if let replay = finding.replay { lines.append("replay: \(replay.visible)") }
      return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Renders tables one below the other.
  package func render(_ tables: [Table]) -> String {
    tables.map { render($0) }.joined(separator: "\n\n") + "\n"
  }

  /// Renders one table with aligned columns.
  package func render(_ table: Table) -> String {
    let table = table.forReading
    let parts = TableLayout(table, width: width).parts.map { part in
      lines(of: table, part).joined(separator: "\n")
    }
    let title = table.title.folded(to: width).map(style.bold).joined(separator: "\n")
    let body = title + "\n" + parts.joined(separator: "\n\n")
    return ([body] + table.notes.flatMap(note)).joined(separator: "\n")
  }

  private func lines(of table: Table, _ part: TableLayout.Part) -> [String] {
    let columns = part.columns.map { table.columns[$0] }
    func rowLines(_ cells: [String], _ row: Int? = nil) -> [String] {
      let folded = zip(cells, part.widths).map { $0.folded(to: $1) }
      return (0..<(folded.map(\.count).max() ?? 0)).map { line in
        columns.indices.map { column in
          let text = line < folded[column].count ? folded[column][line] : ""
          let space = String(repeating: " ", count: max(0, part.widths[column] - text.count))
          let place = row.map { Table.Position(row: $0, column: part.columns[column]) }
          let shown = emphasised(text, place.flatMap { table.emphasis[$0] })
          return columns[column].kind == .text ? shown + space : space + shown
        }
        .joined(separator: String(repeating: " ", count: TableLayout.gap)).trimmingTrailingSpaces
      }
    }
    let rule = String(repeating: "─", count: TableLayout.total(part.widths))
    var lines = rowLines(columns.map(\.title)).map(style.dim) + [rule]
    for (index, row) in table.rows.enumerated() {
      if table.totals > 0, index == table.rows.count - table.totals { lines.append(rule) }
      lines += rowLines(part.columns.map { row[$0].text }, index)
    }
    return lines
  }

  private func emphasised(_ text: String, _ emphasis: Table.Emphasis?) -> String {
    switch emphasis {
    case .best: style.bold(text)
    case .defect: style.red(text)
    case .worst, nil: text
    }
  }

  private func paragraphs(_ sentences: [String]) -> String? {
    guard !sentences.isEmpty else { return nil }
    return sentences.flatMap { $0.inOneLine.folded(to: width) }.joined(separator: "\n")
  }

  private func note(_ text: String) -> [String] {
    let lines = text.folded(to: width.map { $0 - 4 })
    return lines.enumerated().map { style.dim(($0.offset == 0 ? "  " : "    ") + $0.element) }
  }

  /// Renders a sentence after a label, such as `warning:`.
  private func labelled(
    _ label: String, _ text: String, _ emphasis: (String) -> String
  ) -> String {
    let lines = "\(label) \(text.inOneLine)".folded(to: width).joined(separator: "\n")
    return emphasis(label) + lines.dropFirst(label.count)
  }

  private func heading(of run: Run) -> String {
    "NavBench, plan '\(run.plan.name)', \(run.date), \(run.environment.inWords)"
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
