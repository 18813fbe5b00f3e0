import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation

/// Reports whether this machine and build are suitable for measuring, with advice on any problems.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check whether this machine and build are suitable for measuring.",
    discussion: """
      The exit code is always 0, because a missing tool affects only the metrics that need it: swift
      is needed for unit tests and build times, valgrind for instructions and decisions, and
      bench-instrumented for leaks, exit paths and counts.

      Build, processor, cores, memory, load and revision are stored with every run, and so is the
      fingerprint: the machine's properties, which its identifier summarises, and the binary's build
      ID and linker. 'bench compare' judges times only if the machines are equal.

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
