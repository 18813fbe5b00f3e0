import ComparedApps

/// A metric measured by worker processes, in which subjects run sessions.
package protocol SessionMetric: Metric, WorkerTask {
  /// The session with this index of a job.
  ///
  /// - Parameter value: The value of a sweep's parameter.
  func session<A: App>(
    _ index: Int, value: Int, of job: Job<Work>, on app: A
  ) -> (any AppSession)?
  /// The part for a session in which a subject failed; `nil` to leave out such sessions.
  ///
  /// - Parameters:
  ///   - others: The part of the subjects that did not fail, if there are any.
  ///   - finding: The failure, which the part then reports.
  func part(
    of subjects: [String], without failed: String, after events: Int,
    in session: (any AppSession)?, others: Part?, finding: Finding, on app: any App
  ) -> Part?
  /// The command that reproduces a failure; `nil` for the session's replay command.
  func replay(_ index: Int, of job: Job<Work>, subject: String, on app: some App) -> String?
  /// The location of a failure, as a sentence fragment.
  ///
  /// - Parameter moment: The location within the session, such as `in event 3, tap`.
  func location(
    _ moment: String, _ index: Int, value: Int, events: Int, of job: Job<Work>, on app: some App
  ) -> String
}

/// Work that a worker process can do.
package protocol WorkerTask: Sendable {
  associatedtype Work: Codable & Sendable
  associatedtype Part: Codable & Sendable

  /// The name on a worker's command line.
  var task: String { get }

  /// The properties of a job.
  func traits(of work: Work) -> JobTraits
  /// The number of units of progress in a job; defaults to one per session and subject.
  func units(of job: Job<Work>, on app: some App) -> Int
  /// Runs a job.
  ///
  /// - Throws: `UnequalWork` or `Unmeasurable` if this job has no result but other jobs may have
  ///   one.
  @MainActor func run<A: App>(
    _ job: Job<Work>, _ subjects: [SubjectUnderTest], on app: A, _ observer: WorkObserver
  ) throws -> Part
}

/// The properties of a job that determine how a worker runs it.
package struct JobTraits: Sendable {
  /// Whether the hooks must be linked into the worker.
  package var needsHooks: Bool
  /// Whether the worker uses fixed hash seeds, because exact counts depend on them.
  package var hashesDeterministically: Bool
  /// Whether the size of the worker's environment is random, because times depend on it.
  package var isPadded: Bool
  /// The order of the worker's code.
  package var placement: Placement.Order
  /// The options of callgrind; `nil` to run the worker without it.
  package var callgrind: [String]?
  /// The way in which the job can be divided.
  package var division: Division
  /// The noun for a part of the job in messages, such as `session`.
  package var partName: String
  /// Whether the job runs the metric's own trials instead of the plan's sessions.
  package var hasOwnTrials: Bool

  /// The ways to divide a job.
  package enum Division: Sendable {
    case sessionsAndSubjects
    /// Every session must be run by all subjects.
    case sessions
    case none
  }

  package init(
    needsHooks: Bool = false, hashesDeterministically: Bool = false, isPadded: Bool = false,
    placement: Placement.Order = .built, callgrind: [String]? = nil,
    division: Division = .sessionsAndSubjects,
    partName: String = "session", hasOwnTrials: Bool = false
  ) {
    self.needsHooks = needsHooks
    self.hashesDeterministically = hashesDeterministically
    self.isPadded = isPadded
    self.placement = placement
    self.callgrind = callgrind
    self.division = division
    self.partName = partName
    self.hasOwnTrials = hasOwnTrials
  }
}

extension JobTraits {
  /// The properties of a launch that measures times.
  package static func launch(_ placement: Placement.Order) -> JobTraits {
    JobTraits(isPadded: true, placement: placement, division: .none, partName: "launch")
  }
}

extension WorkerTask {
  package func units(of job: Job<Work>, on app: some App) -> Int {
    job.range.count * job.subjects.count
  }
}

extension SessionMetric {
  package var task: String { id.rawValue }

  package func session<A: App>(
    _ index: Int, value: Int, of job: Job<Work>, on app: A
  ) -> (any AppSession)? {
    job.part(index..<index + 1, of: job.subjects).range.session(of: app)
  }

  package func part(
    of subjects: [String], without failed: String, after events: Int,
    in session: (any AppSession)?, others: Part?, finding: Finding, on app: any App
  ) -> Part? { nil }

  package func replay(
    _ index: Int, of job: Job<Work>, subject: String, on app: some App
  ) -> String? { nil }

  package func location(
    _ moment: String, _ index: Int, value: Int, events: Int, of job: Job<Work>, on app: some App
  ) -> String { moment }
}
