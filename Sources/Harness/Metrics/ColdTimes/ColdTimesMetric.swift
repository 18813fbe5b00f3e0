import BenchmarkKit
import ComparedApps

/// Times events with cold caches, and the first event after launch.
package struct ColdTimesMetric: SessionMetric {
  /// The work of a launch.
  package struct Work: Codable, Sendable {
    /// The order of the code in the launch's executable.
    let placement: Placement.Order
  }

  /// The launches of one or more jobs; each job has one.
  package struct Part: MetricPart {
    private(set) var launches: [ColdTimes.Launch]

    package var subjects: [String] { Set(launches.flatMap(\.cold.keys)).sorted() }
    package mutating func add(_ later: Part) { launches += later.launches }
  }

  /// The number of sessions per launch, which is small because an eviction takes a thousand times
  /// as long as an event.
  private static let sessions = 4

  package let needs: Needs = [.release, .quietMachine]
  package let settings = [Placements.setting]

  package func jobs(of campaign: CampaignContext) -> JobList<Work> {
    .launches(campaign, sessions: min(Self.sessions, campaign.plan.sessionsPerLaunch)) {
      Work(placement: campaign.placement(ofLaunch: $0))
    }
  }

  package func traits(of work: Work) -> JobTraits { .launch(work.placement) }

  @MainActor package func run<A: App>(
    _ job: Job<Work>, _ subjects: [SubjectUnderTest], on app: A, _ observer: WorkObserver
  ) throws -> Part {
    Part(launches: [try ColdTiming(subjects).launch(job.range, of: app, observer: observer)])
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) throws(Failure) -> MetricOutcome<ColdTimes> {
    do {
      let times = try ColdTiming.estimate(
        parts[0].launches, baseline: campaign.plan.baseline, control: campaign.control,
        order: campaign.timed)
      let weak = times.launches.count { $0.eviction.fraction < 0.25 }
      let warnings =
        weak == 0 ? [] : [Warning(ColdTimesWarning.warmCaches(weak, of: times.launches.count))]
      return MetricOutcome(
        times,
        warnings: warnings + campaign.warnings(ofPlacements: times.launches.map(\.placement)))
    } catch {
      throw Failure(MetricFailure.noEstimate(of: "the cold times", reason: "\(error)"))
    }
  }
}
