import BenchmarkKit
import ComparedApps
import UIKit
import UserSessions

/// Counts the navigation requests of sessions, from the first event to the last.
///
/// The screens are the same for every subject, so a subject with more requests repeats a step or
/// takes additional steps.
package struct NavigationRequestsMetric: SessionMetric {
  package typealias Part = NavigationRequests
  package typealias Work = PlannedSessions

  /// The maximum number of sessions per seed; more would not make exact counts more precise.
  private static let mostSessions = 100

  package func jobs(of campaign: CampaignContext) throws(Failure) -> JobList<PlannedSessions> {
    try .sessions(
      PlannedSessions(), campaign, of: campaign.comparable, atMost: Self.mostSessions)
  }

  package func traits(of work: PlannedSessions) -> JobTraits { JobTraits() }

  @MainActor package func run<A: App>(
    _ job: Job<Work>, _ subjects: [SubjectUnderTest], on app: A, _ observer: WorkObserver
  ) throws -> Part {
    let generator = job.range.generator(of: A.Model.self)
    var part = Part(
      rows: subjects.map { .init(subject: $0.subject.id, sessions: 0, events: 0, requests: 0) })
    for index in job.range.indices {
      let session = generator.session(index)
      for (position, subject) in subjects.enumerated() {
        observer.begin(index, position)
        part.rows[position].sessions += 1
        part.rows[position].events += session.events.count
        part.rows[position].requests += requests(in: session, of: subject, on: app, observer)
        observer.advance()
      }
    }
    return part
  }

  @MainActor private func requests<A: App>(
    in session: Session<A.Model>, of subject: SubjectUnderTest, on app: A, _ observer: WorkObserver
  ) -> Int {
    let running = app.launch(subject.variant, start: session.start)
    defer { running.device.shutDown() }
    var done = 0
    observer.reach(done)
    let before = running.device.loop.requestCount
    observer.run(session.events, on: running, after: &done)
    return running.device.loop.requestCount - before
  }

  package func emptyPart(of campaign: CampaignContext) -> Part? {
    Part(rows: campaign.comparable.map { .init(subject: $0, sessions: 0, events: 0, requests: 0) })
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) -> MetricOutcome<NavigationRequests> { MetricOutcome(parts[0]) }
}

extension NavigationRequests: MetricPart {
  package var subjects: [String] { rows.map(\.subject) }

  package mutating func add(_ later: NavigationRequests) {
    rows = (rows + later.rows).merged(by: \.subject) { sum, row in
      sum.sessions += row.sessions
      sum.events += row.events
      sum.requests += row.requests
    }
  }
}
