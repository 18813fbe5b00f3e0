import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation
import RegisteredApps

/// Measures how costs grow, and determines their complexity.
struct MeasureGrowth: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "growth",
    abstract:
      "Measure how costs grow with players, screens, sessions and links, and where subjects cross.",
    discussion: """
      Each sweep varies one parameter and measures one thing that a user does, each time on a fresh app. With valgrind
      installed costs are instructions and exact; without it, or with --time, they are nanoseconds. Each curve gets the
      model among 1, log n, n, n log n and n² that describes it best.

      EXAMPLES
        bench growth
        bench growth --subjects MVP-C --sweep 'jumps over two screens' --largest 384
        bench growth --time --format csv
      """.flowing)

  @Option(help: "Subjects, separated by commas; all by default.", completion: .subjects)
  var subjects: String?
  @OptionGroup var app: AppOption
  @Option(
    help: "One sweep by its name; all by default.",
    completion: .list(Apps.all.flatMap { GrowthMeasurement.sweepNames(of: $0) }))
  var sweep: String?
  @Option(help: "The largest value of a parameter, from 48.")
  var largest = 96
  @Flag(help: "Take times although valgrind is installed.")
  var time = false
  @OptionGroup var output: OutputOptions<TableFormat>
  @Option(help: "Worker processes at a time for instructions; times are always taken by one.")
  var jobs = Processors.available
  @Flag(help: "Measure although this is a debug build. Its costs are not those of an app.")
  var allowDebug = false

  func validate() throws {
    if jobs < 1 { throw ValidationError("found --jobs \(jobs), expected 1 or more.") }
    if largest < 48 {
      throw ValidationError(
        "found --largest \(largest), expected 48 or more: fewer points cannot tell models apart.")
    }
    let known = GrowthMeasurement.sweepNames(of: app.chosen)
    if let sweep, !known.contains(sweep) {
      throw ValidationError(unknownName("sweep", sweep, among: known))
    }
  }

  @MainActor func perform() throws {
    let chosen = try app.subjects.listed(subjects)
    try ReleaseBuild.ensure(allowsDebug: allowDebug)
    if Valgrind.url == nil, !time {
      note("valgrind is not installed: taking times. For exact costs: apt-get install valgrind")
    }
    Interruption.catchSignals()
    let plan = Plan.of(.costGrowth, name: "growth", summary: "How costs grow.", chosen)
    let run = try Campaign.runOnce(
      Manifest(plan, chosen, countsInstructions: Valgrind.url != nil && !time),
      .init(jobs: jobs, isQuiet: output.isSilent, growth: .init(sweep: sweep, largest: largest)))
    let growth = run.costGrowth
    try output.deliver(run, growth?.tables(run.subjects) ?? [], csv: growth?.points(run.subjects))
  }
}
