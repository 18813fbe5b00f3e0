public import BenchmarkResults

/// The run as Markdown, for a repository or a pull request.
public struct MarkdownReport {
  /// Makes a renderer.
  public init() {}

  /// All tables, then warnings and findings.
  public func render(_ run: Run) -> String {
    let machine = run.environment
    var parts = [
      "# NavBench, plan `\(run.plan.name)`",
      "\(run.date), \(machine.configuration) build, \(escaped(machine.processor)), "
        + "\(machine.cores) cores, Swift \(machine.swiftVersion).",
    ]
    parts += run.tables.map { render($0) }
    if !run.warnings.isEmpty {
      parts.append(
        "## Warnings\n\n" + run.warnings.map { "- \(escaped($0.text))" }.joined(separator: "\n"))
    }
    if !run.findings.isEmpty {
      parts.append("## Findings")
      parts += run.findings.map { finding in
        "### \(finding.kind.rawValue): \(escaped(finding.subject))\n\n\(escaped(finding.headline))\n\n"
          + "```\n\(finding.detail)\n\(finding.replay.map { "replay: \($0)\n" } ?? "")```"
      }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Tables below each other.
  public func render(_ tables: [Table]) -> String {
    tables.map { render($0) }.joined(separator: "\n\n") + "\n"
  }

  /// One table with its title and notes.
  public func render(_ table: Table) -> String {
    let table = table.forReading
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    var lines = ["## \(escaped(table.title))", "", line(table.columns.map { escaped($0.title) })]
    lines.append(line(table.columns.map { $0.kind == .text ? ":---" : "---:" }))
    lines += table.rows.map { line($0.map { escaped($0.text) }) }
    if !table.notes.isEmpty {
      lines.append("")
      lines += table.notes.map { escaped($0) + "  " }
    }
    return lines.joined(separator: "\n")
  }

  private func escaped(_ text: String) -> String {
    text.replacing("\r\n", with: "\n").replacingScalars {
      ["\\": "\\\\", "|": "\\|", "\n": " ", "\r": " ", "<": "&lt;"][$0]
    }
  }
}
