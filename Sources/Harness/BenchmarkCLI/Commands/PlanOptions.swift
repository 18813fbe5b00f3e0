import ComparedApps
import ArgumentParser
import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// The options that select a plan and change parts of it.
struct PlanOptions: ParsableArguments {
  @Option(help: "The plan: a name from 'bench list', or a plan's file.", completion: .plans)
  var plan = "default"
  @OptionGroup var app: AppOption
  @OptionGroup var subjects: SubjectList
  @Option(help: "Subjects to leave out, separated by commas.", completion: .subjects)
  var skip: String?
  @Option(help: "Sessions per subject and seed, instead of the plan's.")
  var sessions: Int?
  @Option(help: "One seed, decimal or 0x hexadecimal, instead of the plan's.")
  var seed: String?
  @Option(help: "Events per session, instead of the plan's.")
  var events: Int?
  @Option(
    help: "Coverage-guided sessions per subject and seed for conformance, instead of the plan's.")
  var guided: Int?
  @Option(help: "A file of personas, instead of the plan's or the app's own.", completion: .json)
  var personas: String?
  @Option(
    help: "Add launches until the intervals of all ratios are this narrow, such as 1% or 0.01.")
  var until: String?
  @Option(help: "The maximum number of launches with --until.")
  var maxLaunches: Int?
  @Flag(help: "Three launches only: a quick look at times, without intervals.")
  var quick = false
  @Option(help: "Seconds without progress after which a worker is ended as a hang.")
  var timeout = WorkerLimits().timeout
  @Option(help: "The memory limit of a worker, in MiB; Linux only.")
  var memoryLimit = WorkerLimits().memory >> 20

  func validate() throws {
    if let sessions, sessions < 1 {
      throw ValidationError("found --sessions \(sessions), expected 1 or more.")
    }
    if let events, events < 1 {
      throw ValidationError("found --events \(events), expected 1 or more.")
    }
    if let guided, guided < 0 {
      throw ValidationError("found --guided \(guided), expected 0 or more.")
    }
    if let until, share(until) == nil {
      throw ValidationError(
        "found --until \(until), expected a fraction such as 1% or 0.01, above 0 and below 1.")
    }
    if let maxLaunches, maxLaunches < 1 {
      throw ValidationError("found --max-launches \(maxLaunches), expected 1 or more.")
    }
    if quick, until != nil {
      throw ValidationError(
        "found both --quick and --until, expected one of them: three launches give no intervals.")
    }
    if timeout < 1 { throw ValidationError("found --timeout \(timeout), expected 1 or more.") }
    if !(64...1 << 30).contains(memoryLimit) {
      throw ValidationError(
        "found --memory-limit \(memoryLimit), expected 64 or more MiB, some of which every worker needs."
      )
    }
  }

  /// The limits of a worker.
  var limits: WorkerLimits { WorkerLimits(timeout: timeout, memory: memoryLimit << 20) }

  /// The plan, adjusted by the options.
  ///
  /// - Parameter metrics: The metrics to measure instead of the plan's; the baseline can then be
  ///   any subject.
  func adjustedPlan(metrics: [MetricID]? = nil) throws(Failure) -> Plan {
    var plan = try Plans.load(plan)
    if let metrics { plan.metrics = metrics }
    // Plans name a baseline of the first app.
    if !app.chosen.isDefault, let first = app.subjects.all.first,
      !app.subjects.names.contains(plan.baseline)
    {
      plan.baseline = first.subject.id
    }
    if let list = subjects.list {
      plan.subjects = try app.subjects.listed(list).map(\.subject.id)
    }
    if let skip { plan.subjects = try without(skip, plan.subjects) }
    if let sessions {
      plan.sessions = sessions
      plan.sessionsPerLaunch = max(1, sessions / plan.launches)
    }
    if let seed { plan.seeds = [seed] }
    if let events { plan.eventsPerSession = events }
    if let guided { plan.guidedSessions = guided }
    if let personas { plan.personas = personas }
    if quick { plan.launches = 3 }
    if let until { plan.precision = share(until) }
    if let maxLaunches { plan.maximumLaunches = maxLaunches }
    plan = try Plans.checked(plan)
    let compared = try app.subjects.named(plan.subjects ?? []).map(\.subject.id)
    if compared.contains(plan.baseline) { return plan }
    if metrics != nil, let first = compared.first {
      plan.baseline = first
      return plan
    }
    if Registry.bench.metrics(of: plan).contains(where: { $0.needs.contains(.quietMachine) }) {
      throw Failure(
        .usage,
        "the baseline '\(plan.baseline)' is not among the subjects. Add it to --subjects.")
    }
    return plan
  }

  private func without(_ skipped: String, _ chosen: [String]?) throws(Failure) -> [String] {
    let skipped = try app.subjects.listed(skipped).map(\.subject.id)
    let left = try app.subjects.named(chosen ?? []).map(\.subject.id).filter {
      !skipped.contains($0)
    }
    guard !left.isEmpty else {
      throw Failure(
        .usage,
        "--skip leaves no subject: found '\(skipped.joined(separator: ", "))', expected fewer.")
    }
    return left
  }

  /// The given options, for a command that runs the same.
  var given: [String] {
    let usual = WorkerLimits()
    var words: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { words += ["--\(name)", value] }
    }
    add("plan", plan == "default" ? nil : plan)
    add("app", app.app)
    add("subjects", subjects.list)
    add("skip", skip)
    add("sessions", sessions.map(String.init))
    add("seed", seed)
    add("events", events.map(String.init))
    add("guided", guided.map(String.init))
    add("personas", personas)
    add("until", until)
    add("max-launches", maxLaunches.map(String.init))
    if quick { words.append("--quick") }
    add("timeout", timeout == usual.timeout ? nil : "\(timeout)")
    add("memory-limit", memoryLimit == usual.memory >> 20 ? nil : "\(memoryLimit)")
    return words
  }
}
