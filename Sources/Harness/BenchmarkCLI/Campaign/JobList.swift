import ComparedApps
import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// The jobs of one metric of a campaign, created on demand because there may be very many.
///
/// They depend on the manifest alone, not on how many run at a time or where, and so do the
/// results.
struct JobList: Sendable {
  /// The number of jobs.
  let count: Int

  private let make: @Sendable (Int) throws(Failure) -> Job

  /// The job with this number, counted from 0.
  func job(_ number: Int) throws(Failure) -> Job { try make(number) }

  private init(count: Int, _ make: @escaping @Sendable (Int) throws(Failure) -> Job) {
    self.count = count
    self.make = make
  }

  /// Concatenates lists.
  private init(_ lists: [JobList]) {
    self.init(count: lists.map(\.count).reduce(0, +)) { (number) throws(Failure) in
      var number = number
      for list in lists {
        if number < list.count { return try list.job(number) }
        number -= list.count
      }
      preconditionFailure("there is no job \(number)")
    }
  }

  /// Sessions per job in a large plan, enough to make the start of a process negligible.
  private static let mostSessions = 500
  /// Sessions per job in a small plan, few enough to give several jobs.
  private static let fewestSessions = 50
}

extension JobList {
  /// The jobs of a metric, with the plan's minimum number of launches.
  ///
  /// - Parameters:
  ///   - profiles: The folder that callgrind writes to.
  ///   - samples: The folder for individual event times; `nil` to store none.
  static func of(
    _ metric: MetricID, _ manifest: Manifest, _ growth: GrowthMeasurement.Selection,
    profiles: URL, samples: URL? = nil
  ) throws(Failure) -> JobList {
    switch metric {
    // Measured by the process that computes the results, or at the start of the campaign.
    case .linesOfCode, .instructions, .decisions, .unitTests, .buildTimes: JobList([])
    case .conformance: try conformance(manifest)
    case .deepLinks: numbered(.deepLinks, manifest.comparedApp.linkNumbers, manifest)
    case .dispatch: dispatch(manifest, launches: manifest.plan.launches)
    case .eventTimes: eventTimes(manifest, samples: samples)
    case .counts: try counts(manifest)
    case .leaks: try leaks(manifest)
    case .exits: numbered(.exits, manifest.comparedApp.exitNumbers, manifest)
    case .costGrowth: costGrowth(manifest, growth, profiles: profiles)
    default: preconditionFailure("unknown metric \(metric)")
    }
  }

  /// The plan's sessions for each seed, then coverage-guided sessions, then recorded ones.
  private static func conformance(_ manifest: Manifest) throws(Failure) -> JobList {
    let recorded = manifest.recordedSessions
    return JobList([
      try sessions(.conformance, manifest), try guided(manifest),
      JobList(count: recorded.isEmpty ? 0 : 1) { _ in
        Job(
          app: manifest.app, work: .recordedSessions(names: recorded), subjects: manifest.subjects,
          range: .none)
      },
    ])
  }

  /// Numbered trials, which need no seed, in enough jobs for a few workers.
  private static func numbered(
    _ work: Job.Work, _ numbers: Range<Int>, _ manifest: Manifest
  ) -> JobList {
    let parts = SessionRange.trials(numbers).split(into: 4)
    return JobList(count: parts.count) { number in
      Job(app: manifest.app, work: work, subjects: manifest.subjects, range: parts[number])
    }
  }

  /// The plan's sessions and the event cycles.
  private static func leaks(_ manifest: Manifest) throws(Failure) -> JobList {
    JobList([
      try sessions(.leaks, manifest),
      // Each subject has its own process, which makes one-time costs equal whichever subjects are
      // run.
      JobList(count: manifest.subjects.count) { number in
        Job(
          app: manifest.app, work: .leakGrowth, subjects: [manifest.subjects[number]],
          range: .trials(manifest.comparedApp.cycleNumbers))
      },
    ])
  }

  /// Every job twice, in two processes: exact counts must be identical.
  private static func counts(_ manifest: Manifest) throws(Failure) -> JobList {
    let once = try sessions(.counts, manifest, atMost: OperationCount.sessions)
    return JobList([once, once])
  }

