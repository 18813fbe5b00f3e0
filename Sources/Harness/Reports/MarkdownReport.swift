import BenchmarkKit
import JSONReading

/// The run as Markdown, for a repository or a pull request.
package struct MarkdownReport {
  package init() {}

  /// Renders all tables, then warnings and findings.
  package func render(_ run: Run) -> String {
    var parts = [
      "# NavBench, plan \(run.plan.name.markdownCode)",
      "\(run.date), \(run.environment.inWords).".markdownParagraph,
    ]
    let overview = Overview(run)
    parts += overview.table.map { [render(run.marked($0))] } ?? []
    parts += overview.conclusions.map(\.markdownParagraph)
    parts += run.tables.map { render($0) }
    if !run.warnings.isEmpty {
      parts.append(
        "## Warnings\n\n"
          + run.warnings.map { "- \($0.text.markdownParagraph)" }.joined(separator: "\n"))
    }
    if !run.findings.failures.isEmpty {
      parts.append("## Findings")
      parts += run.findings.failures.map { finding in
        let details =
          finding.detail + "\n" + (finding.replay.map { "replay: \($0.visible)\n" } ?? "")
        return "### \(finding.kind.rawValue): \(finding.subject.markdown)\n\n"
          + "\(finding.headline.markdownParagraph)\n\n\(details.markdownBlock)"
      }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Renders tables one below the other.
  package func render(_ tables: [Table]) -> String {
    tables.map { render($0) }.joined(separator: "\n\n") + "\n"
  }

  /// Renders one table with its title and notes.
  package func render(_ table: Table) -> String {
    let table = table.forReading
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    var lines = ["## \(table.title.markdown)", "", line(table.columns.map(\.title.markdown))]
    lines.append(line(table.columns.map { $0.kind == .text ? ":---" : "---:" }))
    lines += table.rows.map { line($0.map(\.text.markdown)) }
    if !table.notes.isEmpty {
      lines.append("")
      lines += table.notes.map { $0.markdownParagraph + "  " }
    }
    return lines.joined(separator: "\n")
  }
}
