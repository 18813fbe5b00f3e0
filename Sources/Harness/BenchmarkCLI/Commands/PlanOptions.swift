import ComparedApps
import ArgumentParser
import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// The options that select a plan, and replace some of its values.
struct PlanOptions: ParsableArguments {
  @Option(help: .plan, completion: .plans)
  var plan = "default"
  @OptionGroup var app: AppOption
  @OptionGroup var subjects: SubjectList
  @Option(help: "Subjects to leave out, separated by commas.", completion: .subjects)
  var skip: String?
  @Option(help: .sessions) var sessions: Int?
  @Option(help: .seed) var seed: String?
  @Option(help: .events) var events: Int?
  @Option(help: "Coverage-guided sessions per subject and seed, for conformance.")
  var guidedSessions: Int?
  @Option(help: .personas, completion: .json) var personas: String?
  @Option(
    help: "Add launches until the intervals of all ratios are this narrow, such as 1% or 0.01.")
  var until: String?
  @Option(help: "The maximum number of launches with --until.")
  var maxLaunches: Int?
  @Flag(help: .quick) var quick = false
  @Option(help: "Seconds without progress after which a worker is terminated and reported as hung.")
  var timeout = WorkerLimits().timeout
  @Option(help: "The memory limit of a worker, in MiB; Linux only.")
  var memoryLimit = WorkerLimits().memory >> 20

  func validate() throws {
    try OptionProblem.check("--sessions", sessions, atLeast: 1)
    try OptionProblem.check("--events", events, atLeast: 1)
    try OptionProblem.check("--guided-sessions", guidedSessions, atLeast: 0)
    if let until, fraction(until) == nil { throw ValidationError(.notFraction("--until", until)) }
    try OptionProblem.check("--max-launches", maxLaunches, atLeast: 1)
    if quick { try OptionProblem.check("--quick", excludes: ["--until": until != nil]) }
    try OptionProblem.check("--timeout", timeout, atLeast: 1)
    if !Self.memoryLimits.contains(memoryLimit) {
      throw ValidationError(.notBetween("--memory-limit", memoryLimit, Self.memoryLimits))
    }
  }

  // In MiB; a worker itself needs some of this memory.
  private static let memoryLimits = 64...1 << 30

  /// The limits of a worker.
  var limits: WorkerLimits { WorkerLimits(timeout: timeout, memory: memoryLimit << 20) }

  /// The plan, adjusted by the options.
  ///
  /// - Parameter metrics: The metrics to measure instead of the plan's; the baseline can then be
  ///   any subject.
  func adjustedPlan(metrics: [MetricID]? = nil) throws(Failure) -> Plan {
    var plan = try Plans.load(plan, measuresMetrics: metrics == nil)
    if let metrics { plan.metrics = metrics }
    // The baseline in a plan belongs to the first app.
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
    if let guidedSessions { plan.guidedSessions = guidedSessions }
    if let personas { plan.personas = personas }
    if quick { plan.launches = 3 }
    if let until { plan.precision = fraction(until) }
    if let maxLaunches { plan.maximumLaunches = maxLaunches }
    plan = try Plans.checked(plan)
    let compared = try app.subjects.named(plan.subjects ?? []).map(\.subject.id)
    if compared.contains(plan.baseline) { return plan }
    if metrics != nil, let first = compared.first {
      plan.baseline = first
      return plan
    }
    if Registry.bench.metrics(of: plan).contains(where: { $0.needs.contains(.quietMachine) }) {
      if let skip, try app.subjects.listed(skip).contains(where: { $0.subject.id == plan.baseline })
      {
        throw Failure(InputFailure.noBaseline(plan.baseline))
      }
      note("measuring \(plan.baseline), too: times are relative to it")
      plan.subjects = try app.subjects.named(compared + [plan.baseline]).map(\.subject.id)
    }
    return plan
  }

  private func without(_ skipped: String, _ chosen: [String]?) throws(Failure) -> [String] {
    let skipped = try app.subjects.listed(skipped).map(\.subject.id)
    let left = try app.subjects.named(chosen ?? []).map(\.subject.id).filter {
      !skipped.contains($0)
    }
    guard !left.isEmpty else { throw Failure(CommandFailure.noSubjectLeft(skipped: skipped)) }
    return left
  }

  /// The options given by the user, for a command that repeats the run.
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
    add("guided-sessions", guidedSessions.map(String.init))
    add("personas", personas)
    add("until", until)
    add("max-launches", maxLaunches.map(String.init))
    if quick { words.append("--quick") }
    add("timeout", timeout == usual.timeout ? nil : "\(timeout)")
    add("memory-limit", memoryLimit == usual.memory >> 20 ? nil : "\(memoryLimit)")
    return words
  }
}
