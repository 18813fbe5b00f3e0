import BenchmarkKit
import BenchmarkMetrics
import ComparedApps
import RegisteredApps
import UserSessions

/// A part of a campaign, performed by a worker process.
///
/// A crash of a subject ends only the worker, and jobs run in parallel although UIKit is confined
/// to one thread.
struct Job: Codable, Sendable {
  enum Work: Codable, Sendable {
    case conformance
    /// Links opened in states; the range holds the numbers of trials.
    case deepLinks
    case leaks
    /// Exit paths of screens; the range holds the numbers of exits.
    case exits
    /// Live objects counted after repeated events; the range holds the numbers of cycles.
    case leakGrowth
    case dispatch
    case counts
    /// Single events are timed, and every time is also written to this file.
    case eventTimes(samples: String?)
    /// The subjects are timed alongside these slowed-down copies of the first.
    case copies([DispatchTiming.Copy])
    /// The range's session is shrunk while it still produces the finding.
    case shrink(Finding, budget: Int)
    /// Recorded session files, which are replayed in every run.
    case recordedSessions(names: [String])
    /// Costs for varying parameters; the range holds the numbers of sweeps.
    ///
    /// Costs are instructions if callgrind runs the worker and writes to this folder, otherwise
    /// times.
    case costGrowth(GrowthMeasurement.Selection, profiles: String?)
  }

  /// The app whose subjects do the work.
  let app: String
  let work: Work
  /// Subject identifiers.
  let subjects: [String]
  let range: SessionRange

  /// The total number of sessions that the worker reports as done.
  var units: Int {
    switch work {
    case .conformance, .deepLinks, .counts, .leaks, .exits, .leakGrowth:
      range.count * subjects.count
    case .dispatch, .eventTimes: range.count * subjects.count
    case .copies(let copies): range.count * (copies.count + subjects.count)
    case .shrink: 1
    case .recordedSessions(let names): names.count * subjects.count
    case .costGrowth(let selection, _):
      selection.points(of: range.indices, of: comparedApp) * subjects.count
    }
  }

  /// Whether the hooks must be linked into the worker.
  var needsHooks: Bool {
    switch work {
    case .counts, .leaks, .exits, .leakGrowth: true
    case .conformance, .deepLinks, .dispatch, .eventTimes, .copies, .recordedSessions, .costGrowth:
      false
    case .shrink(let finding, _): finding.kind == .lifetime
    }
  }

  // The environment's size shifts the stack, and a constant position could favour one subject in
  // every launch (Mytkowicz, Diwan, Hauswirth and Sweeney, *Producing wrong data without doing
  // anything obviously wrong*, ASPLOS 2009).
  private var paddingLength: Int {
    var random = RandomSource(seed: range.seed ^ 0x9AD, index: range.first)
    return random.below(4096)
  }

  /// Environment variables of the worker in addition to those of this process.
  var environment: [String: String] {
    // The runtime's backtracer takes minutes; the worker's standard error describes a crash well
    // enough.
    var environment = ["SWIFT_BACKTRACE": "enable=no"]
    // The number of key comparisons in a dictionary, and of retains with it, depends on the hash
    // seed.
    if case .counts = work { environment["SWIFT_DETERMINISTIC_HASHING"] = "1" }
    switch work {
    case .dispatch, .eventTimes, .copies:
      environment["NAVBENCH_PADDING"] = String(repeating: "x", count: paddingLength)
    default: break
    }
    return environment
  }
}

extension Job {
  /// The app that `app` names.
  var comparedApp: any App { Apps.named(app) ?? Apps.all[0] }
}

// MARK: Parts of a job

extension Job {
  /// The indices of the sessions that it can be divided into; `nil` if it is indivisible.
  var sessions: Range<Int>? {
    switch work {
    case .conformance, .deepLinks, .leaks, .exits, .counts, .leakGrowth, .costGrowth: range.indices
    case .recordedSessions(let names): names.indices
    case .dispatch, .eventTimes, .copies, .shrink: nil
    }
  }

  /// Whether a session can be run by only some of the subjects. Counts require equal work.
  var dividesSubjects: Bool {
    if case .counts = work { false } else { true }
  }

  /// A job of these sessions and subjects only.
  func part(_ sessions: Range<Int>, of subjects: [String]) -> Job {
    let part = SessionRange(
      seed: range.seed, first: sessions.lowerBound, count: sessions.count,
      eventsPerSession: range.eventsPerSession, population: range.population,
      isGuided: range.isGuided)
    guard case .recordedSessions(let names) = work else {
      return Job(app: app, work: work, subjects: subjects, range: part)
    }
    return Job(
      app: app, work: .recordedSessions(names: Array(names[sessions])), subjects: subjects,
      range: part)
  }

  /// The metric whose own trials the job runs; `nil` if it runs the plan's sessions.
  var trials: MetricID? {
    switch work {
    case .deepLinks: .deepLinks
    case .exits: .exits
    case .leakGrowth: .leaks
    case .costGrowth: .costGrowth
    default: nil
    }
  }

  /// The noun for one of the job's parts, for messages.
  var partName: String {
    switch work {
    case .dispatch, .eventTimes, .copies: "launch"
    case .leakGrowth: "cycle"
    case .costGrowth: "sweep"
    default: "session"
    }
  }

  /// The session with this index.
  ///
  /// - Parameter value: The value of a sweep's parameter.
  func session(_ index: Int, value: Int = 0) -> (any AppSession)? {
    session(index, value, of: comparedApp)
  }

  private func session<A: App>(_ index: Int, _ value: Int, of app: A) -> (any AppSession)? {
    switch work {
    case .conformance, .leaks, .counts, .dispatch, .eventTimes, .copies, .shrink:
      part(index..<index + 1, of: subjects).range.session(of: app)
    case .deepLinks: app.links.trials[index].session
    case .exits: app.exits[index].session
    case .recordedSessions(let names):
      try? RecordedSession.load(RecordedSession.path(names[index]), of: app)
    case .leakGrowth: app.cycles[index].session(repetitions: LeakGrowth.repetitions)
    case .costGrowth(let selection, _):
      selection.session(ofSweep: index, at: value, of: app).session
    }
  }
}

/// The result that a worker returns.
enum JobResult: Codable, Sendable {
  case conformance(ConformanceCheck.Part)
  case deepLinks(DeepLinkCheck.Part)
  case leaks(Leaks)
  case exits(ExitCheck.Part)
  case counts(Counts)
  case dispatch(Dispatch.Launch)
  case eventTimes(EventTimes.Launch)
  case shrunk(Finding)
  case costGrowth(CostGrowth)
  case failed(String)

  /// Adds the result of later sessions; if one part has failed, the whole has.
  mutating func add(_ later: JobResult) {
    switch (self, later) {
    case (.conformance(var part), .conformance(let other)):
      part.add(other)
      self = .conformance(part)
    case (.deepLinks(var part), .deepLinks(let other)):
      part.add(other)
      self = .deepLinks(part)
    case (.exits(var part), .exits(let other)):
      part.add(other)
      self = .exits(part)
    case (.leaks(let part), .leaks(let other)): self = .leaks(LeakCheck.merge([part, other]))
    case (.counts(let part), .counts(let other)):
      self = .counts(OperationCount.merge([part, other]))
    case (.costGrowth(var part), .costGrowth(let other)):
      // Crossings are computed at the end, from all curves.
      part.curves += other.curves
      self = .costGrowth(part)
    case (.failed, _): break
    default: self = later
    }
  }
}
