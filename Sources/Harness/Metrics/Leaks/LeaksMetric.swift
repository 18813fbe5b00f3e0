import BenchmarkKit
import ComparedApps

/// Finds objects that sessions release late, early or never, and objects that repetition adds.
package struct LeaksMetric: SessionMetric {
  package typealias Part = Leaks

  /// The sessions of a job.
  package enum Work: Codable, Sendable {
    case planned
    /// Live objects are counted after repeated events; the range contains the cycles' numbers.
    case cycles
    /// Short sessions are recorded event by event; the range contains their numbers.
    case watched
  }

  package let needs = Needs.hooks

  /// The plan's sessions, the event cycles, and the sessions to watch.
  package func jobs(of campaign: CampaignContext) throws(Failure) -> JobList<Work> {
    let (subjects, cycles) = (campaign.ids, campaign.app.cycleNumbers)
    let watched = campaign.app.watchedNumbers
    return JobList([
      try .sessions(.planned, campaign),
      // Each subject has its own process, so that one-time allocations do not depend on the others.
      JobList(count: cycles.isEmpty ? 0 : subjects.count) { number in
        Job(.cycles, subjects: [subjects[number]], range: .trials(cycles))
      },
      JobList(count: watched.isEmpty ? 0 : 1) { _ in
        Job(.watched, subjects: subjects, range: .trials(watched))
      },
    ])
  }

  package func traits(of work: Work) -> JobTraits {
    switch work {
    case .planned: JobTraits(needsHooks: true)
    case .cycles: JobTraits(needsHooks: true, partName: "cycle", hasOwnTrials: true)
    case .watched: JobTraits(needsHooks: true, partName: "session", hasOwnTrials: true)
    }
  }

  @MainActor package func run<A: App>(
    _ job: Job<Work>, _ subjects: [SubjectUnderTest], on app: A, _ observer: WorkObserver
  ) throws -> Part {
    switch job.work {
    case .planned:
      return try LeakCheck(subjects).run(
        job.range, of: app, observer: observer)
    case .cycles:
      let growth = try LeakGrowth(subjects).run(
        job.range.indices, of: app, observer: observer)
      return Leaks(sessions: 0, rows: [], defects: [], growth: growth)
    case .watched:
      return try WatchedSessions(subjects).run(job.range.indices, of: app, observer: observer)
    }
  }

  package func session<A: App>(
    _ index: Int, value: Int, of job: Job<Work>, on app: A
  ) -> (any AppSession)? {
    switch job.work {
    case .planned: job.part(index..<index + 1, of: job.subjects).range.session(of: app)
    case .cycles: app.cycles[index].session(repetitions: LeakGrowth.repetitions)
    case .watched: app.watchedSessions[index].session
    }
  }

  package func replay(
    _ index: Int, of job: Job<Work>, subject: String, on app: some App
  ) -> String? {
    if case .planned = job.work { return nil }
    return app.command("measure \(Self.id.commandName)", subject: subject) + " --sessions 1"
  }

  package func location(
    _ moment: String, _ index: Int, value: Int, events: Int, of job: Job<Work>, on app: some App
  ) -> String {
    switch job.work {
    case .planned: return moment
    case .cycles: return "\(moment) of the cycle '\(app.cycleName(index))'"
    case .watched:
      return "\(moment) of the cycle '\(app.watchedSessions[index].name)', done twice"
    }
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) throws(Failure) -> MetricOutcome<Leaks> {
    var leaks = parts[0]
    leaks.watched = leaks.watched.map { WatchedSession.mostTelling(of: $0).map { [$0] } ?? [] }
    var outcome = MetricOutcome(leaks)
    if leaks.unbalanced > 0 {
      outcome.findings.append(
        Finding(
          kind: .measurement, subject: campaign.ids.joined(separator: ", "),
          summary: "\(leaks.unbalanced) objects have more references than the runtime counts",
          detail: "The heap was read incorrectly; leaks may be missing or wrong.", replay: nil))
    }
    guard !campaign.acceptsResults, isWhole else { return outcome }
    guard Checkout.current != nil else {
      outcome.warnings.append(Warning(LeaksWarning.noSources))
      return outcome
    }
    outcome.findings += try LeakBaselines.findings(
      in: leaks, of: campaign.plan, campaign.app, subjects: campaign.ids)
    return outcome
  }
}

extension Leaks: MetricPart {
  package var subjects: [String] {
    rows.map(\.subject) + defects.map(\.subject) + growth.map(\.subject)
  }

  package mutating func add(_ later: Leaks) { self = LeakCheck.merge([self, later]) }
}
