import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation

/// Reports whether this machine and build are fit to measure, with advice on any problems.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell what this machine and this build can measure, and what would disturb it.",
    discussion: """
      It always ends with 0: what is missing here matters to some metrics only. The build, the processor, the cores, the
      memory, the load and the revision are stored with every run.

      EXAMPLES
        bench doctor
        bench doctor --format json
      """.flowing)

  @OptionGroup var output: OutputOptions<TableFormat>

  func run() throws {
    let examinations = Examination.all(Environment.current(revision: Checkout.current?.revision))
    try output.deliver([
      Table(
        name: "doctor", title: "This machine and this build",
        columns: [.init("what", .text), .init("found", .text), .init("what to do", .text)],
        rows: examinations.map { [.text($0.what), .text($0.found), .text($0.advice ?? "fine")] })
    ])
  }
}
