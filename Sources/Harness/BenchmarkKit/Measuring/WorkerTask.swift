import ComparedApps

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

extension WorkerTask {
  package func units(of job: Job<Work>, on app: some App) -> Int {
    job.range.count * job.subjects.count
  }
}
