import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation

/// Reports whether this machine and build are fit to measure, with advice on any problems.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check whether this machine and build can measure.",
    discussion: """
      The exit code is always 0, because a missing tool affects only some metrics. Build, processor,
      cores, memory, load and revision are stored with every run.

      EXAMPLES
        bench doctor
        bench doctor --format json
      """.flowing)

  @OptionGroup var output: OutputOptions<TableFormat>

  func run() throws {
    let diagnostics = Diagnostic.all(Environment.current(revision: Checkout.current?.revision))
    try output.deliver([
      Table(
        name: "doctor", title: "This machine and this build",
        columns: [.init("property", .text), .init("found", .text), .init("advice", .text)],
        rows: diagnostics.map { [.text($0.property), .text($0.found), .text($0.advice ?? "fine")] })
    ])
  }
}
