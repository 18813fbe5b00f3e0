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
