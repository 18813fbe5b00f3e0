import ArgumentParser
import BenchmarkMetrics
import BenchmarkResults
import Foundation

/// Renders a stored run again.
struct Report: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Render a stored run again, without running anything.",
    discussion: """
      EXAMPLES
        bench report results/2026-11-21-default/run.json
        bench report run.json --format markdown > report.md
        bench report run.json --format html > report.html
      """)

  @Argument(help: "The run.json that 'bench run --output' wrote.")
  var path: String
  @Option(help: "table, markdown, html, csv (the summary) or json.")
  var format = BenchmarkCLI.Run.Format.table

  @MainActor func perform() throws {
    output(try Rendering.text(of: try StoredRun.load(path), as: format))
  }
}
