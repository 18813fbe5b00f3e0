import BenchmarkMetrics
import BenchmarkResults
import FootballGatherSessions
import UserSessions

/// A piece of a campaign, done by a worker process: crashes of a subject end the worker and not the campaign, and pieces run
/// beside each other although UIKit lives on one thread.
struct Job: Codable, Sendable {
  enum Work: Codable, Sendable {
    case conformance
    /// Links in states: the range's numbers are those of trials.
    case deepLinks
    case leaks
    /// Screens leave; the range's numbers are those of exits.
    case exits
    /// Events are repeated and live objects counted; the range's numbers are those of cycles.
    case leakGrowth
    case dispatch
    case counts
    /// Single events are timed; every time is also written to this file.
    case eventTimes(samples: String?)
    /// The subjects are timed beside these slowed-down copies of the first.
    case copies([DispatchTiming.Copy])
    /// The range's session is made as simple as what was found in it allows.
    case shrink(Finding, budget: Int)
    /// Session files that are replayed in every run.
    case recordedSessions(names: [String])
    /// Parameters are varied; the range's numbers are those of sweeps. By instructions where callgrind runs the worker and
    /// writes to this folder, else by time.
    case costGrowth(GrowthMeasurement.Selection, profiles: String?)
  }

  let work: Work
  /// Identifiers of subjects.
  let subjects: [String]
  let range: SessionRange

  /// How many sessions the worker reports as done in the end.
  var units: Int {
    switch work {
    case .conformance, .deepLinks, .counts, .leaks, .exits, .leakGrowth:
      range.count * subjects.count
    case .dispatch, .eventTimes: range.count * subjects.count
    case .copies(let copies): range.count * (copies.count + subjects.count)
    case .shrink: 1
    case .recordedSessions(let names): names.count * subjects.count
    case .costGrowth(let selection, _):
      selection.points(of: range.indices) * subjects.count
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

  // The environment lies below the stack, and moves it: one place could favour a subject in every launch (Mytkowicz, Diwan,
  // Hauswirth and Sweeney, *Producing wrong data without doing anything obviously wrong*, ASPLOS 2009).
  private var paddingLength: Int {
    var random = RandomSource(seed: range.seed ^ 0x9AD, index: range.first)
    return random.below(4096)
  }

  /// What the worker's environment has beyond this process's.
  var environment: [String: String] {
    // The runtime's own backtracer takes minutes; the stack trace of a crash is the worker's standard error.
    var environment = ["SWIFT_BACKTRACE": "enable=no"]
    // How many keys a dictionary compares depends on the hash seeds, and with them how many references are taken.
    if case .counts = work { environment["SWIFT_DETERMINISTIC_HASHING"] = "1" }
    switch work {
    case .dispatch, .eventTimes, .copies:
      environment["NAVBENCH_PADDING"] = String(repeating: "x", count: paddingLength)
    default: break
    }
    return environment
  }
}

// MARK: Parts of a job

extension Job {
  /// The sessions that it can be divided into, by their indices; `nil` where it is all or nothing.
  var sessions: Range<Int>? {
    switch work {
    case .conformance, .deepLinks, .leaks, .exits, .counts, .leakGrowth, .costGrowth: range.indices
    case .recordedSessions(let names): names.indices
    case .dispatch, .eventTimes, .copies, .shrink: nil
    }
  }

  /// Whether a session can be left to some of the subjects. Counts are of equal work.
  var dividesSubjects: Bool {
    if case .counts = work { false } else { true }
  }

  /// A part of the sessions, on some of the subjects.
  func part(_ sessions: Range<Int>, of subjects: [String]) -> Job {
    let part = SessionRange(
      seed: range.seed, first: sessions.lowerBound, count: sessions.count,
      eventsPerSession: range.eventsPerSession, population: range.population,
      isGuided: range.isGuided)
    guard case .recordedSessions(let names) = work else {
      return Job(work: work, subjects: subjects, range: part)
    }
    return Job(
      work: .recordedSessions(names: Array(names[sessions])), subjects: subjects, range: part)
  }

  /// The metric whose own trials it makes; `nil` where it runs the plan's sessions.
  var trials: Plan.Metric? {
    switch work {
    case .deepLinks: .deepLinks
    case .exits: .exits
    case .leakGrowth: .leaks
    case .costGrowth: .costGrowth
    default: nil
    }
  }

  /// The word for one of what it consists of.
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
  /// - Parameter value: That of a sweep's parameter.
  func session(_ index: Int, value: Int = 0) -> Session<FootballGatherModel>? {
    switch work {
    case .conformance, .leaks, .counts, .dispatch, .eventTimes, .copies, .shrink:
      part(index..<index + 1, of: subjects).range.sessions.first { _ in true }
    case .deepLinks: LinkTrial.all[index].session
    case .exits: ScreenExit.all[index].session
    case .recordedSessions(let names): try? RecordedSession.load(RecordedSession.path(names[index]))
    case .leakGrowth: LeakGrowth.session(ofCycle: index)
    case .costGrowth(let selection, _): selection.session(ofSweep: index, at: value).session
    }
  }
}

/// What a worker hands back.
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

  /// Adds what later sessions came to; where one part has failed, the whole has.
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
      // Crossings are found in the end, when all curves are there.
      part.curves += other.curves
      self = .costGrowth(part)
    case (.failed, _): break
    default: self = later
    }
  }
}
