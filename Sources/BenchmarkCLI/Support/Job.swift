import BenchmarkMetrics
import BenchmarkResults
import UserSessions

/// A piece of a run, done by a worker process: crashes of a subject end the worker and not the run, and pieces run beside
/// each other although UIKit lives on one thread.
struct Job: Codable, Sendable {
  enum Work: Codable, Sendable {
    case conformance
    case leaks
    /// The cycles of events whose live objects are counted; the sessions play no part.
    case leakGrowth
    case dispatch(baseline: String)
    /// The one subject beside itself, under the names of copies.
    case copies([DispatchTiming.Copy])
    case counts
    /// Single events are timed; every time is also written to this file.
    case eventTimes(baseline: String, samples: String?)
    /// Session files that are replayed in every run.
    case recordedSessions(paths: [String])
    /// The sweeps of parameters; by instructions where callgrind runs the worker and writes to this folder, else by time.
    case costGrowth(GrowthMeasurement.Selection, profiles: String?)
    /// The one session of the range, made as simple as the finding allows.
    case shrink(Finding, budget: Int)
  }

  let work: Work
  /// Identifiers of subjects.
  let subjects: [String]
  let range: SessionRange

  /// How many sessions the worker reports as done in the end.
  var units: Int {
    switch work {
    case .conformance, .counts, .leaks: range.count * subjects.count
    case .leakGrowth: subjects.count
    case .dispatch, .eventTimes: range.count * (subjects.count + 1)
    case .copies(let copies): range.count * (copies.count + 2)
    case .recordedSessions(let paths): paths.count * subjects.count
    case .costGrowth(let selection, _): selection.points * subjects.count
    case .shrink: 1
    }
  }

  /// Whether the hooks must be linked into the worker.
  var needsHooks: Bool {
    switch work {
    case .counts, .leaks, .leakGrowth: true
    case .conformance, .dispatch, .eventTimes, .copies, .recordedSessions, .costGrowth: false
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

/// What a worker hands back.
enum JobResult: Codable, Sendable {
  case conformance(ConformanceCheck.Part)
  case leaks(Leaks)
  case counts(Counts)
  case dispatch(Dispatch.Launch)
  case eventTimes(EventTimes.Launch)
  case costGrowth(CostGrowth)
  case shrunk(Finding)
  case failed(String)
}
