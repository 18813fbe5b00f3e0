import BenchmarkMetrics
import BenchmarkResults
import Foundation

/// The jobs of one metric of a campaign, each made when it is asked for: there may be any number of them.
///
/// What they are depends on the manifest alone, not on how many run at a time or where, so results do not either.
struct JobList: Sendable {
  /// How many there are.
  let count: Int

  private let make: @Sendable (Int) throws(Failure) -> Job

  /// The job with this number, from 0.
  func job(_ number: Int) throws(Failure) -> Job { try make(number) }

  private init(count: Int, _ make: @escaping @Sendable (Int) throws(Failure) -> Job) {
    self.count = count
    self.make = make
  }

  /// A list and what comes after it.
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

  /// Sessions in a job where a plan has many: starting a process for them costs nothing then.
  private static let mostSessions = 500
  /// Where it has few, there are still some jobs to share out.
  private static let fewestSessions = 50
}

extension JobList {
  /// The jobs of a metric, with as many launches as the plan has at least.
  ///
  /// - Parameters:
  ///   - profiles: The folder that callgrind writes to.
  ///   - samples: The folder for every single time of an event; `nil` for none.
  static func of(
    _ metric: Plan.Metric, _ manifest: Manifest, _ growth: GrowthMeasurement.Selection,
    profiles: URL, samples: URL? = nil
  ) throws(Failure) -> JobList {
    switch metric {
    // These are measured by the process that makes the results, or were when the campaign began.
    case .linesOfCode, .instructions, .decisions, .unitTests, .buildTimes: JobList([])
    case .conformance: try conformance(manifest)
    case .deepLinks: numbered(.deepLinks, DeepLinkCheck.trials, manifest)
    case .dispatch: dispatch(manifest, launches: manifest.plan.launches)
    case .eventTimes: eventTimes(manifest, samples: samples)
    case .counts: try counts(manifest)
    case .leaks: try leaks(manifest)
    case .exits: numbered(.exits, ExitCheck.exits, manifest)
    case .costGrowth: costGrowth(manifest, growth, profiles: profiles)
    }
  }

  /// The plan's sessions under each of its seeds, then the guided ones, then the recorded ones.
  private static func conformance(_ manifest: Manifest) throws(Failure) -> JobList {
    let recorded = manifest.recordedSessions
    return JobList([
      try sessions(.conformance, manifest), try guided(manifest),
      JobList(count: recorded.isEmpty ? 0 : 1) { _ in
        Job(
          work: .recordedSessions(names: recorded), subjects: manifest.subjects,
          range: .none)
      },
    ])
  }

  /// Pieces of work that have numbers and no seed, in as many jobs as a few workers can share.
  private static func numbered(
    _ work: Job.Work, _ numbers: Range<Int>, _ manifest: Manifest
  ) -> JobList {
    let parts = SessionRange.trials(numbers).split(into: 4)
    return JobList(count: parts.count) { number in
      Job(work: work, subjects: manifest.subjects, range: parts[number])
    }
  }

  /// The plan's sessions, and the cycles of events.
  private static func leaks(_ manifest: Manifest) throws(Failure) -> JobList {
    JobList([
      try sessions(.leaks, manifest),
      // Each subject in a process of its own: what a process does once is then done for each, whatever runs beside it.
      JobList(count: manifest.subjects.count) { number in
        Job(
          work: .leakGrowth, subjects: [manifest.subjects[number]],
          range: .trials(LeakGrowth.cycles))
      },
    ])
  }

  /// Every job twice, in two processes: what is exact must be equal to the last unit.
  private static func counts(_ manifest: Manifest) throws(Failure) -> JobList {
    let once = try sessions(.counts, manifest, atMost: OperationCount.sessions)
    return JobList([once, once])
  }

  /// Launches have sessions of their own: launches that share them are not independent.
  static func dispatch(_ manifest: Manifest, launches: Int) -> JobList {
    let plan = manifest.plan
    return JobList(count: launches) { (launch) throws(Failure) in
      let range = SessionRange(
        seed: try seed(plan.seeds[launch % plan.seeds.count]),
        first: launch * plan.sessionsPerLaunch, count: plan.sessionsPerLaunch,
        eventsPerSession: plan.eventsPerSession, population: manifest.population)
      return Job(
        work: .dispatch, subjects: manifest.timedSubjects, range: range)
    }
  }

  /// As many launches, each with the ten thousand events at least that its last quantile needs.
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
        work: .eventTimes(samples: file), subjects: manifest.timedSubjects, range: range)
    }
  }

  /// All subjects in one job; where instructions are counted, which needs no balance, each in a job of its own.
  /// The sweeps are what it is divided into.
  private static func costGrowth(
    _ manifest: Manifest, _ selection: GrowthMeasurement.Selection, profiles: URL
  ) -> JobList {
    let isCounted = manifest.countsInstructions
    let groups = isCounted ? manifest.subjects.map { [$0] } : [manifest.subjects]
    return JobList(count: groups.count) { number in
      Job(
        work: .costGrowth(selection, profiles: isCounted ? profiles.path : nil),
        subjects: groups[number], range: .trials(selection.numbers))
    }
  }

  /// The plan's sessions under each of its seeds, in pieces whose size depends on the plan alone.
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
      return Job(work: work, subjects: manifest.subjects, range: range)
    }
  }

  /// The guided sessions of each seed, in few pieces: each is found on the way through all before it.
  private static func guided(_ manifest: Manifest) throws(Failure) -> JobList {
    let ranges = try manifest.guidedSessions
    return JobList(
      ranges.map { range in
        let parts = range.split(into: 4)
        return JobList(count: parts.count) { number in
          Job(work: .conformance, subjects: manifest.subjects, range: parts[number])
        }
      })
  }
}

extension Manifest {
  /// The guided sessions of each seed, where the plan asks for them.
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
  /// No sessions: for jobs that have other work.
  static let none = trials(0..<0)

  /// The numbers of what a metric tries instead of the plan's sessions.
  static func trials(_ numbers: Range<Int>) -> SessionRange {
    SessionRange(seed: 0, first: numbers.lowerBound, count: numbers.count, eventsPerSession: 0)
  }
}