  /// Each launch has its own sessions: launches that share sessions are not independent.
  static func dispatch(_ manifest: Manifest, launches: Int) -> JobList {
    let plan = manifest.plan
    return JobList(count: launches) { (launch) throws(Failure) in
      let range = SessionRange(
        seed: try seed(plan.seeds[launch % plan.seeds.count]),
        first: launch * plan.sessionsPerLaunch, count: plan.sessionsPerLaunch,
        eventsPerSession: plan.eventsPerSession, population: manifest.population)
      return Job(
        app: manifest.app, work: .dispatch, subjects: manifest.timedSubjects, range: range)
    }
  }

  /// One job per launch, each with at least the 10,000 events that its highest quantile needs.
  private static func eventTimes(_ manifest: Manifest, samples: URL?) -> JobList {
    let plan = manifest.plan
    let events = plan.eventsPerSession
    let sessions = max(plan.sessionsPerLaunch, (10_000 + events - 1) / events)
    return JobList(count: plan.launches) { (launch) throws(Failure) in
      let range = SessionRange(
        seed: try seed(plan.seeds[launch % plan.seeds.count]), first: launch * sessions,
        count: sessions, eventsPerSession: events, population: manifest.population)
      let file = samples?.appendingPathComponent("events-\(launch).samples").path
      return Job(
        app: manifest.app, work: .eventTimes(samples: file), subjects: manifest.timedSubjects,
        range: range)
    }
  }

  /// One job of all subjects, or one per subject for instructions, which need no balancing.
  ///
  /// The jobs can be divided into sweeps.
  private static func costGrowth(
    _ manifest: Manifest, _ selection: GrowthMeasurement.Selection, profiles: URL
  ) -> JobList {
    let isCounted = manifest.countsInstructions
    let groups = isCounted ? manifest.subjects.map { [$0] } : [manifest.subjects]
    return JobList(count: groups.count) { number in
      Job(
        app: manifest.app, work: .costGrowth(selection, profiles: isCounted ? profiles.path : nil),
        subjects: groups[number], range: .trials(selection.numbers(of: manifest.comparedApp)))
    }
  }

  /// The plan's sessions for each seed, in pieces whose size depends on the plan alone.
  private static func sessions(
    _ work: Job.Work, _ manifest: Manifest, atMost limit: Int = .max
  ) throws(Failure) -> JobList {
    let plan = manifest.plan
    let sessions = min(plan.sessions, limit)
    let size = max(fewestSessions, min(mostSessions, sessions / 16))
    let pieces = (sessions + size - 1) / size
    let seeds = try plan.seeds.map { (text) throws(Failure) in try seed(text) }
    return JobList(count: seeds.count * pieces) { number in
      let first = number % pieces * size
      let range = SessionRange(
        seed: seeds[number / pieces], first: first, count: min(size, sessions - first),
        eventsPerSession: plan.eventsPerSession, population: manifest.population)
      return Job(app: manifest.app, work: work, subjects: manifest.subjects, range: range)
    }
  }

  /// The coverage-guided sessions of each seed, in few pieces: each depends on all before it.
  private static func guided(_ manifest: Manifest) throws(Failure) -> JobList {
    let ranges = try manifest.guidedSessions
    return JobList(
      ranges.map { range in
        let parts = range.split(into: 4)
        return JobList(count: parts.count) { number in
          Job(
            app: manifest.app, work: .conformance, subjects: manifest.subjects, range: parts[number]
          )
        }
      })
  }
}

extension Manifest {
  /// The coverage-guided sessions of each seed, if the plan asks for them.
  var guidedSessions: [SessionRange] {
    get throws(Failure) {
      guard let count = plan.guidedSessions, count > 0 else { return [] }
      return try plan.seeds.map { (text) throws(Failure) in
        SessionRange(
          seed: try seed(text), first: 0, count: count, eventsPerSession: plan.eventsPerSession,
          population: population, isGuided: true)
      }
    }
  }
}

extension SessionRange {
  /// No sessions, for jobs with other work.
  static let none = trials(0..<0)

  /// The numbers of a metric's own trials, which take the place of the plan's sessions.
  static func trials(_ numbers: Range<Int>) -> SessionRange {
    SessionRange(seed: 0, first: numbers.lowerBound, count: numbers.count, eventsPerSession: 0)
  }
}
