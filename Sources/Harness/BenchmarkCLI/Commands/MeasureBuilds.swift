import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports

/// Measures how long the toolchain takes to build each architecture.
struct MeasureBuilds: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "builds",
    abstract: "Measure how long each architecture takes to build, and its gather tests to run.",
    discussion: """
      Clean builds in debug and release, builds after an edit, type checks, and clean runs of the gather tests, each architecture in
      a package of its own in .build/times. Rounds take everything once in random order; medians are over the rounds, less what a
      build with nothing to do takes. Ten rounds take about a quarter of an hour on two cores; close other programs.

      EXAMPLES
        bench builds
        bench builds --subjects MVC,MVP-C --rounds 20 --format json
      """.flowing)

  @Option(
    help: "Subjects, separated by commas; all by default. Variants share their code.",
    completion: .subjects)
  var subjects: String?
  @Option(help: "How often everything is measured; fewer than 6 give no intervals.")
  var rounds = BuildTiming.defaultRounds
  @Option(help: "Of the order of measurements, in decimal or 0x hexadecimal.")
  var seed = "0x5eed"
  @OptionGroup var output: OutputOptions<TableFormat>

  func validate() throws {
    if !(1...1000).contains(rounds) {
      throw ValidationError("found --rounds \(rounds), expected 1 to 1000.")
    }
    if Plan.seed(seed) == nil {
      throw ValidationError(
        "found --seed '\(seed)', expected a number from 0 to 2^64 - 1, such as 42 or 0x2a.")
    }
  }

  @MainActor func perform() throws {
    let chosen = try Subjects.listedInCatalog(subjects)
    _ = try Toolchain.required("builds are run")
    Interruption.catchSignals()
    var plan = Plan.of(
      .buildTimes, name: "builds", summary: "Times of builds and of test runs.", chosen)
    plan.seeds = [seed]
    plan.buildRounds = rounds
    let run = try Campaign.runOnce(Manifest(plan, chosen), .init(isQuiet: output.isSilent))
    try output.deliver(run, run.buildTimes?.tables(run.subjects) ?? [])
  }
}
