/// The jobs of a metric, created on demand because their number can be very large.
///
/// Jobs and their results depend only on the campaign, not on where jobs run or how many run at a
/// time.
package struct JobList<Work: Codable & Sendable>: Sendable {
  /// The number of jobs.
  package let count: Int
  /// The number of times that each job runs; exact counts must be the same every time.
  package let repetitions: Int

  private let make: @Sendable (Int) throws(Failure) -> Job<Work>

  /// The job with this number, counted from 0.
  package func job(_ number: Int) throws(Failure) -> Job<Work> { try make(number) }

  package init(
    count: Int, _ make: @escaping @Sendable (Int) throws(Failure) -> Job<Work>
  ) {
    self.init(count: count, repetitions: 1, make)
  }

  private init(
    count: Int, repetitions: Int,
    _ make: @escaping @Sendable (Int) throws(Failure) -> Job<Work>
  ) {
    self.count = count
    self.repetitions = repetitions
    self.make = make
  }

  /// Concatenates lists.
  package init(_ lists: [JobList]) {
    self.init(count: lists.map(\.count).reduce(0, +)) { (number) throws(Failure) in
      var number = number
      for list in lists {
        if number < list.count { return try list.job(number) }
        number -= list.count
      }
      preconditionFailure("there is no job \(number)")
    }
  }

  /// The jobs, run twice in different processes.
  package func twice() -> JobList {
    JobList(count: 2 * count, repetitions: 2) { (number) throws(Failure) in
      try job(number % count)
    }
  }

  /// The repetition that a job belongs to.
  package func repetition(of number: Int) -> Int {
    count == 0 ? 0 : min(number / max(1, count / repetitions), repetitions - 1)
  }
}

// MARK: Jobs of a plan

/// The maximum number of sessions per job, large enough to make process start-up negligible.
private let mostSessions = 500
/// The minimum number of sessions per job, small enough to divide a small plan into several jobs.
private let fewestSessions = 50

extension JobList {
  /// The plan's sessions for each seed, in pieces whose size depends on the plan alone.
  ///
  /// - Parameter subjects: The subjects' identifiers; defaults to all.
  package static func sessions(
    _ work: Work, _ campaign: CampaignContext, of subjects: [String]? = nil,
    atMost limit: Int = .max
  ) throws(Failure) -> JobList {
    let plan = campaign.plan
    let sessions = min(plan.sessions, limit)
    let size = max(fewestSessions, min(mostSessions, sessions / 16))
    let pieces = (sessions + size - 1) / size
    let seeds = try plan.seeds.map { (text) throws(Failure) in try seed(text) }
    let subjects = subjects ?? campaign.ids
    return JobList(count: seeds.count * pieces) { number in
      let first = number % pieces * size
      let range = SessionRange(
        seed: seeds[number / pieces], first: first, count: min(size, sessions - first),
        eventsPerSession: plan.eventsPerSession, population: campaign.population)
      return Job(work, subjects: subjects, range: range)
    }
  }

  /// A single job without sessions.
  package static func once(_ campaign: CampaignContext) -> JobList
  where Work == PlannedSessions {
    let subjects = campaign.ids
    return JobList(count: 1) { _ in
      Job(PlannedSessions(), subjects: subjects, range: .trials(0..<0))
    }
  }

  /// Numbered trials, which need no seed, in enough jobs for a few workers.
  package static func trials(
    _ work: Work, _ numbers: Range<Int>, _ campaign: CampaignContext
  ) -> JobList {
    let parts = SessionRange.trials(numbers).split(into: 4)
    let subjects = campaign.ids
    // An app without trials has no jobs.
    return JobList(count: numbers.isEmpty ? 0 : parts.count) { number in
      Job(work, subjects: subjects, range: parts[number])
    }
  }

  /// One job per launch, each with its own sessions.
  ///
  /// Launches that shared sessions would not be independent.
  ///
  /// - Parameter work: The work of the launch with this number.
  package static func launches(
    _ campaign: CampaignContext, sessions: Int, work: @escaping @Sendable (Int) -> Work
  ) -> JobList {
    let plan = campaign.plan
    let subjects = campaign.timed
    return JobList(count: plan.launches) { (launch) throws(Failure) in
      Job(
        work(launch), subjects: subjects,
        range: SessionRange(
          seed: try seed(plan.seeds[launch % plan.seeds.count]), first: launch * sessions,
          count: sessions, eventsPerSession: plan.eventsPerSession,
          population: campaign.population))
    }
  }
}

extension SessionRange {
  /// The numbers of a metric's own trials, which replace the plan's sessions.
  package static func trials(_ numbers: Range<Int>) -> SessionRange {
    SessionRange(seed: 0, first: numbers.lowerBound, count: numbers.count, eventsPerSession: 0)
  }
}

/// Parses a decimal seed, or a hexadecimal one with the prefix `0x`.
package func seed(_ text: String) throws(Failure) -> UInt64 {
  guard let seed = Plan.seed(text) else {
    throw Failure(InputFailure.seed(text))
  }
  return seed
}
