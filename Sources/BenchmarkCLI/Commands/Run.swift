import ArgumentParser
import BenchmarkMetrics
import BenchmarkReports
import BenchmarkResults
import Foundation

/// Runs a plan and prints its tables.
struct Run: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run a plan and print the comparison tables.",
    discussion: """
      EXAMPLES
        bench
        bench --subjects MVC,MVP-C --sessions 10000 --seed 42
        bench --plan default --output results/today --format markdown
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case table, markdown, csv, json }

  @Option(help: "The plan: a name from 'bench list', or a plan's file.")
  var plan = "default"
  @Option(help: "Subjects, separated by commas; all by default.")
  var subjects: String?
  @Option(help: "Sessions per subject and seed, instead of the plan's.")
  var sessions: Int?
  @Option(help: "One seed, decimal or 0x hexadecimal, instead of the plan's.")
  var seed: String?
  @Option(help: "Guided sessions per subject and seed for conformance, instead of the plan's.")
  var guided: Int?
  @Option(help: "A file of personas, instead of the plan's or the app's own.")
  var personas: String?
  @Option(
    help: "Add launches until the intervals of all ratios are within this, such as 1% or 0.01.")
  var until: String?
  @Option(help: "How many launches there may be with --until.")
  var maxLaunches: Int?
  @Flag(help: "Three launches only: times to look at, from which nothing can be claimed.")
  var quick = false
  @Option(help: "What goes to standard output: table, markdown, csv (the summary) or json.")
  var format = Format.table
  @Option(
    help: "A folder for run.json, report.md, one CSV file a table and the sessions of findings.")
  var output: String?
  @Option(help: "A history's folder, such as .bench/history, to store the run in as well.")
  var history: String?
  @Flag(help: "Store every single time that the metric eventTimes takes, in --output.")
  var samples = false
  @Flag(help: "No progress and no tables; findings and errors are still told.")
  var quiet = false
  @Option(help: "Worker processes at a time for what is exact; times are always taken by one.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  @Flag(help: "Take this run's leak counts as what the plan is expected to give from now on.")
  var acceptLeaks = false
  @Option(help: "How many sessions may be replayed to shrink those of the findings; 0 for none.")
  var shrinkBudget = 10_000
  @Flag(help: "Take times although this is a debug build. They mean nothing.")
  var allowDebug = false

  func validate() throws {
    if jobs < 1 { throw ValidationError("found --jobs \(jobs), expected 1 or more.") }
    if shrinkBudget < 0 {
      throw ValidationError("found --shrink-budget \(shrinkBudget), expected 0 or more.")
    }
    if acceptLeaks, subjects != nil || sessions != nil || seed != nil || personas != nil {
      throw ValidationError(
        "--accept-leaks takes the whole plan's counts: leave out --subjects, --sessions, --seed and --personas."
      )
    }
    if let sessions, sessions < 1 {
      throw ValidationError("found --sessions \(sessions), expected 1 or more.")
    }
    if let guided, guided < 0 {
      throw ValidationError("found --guided \(guided), expected 0 or more.")
    }
    if let until, share(until) == nil {
      throw ValidationError(
        "found --until \(until), expected a share such as 1% or 0.01, above 0 and below 1.")
    }
    if let maxLaunches, maxLaunches < 1 {
      throw ValidationError("found --max-launches \(maxLaunches), expected 1 or more.")
    }
    if samples, output == nil {
      throw ValidationError("--samples needs a folder to store them in: add --output.")
    }
    if quick, until != nil {
      throw ValidationError("--quick makes no claims and --until asks for one: give one of them.")
    }
  }

  @MainActor func perform() throws {
    let plan = try adjustedPlan()
    let chosen = try Subjects.named(plan.subjects ?? [])
    if plan.metrics.contains(where: \.isTimed),
      !chosen.contains(where: { $0.subject.id == plan.baseline })
    {
      throw Failure(
        .usage,
        "the baseline '\(plan.baseline)' is not among the subjects. Add it to --subjects.")
    }
    let population = try Personas.load(plan.personas)
    let folder = output.map { URL(fileURLWithPath: $0) }
    if let folder { try Files.prepare(folder) }
    if plan.metrics.contains(where: \.needsRelease) {
      try ReleaseBuild.ensure(allowsDebug: allowDebug)
    }
    Interruption.catchSignals()
    var campaign = Campaign(
      plan, chosen, jobs: jobs, isQuiet: quiet, acceptsLeaks: acceptLeaks, population: population)
    campaign.shrinkBudget = shrinkBudget
    if samples, let folder {
      campaign.samples = folder.appendingPathComponent("samples")
    }
    let result = try campaign.run()
    if acceptLeaks, result.isComplete, result.findings.isEmpty, let leaks = result.leaks {
      try LeakBaselines.accept(leaks, of: plan)
    }
    if let folder { try result.store(in: folder) }
    if let history { _ = try HistoryFolder(history).add(result) }
    try show(result)
    try result.conclude()
  }

  private func adjustedPlan() throws(Failure) -> Plan {
    var plan = try Plans.load(plan)
    if subjects != nil { plan.subjects = try Subjects.listed(subjects).map(\.subject.id) }
    if let sessions {
      plan.sessions = sessions
      plan.sessionsPerLaunch = max(1, sessions / plan.launches)
    }
    if let seed { plan.seeds = [seed] }
    if let guided { plan.guidedSessions = guided }
    if let personas { plan.personas = personas }
    if quick { plan.launches = 3 }
    if let until { plan.precision = share(until) }
    if let maxLaunches { plan.maximumLaunches = maxLaunches }
    for text in plan.seeds { _ = try BenchmarkCLI.seed(text) }
    return plan
  }

  private func show(_ result: BenchmarkResults.Run) throws {
    guard !quiet else { return result.tellFindings() }
    BenchmarkCLI.output(try Rendering.text(of: result, as: format))
  }
}

/// A run in the form that a user asked for.
enum Rendering {
  static func text(of run: BenchmarkResults.Run, as format: Run.Format) throws -> String {
    switch format {
    case .table: ConsoleReport(usesColour: Terminal.usesColour).render(run)
    case .markdown: MarkdownReport().render(run)
    case .csv: run.tables.first.map(CSVReport().render) ?? ""
    case .json: String(decoding: try run.data(), as: UTF8.self)
    }
  }
}

/// What standard output is.
enum Terminal {
  /// Emphasis is for people: on a terminal that can show it, unless they do not want it (no-color.org).
  static var usesColour: Bool {
    let environment = ProcessInfo.processInfo.environment
    if let wish = environment["NO_COLOR"], !wish.isEmpty { return false }
    return isatty(1) != 0 && environment["TERM"] != "dumb"
  }
}
