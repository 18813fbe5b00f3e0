import ArgumentParser
import BenchmarkKit
import BenchmarkReports
import BenchmarkVerification

/// Cross-checks leak counts against valgrind's.
struct CrossCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Cross-check the leak counts with valgrind.",
    discussion: """
      Sessions of every subject, and every defect in the gallery, are run twice: once with the leak
      census, and once under valgrind without it. Both must find the same number of lost heap
      objects; otherwise the command exits with 1.

      EXAMPLES
        bench verify cross-check
        bench verify cross-check --sessions 100 --seed 7
        bench verify cross-check --subjects MVC,MVP-C
        bench verify cross-check --defects L01,L02
      """.flowing)

  @OptionGroup var choice: CrossCheckChoice
  @OptionGroup var output: OutputOptions<TableFormat>
  @OptionGroup var workers: JobOptions

  func run() throws {
    let rows = try LeakCrossCheck().run(choice.rows(), jobs: workers.jobs) {
      if !output.isSilent { note("\($0) of \($1) rows") }
    }
    try output.deliver([rows.table(sessions: choice.sessions)])
    try rows.checkAgreement()
  }
}
