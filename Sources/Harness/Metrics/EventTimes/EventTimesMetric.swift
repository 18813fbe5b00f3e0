import BenchmarkKit
import ComparedApps
import Foundation

/// Times individual events, in separate launches.
package struct EventTimesMetric: SessionMetric {
  /// The work of a launch.
  package struct Work: Codable, Sendable {
    /// The path of the file for the individual times; `nil` to store none.
    let samples: String?
    /// The order of the code in the launch's executable.
    let placement: Placement.Order
  }

  /// The launches of one or more jobs; each job has one.
  package struct Part: MetricPart {
    private(set) var launches: [EventTimes.Launch]

    package var subjects: [String] {
      Set(launches.flatMap { Array($0.samples.keys) + $0.distributions.keys }).sorted()
    }
    package mutating func add(_ later: Part) { launches += later.launches }
  }

  package let needs: Needs = [.release, .quietMachine]
  package let settings = [Placements.setting]

  /// Each launch has at least the 10,000 events that its highest quantile needs.
  package func jobs(of campaign: CampaignContext) -> JobList<Work> {
    let events = campaign.plan.eventsPerSession
    let sessions = max(campaign.plan.sessionsPerLaunch, (10_000 + events - 1) / events)
    return .launches(campaign, sessions: sessions) { launch in
      Work(
        samples: campaign.samples?.appendingPathComponent("events-\(launch).samples").path,
        placement: campaign.placement(ofLaunch: launch))
    }
  }

  package func traits(of work: Work) -> JobTraits { .launch(work.placement) }

  @MainActor package func run<A: App>(
    _ job: Job<Work>, _ subjects: [SubjectUnderTest], on app: A, _ observer: WorkObserver
  ) throws -> Part {
    let samples = job.work.samples.map { _ in EventSamples(seed: job.range.seed) }
    let launch = try EventTiming(subjects).launch(
      job.range, of: app, samples: samples, observer: observer)
    if let path = job.work.samples, let samples {
      let url = URL(fileURLWithPath: path)
      try Files.prepare(url.deletingLastPathComponent())
      try Files.write(try samples.data(), to: url)
    }
    return Part(launches: [launch])
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) throws(Failure) -> MetricOutcome<EventTimes> {
    do {
      let launches = parts[0].launches
      return MetricOutcome(
        try EventTiming.estimate(
          launches, baseline: campaign.plan.baseline, control: campaign.control,
          order: campaign.timed),
        warnings: campaign.warnings(ofPlacements: launches.map(\.placement)))
    } catch {
      throw Failure(MetricFailure.noEstimate(of: "the event times", reason: "\(error)"))
    }
  }
}
