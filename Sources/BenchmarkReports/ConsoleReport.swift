public import BenchmarkResults

/// The run as plain tables for a terminal.
public struct ConsoleReport {
  private let style: TextStyle

  /// Makes a renderer; `usesColour` adds emphasis, never meaning.
  public init(usesColour: Bool = false) {
    style = TextStyle(isEnabled: usesColour)
  }

  /// All tables, then warnings and findings.
  public func render(_ run: Run) -> String {
    var parts = [style.bold(heading(of: run))]
    parts += run.tables.map { render($0) }
    if !run.warnings.isEmpty {
      parts.append(run.warnings.map { style.yellow("warning: ") + $0.text }.joined(separator: "\n"))
    }
    parts += run.findings.map { finding in
      var lines = [
        style.red("\(finding.kind.rawValue): ") + "\(finding.subject): \(finding.headline)",
        finding.detail,
      ]
      if let replay = finding.replay { lines.append("replay: \(replay)") }
      return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// One table with aligned columns.
  public func render(_ table: Table) -> String {
    let table = table.forReading
    let heads = table.columns.map(\.title)
    let body = table.rows.map { $0.map(\.text) }
    let widths = heads.indices.map { column in
      ([heads] + body).map { $0[column].count }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      let padded = cells.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - cells[column].count)
        return table.columns[column].kind == .text ? cells[column] + space : space + cells[column]
      }
      return padded.joined(separator: "  ").trimmingTrailingSpaces
    }
    let rule = String(repeating: "─", count: widths.reduce(0, +) + 2 * (widths.count - 1))
    var lines = [style.bold(table.title), style.dim(line(heads)), rule]
    for (index, row) in body.enumerated() {
      if table.totals > 0, index == body.count - table.totals { lines.append(rule) }
      lines.append(line(row))
    }
    lines += table.notes.map { style.dim("  " + $0) }
    return lines.joined(separator: "\n")
  }

  private func heading(of run: Run) -> String {
    let machine = run.environment
    return "NavBench, plan '\(run.plan.name)', \(run.date), \(machine.configuration) build, "
      + "\(machine.processor), \(machine.cores) cores, Swift \(machine.swiftVersion)"
  }
}

/// Emphasis for terminals.
struct TextStyle {
  let isEnabled: Bool

  func bold(_ text: String) -> String { wrap(text, 1) }
  func dim(_ text: String) -> String { wrap(text, 2) }
  func red(_ text: String) -> String { wrap(text, 31) }
  func yellow(_ text: String) -> String { wrap(text, 33) }

  private func wrap(_ text: String, _ code: Int) -> String {
    isEnabled ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}
