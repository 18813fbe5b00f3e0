import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// Renders a stored run again.
struct Report: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Render a stored run again, without running anything.",
    discussion: """
      EXAMPLES
        bench report results/2026-11-22-default/run.json
        bench report run.json --format markdown > report.md
        bench report run.json --format html > report.html
        bench report run.json --quiet --output report.md --output checks.xml
      """.flowing)

  @Argument(help: "The run.json that 'bench run --output' wrote.", completion: .json)
  var path: String
  @OptionGroup var output: OutputOptions<RunFormat>

  @MainActor func perform() throws {
    if let folder = output.folder { try Files.prepare(folder) }
    try output.deliver(try StoredRun.load(path), to: output.folder)
  }
}
