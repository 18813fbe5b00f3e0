/// A unit of a campaign's work.
///
/// Most jobs run in worker processes: a subject's crash then ends only its worker, and jobs can run
/// in parallel although UIKit is confined to one thread.
package struct Job<Work: Codable & Sendable>: Codable, Sendable {
  package let work: Work
  /// Subject identifiers.
  package let subjects: [String]
  /// The sessions, or the numbers of a metric's own trials.
  package let range: SessionRange

  package init(_ work: Work, subjects: [String], range: SessionRange) {
    self.work = work
    self.subjects = subjects
    self.range = range
  }

  /// The part of the job with these sessions and subjects.
  package func part(_ sessions: Range<Int>, of subjects: [String]) -> Job {
    Job(
      work, subjects: subjects,
      range: SessionRange(
        seed: range.seed, first: sessions.lowerBound, count: sessions.count,
        eventsPerSession: range.eventsPerSession, population: range.population,
        isGuided: range.isGuided))
  }
}

/// The work of a metric with only one kind of job.
package struct PlannedSessions: Codable, Sendable {
  package init() {}
}
