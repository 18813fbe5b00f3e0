import BenchmarkKit
import Checksums
import ComparedApps
import Foundation
import UserSessions

/// Compares every screen of every session with the reference model.
package struct ConformanceMetric: SessionMetric {
  package typealias Part = ConformanceCheck.Part

  /// The sessions of a job.
  package enum Work: Codable, Sendable {
    case planned
    /// Session files, which are replayed in every run; the range contains their indices.
    case recorded(names: [String])
  }

  // File names of the recorded sessions, and one checksum of their contents.
  private static let names = "recordedSessions", content = "recordedContent"

  package func initialSettings(of app: any App) throws(Failure) -> [String: String] {
    let names = try RecordedSession.files(of: app)
    return [
      Self.names: names.joined(separator: "\n"), Self.content: try Self.checksum(of: names),
    ]
  }

  /// One checksum of the contents of these recorded sessions.
  private static func checksum(of names: [String]) throws(Failure) -> String {
    var content = Checksum()
    for name in names {
      try Files.read(RecordedSession.path(name)).withUnsafeBytes { content.add($0) }
    }
    return content.text
  }

  private func recordedSessions(_ campaign: CampaignContext) -> [String] {
    (campaign.settings[Self.names] ?? "").split(separator: "\n").map(String.init)
  }

  package func change(since campaign: CampaignContext) throws(Failure) -> String? {
    // Sessions recorded after the campaign began are ignored.
    let now = try Self.checksum(of: recordedSessions(campaign))
    return now == campaign.settings[Self.content] ? nil : "the recorded sessions"
  }

  /// The plan's sessions for each seed, then coverage-guided sessions, then recorded ones.
  package func jobs(of campaign: CampaignContext) throws(Failure) -> JobList<Work> {
    let names = recordedSessions(campaign)
    let subjects = campaign.ids
    return JobList([
      try .sessions(.planned, campaign), try guided(campaign),
      JobList(count: names.isEmpty ? 0 : 1) { _ in
        Job(.recorded(names: names), subjects: subjects, range: .trials(names.indices))
      },
    ])
  }

  /// The coverage-guided sessions of each seed, in few parts: each session builds on earlier ones.
  private func guided(_ campaign: CampaignContext) throws(Failure) -> JobList<Work> {
    let subjects = campaign.ids
    return JobList(
      try guidedSessions(campaign).map { range in
        let parts = range.split(into: 4)
        return JobList(count: parts.count) { number in
          Job(.planned, subjects: subjects, range: parts[number])
        }
      })
  }

  /// The coverage-guided sessions of each seed, if the plan includes any.
  private func guidedSessions(_ campaign: CampaignContext) throws(Failure) -> [SessionRange] {
    let plan = campaign.plan
    guard let count = plan.guidedSessions, count > 0 else { return [] }
    return try plan.seeds.map { (text) throws(Failure) in
      SessionRange(
        seed: try seed(text), first: 0, count: count, eventsPerSession: plan.eventsPerSession,
        population: campaign.population, isGuided: true)
    }
  }

  package func traits(of work: Work) -> JobTraits { JobTraits() }

  @MainActor package func run<A: App>(
    _ job: Job<Work>, _ subjects: [SubjectUnderTest], on app: A, _ observer: WorkObserver
  ) throws -> Part {
    let check = ConformanceCheck(subjects)
    switch job.work {
    case .planned:
      return check.run(job.range, of: app, observer: observer)
    case .recorded(let names):
      let sessions = try names[job.range.indices].map {
        try RecordedSession.load(RecordedSession.path($0), of: app)
      }
      return check.run(
        sessions, first: job.range.first, of: app, observer: observer)
    }
  }

  package func session<A: App>(
    _ index: Int, value: Int, of job: Job<Work>, on app: A
  ) -> (any AppSession)? {
    switch job.work {
    case .planned: job.part(index..<index + 1, of: job.subjects).range.session(of: app)
    case .recorded(let names):
      try? RecordedSession.load(RecordedSession.path(names[index]), of: app)
    }
  }

  package func part(
    of subjects: [String], without failed: String, after events: Int,
    in session: (any AppSession)?, others: Part?, finding: Finding, on app: any App
  ) -> Part? {
    var part = Part(failed: failed, of: subjects, in: app, session, events: events)
    if let others {
      part.add(others)
    } else if let session {
      // No other subject has counted the edges of the session.
      part.navigation.add(session.coverage(ofFirst: session.events.count))
    }
    // Findings are ordered by session, then by subject.
    let order = Dictionary(uniqueKeysWithValues: subjects.enumerated().map { ($1, $0) })
    let place = part.findings.firstIndex {
      order[$0.subject] ?? 0 > order[finding.subject] ?? 0
    }
    part.findings.insert(finding, at: place ?? part.findings.endIndex)
    return part
  }

  package func emptyPart(of campaign: CampaignContext) -> Part? {
    Part(of: campaign.ids, in: campaign.app)
  }

  package func problem(with part: Part, of campaign: CampaignContext) -> String? {
    part.problem(in: campaign.app)
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) throws(Failure) -> MetricOutcome<Conformance> {
    var conformance = parts[0].conformance(of: campaign.app)
    let guided = try guidedSessions(campaign)
    if !guided.isEmpty {
      conformance.guided = guided.map { CoverageGuidedSearch.measure($0, of: campaign.app) }
    }
    return MetricOutcome(conformance, findings: parts[0].findings)
  }
}

extension ConformanceCheck.Part: MetricPart {
  package var subjects: [String] { rows.map(\.subject) }
}
