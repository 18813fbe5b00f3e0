import ComparedApps
import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// The options that select a plan and change parts of it.
struct PlanOptions: ParsableArguments {
  @Option(help: "The plan: a name from 'bench list', or a plan's file.", completion: .plans)
  var plan = "default"
  @OptionGroup var app: AppOption
  @Option(help: "Subjects, separated by commas; all by default.", completion: .subjects)
  var subjects: String?
  @Option(help: "Subjects to leave out, separated by commas.", completion: .subjects)
  var skip: String?
  @Option(help: "Sessions per subject and seed, instead of the plan's.")
  var sessions: Int?
  @Option(help: "One seed, decimal or 0x hexadecimal, instead of the plan's.")
  var seed: String?
  @Option(help: "Guided sessions per subject and seed for conformance, instead of the plan's.")
  var guided: Int?
  @Option(help: "A file of personas, instead of the plan's or the app's own.", completion: .json)
  var personas: String?
  @Option(
    help: "Add launches until the intervals of all ratios are within this, such as 1% or 0.01.")
  var until: String?
  @Option(help: "How many launches there may be with --until.")
  var maxLaunches: Int?
  @Flag(help: "Three launches only: times to look at, from which nothing can be claimed.")
  var quick = false
  @Option(help: "Seconds without a sign of life after which a worker is ended, as one that hangs.")
  var patience = WorkerLimits().patience
  @Option(help: "The most memory that a worker may take, in MiB; Linux only.")
  var memoryLimit = WorkerLimits().memory >> 20

  func validate() throws {
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
    if quick, until != nil {
      throw ValidationError("--quick makes no claims and --until asks for one: give one of them.")
    }
    if patience < 1 { throw ValidationError("found --patience \(patience), expected 1 or more.") }
    if !(64...1 << 30).contains(memoryLimit) {
      throw ValidationError(
        "found --memory-limit \(memoryLimit), expected 64 or more MiB, of which a worker takes some itself."
      )
    }
  }

  /// The limits of a worker.
  var limits: WorkerLimits { WorkerLimits(patience: patience, memory: memoryLimit << 20) }

  /// The plan, adjusted by the options.
  func adjustedPlan() throws(Failure) -> Plan {
    var plan = try Plans.load(plan)
    // Plans name a baseline of the first app.
    if !app.chosen.isDefault, let first = app.subjects.all.first,
      !app.subjects.names.contains(plan.baseline)
    {
      plan.baseline = first.subject.id
    }
    if subjects != nil { plan.subjects = try app.subjects.listed(subjects).map(\.subject.id) }
    if let skip { plan.subjects = try without(skip, plan.subjects) }
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
    plan = try Plans.checked(plan)
    if plan.metrics.contains(where: \.isTimed),
      !(try app.subjects.named(plan.subjects ?? [])).contains(where: {
        $0.subject.id == plan.baseline
      })
    {
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
    add("subjects", subjects)
    add("skip", skip)
    add("sessions", sessions.map(String.init))
    add("seed", seed)
    add("guided", guided.map(String.init))
    add("personas", personas)
    add("until", until)
    add("max-launches", maxLaunches.map(String.init))
    if quick { words.append("--quick") }
    add("patience", patience == usual.patience ? nil : "\(patience)")
    add("memory-limit", memoryLimit == usual.memory >> 20 ? nil : "\(memoryLimit)")
    return words
  }
}
