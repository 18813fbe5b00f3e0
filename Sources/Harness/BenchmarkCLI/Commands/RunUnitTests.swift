import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports

/// Runs the unit tests of the gather feature and reports their coverage.
struct RunUnitTests: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "tests",
    abstract: "Run each architecture's unit tests of the gather, and say what they cover.",
    discussion: """
      Key classes, tests and coverage, as the article's table has them, beside the published figures. Each architecture's tests
      are run alone, and llvm-cov of the Swift toolchain says which lines and regions of its gather feature they reach. They are
      built in .build/times of the checkout; the first build takes some minutes.

      EXAMPLES
        bench tests
        bench tests --subjects MVC,MVP-C --format csv
      """.flowing)

  @Option(
    help: "Subjects, separated by commas; all by default. Variants share their tests.",
    completion: .subjects)
  var subjects: String?
  @OptionGroup var output: OutputOptions<TableFormat>

  @MainActor func perform() throws {
    let chosen = try Subjects.listedInCatalog(subjects)
    _ = try Toolchain.required("unit tests are run")
    Interruption.catchSignals()
    let plan = Plan.of(
      .unitTests, name: "tests", summary: "Unit tests of the gather feature.", chosen)
    let run = try Campaign.runOnce(Manifest(plan, chosen), .init(isQuiet: output.isSilent))
    try output.deliver(run, run.unitTests?.tables(run.subjects) ?? [])
  }
}
