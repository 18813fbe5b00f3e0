import BenchmarkKit
import ComparedApps
import Statistics

/// Times whole sessions, and adds launches until the intervals are narrow enough.
package struct DispatchMetric: SessionMetric {
  /// Slowed-down copies of the first subject, which run alongside it; always empty in a plan.
  package typealias Work = [DispatchTiming.Copy]

  /// The launches of one or more jobs; each job has one.
  package struct Part: MetricPart {
    package var launches: [Dispatch.Launch]

    package var subjects: [String] { Set(launches.flatMap(\.blocks.keys)).sorted() }
    package mutating func add(_ later: Part) { launches += later.launches }
  }

  package init() {}

  package let activity = "timing"
  package let needs: Needs = [.release, .quietMachine]

  package func jobs(of campaign: CampaignContext) -> JobList<Work> {
    .launches([], campaign, sessions: campaign.plan.sessionsPerLaunch)
  }

  package func traits(of work: Work) -> JobTraits {
    JobTraits(isPadded: true, division: .none, partName: "launch")
  }

  package func units(of job: Job<Work>, on app: some App) -> Int {
    job.range.count * (job.work.count + job.subjects.count)
  }

  @MainActor package func run<A: App>(
    _ job: Job<Work>, _ subjects: [SubjectUnderTest], on app: A, _ observer: WorkObserver
  ) throws -> Part {
    let timing =
      job.work.isEmpty ? DispatchTiming(subjects) : DispatchTiming(subjects, copies: job.work)
    return Part(launches: [
      try timing.launch(job.range, of: app, observer: observer, progress: observer.advance)
    ])
  }

  package func problem(with part: Part, of campaign: CampaignContext) -> String? {
    for launch in part.launches {
      let sizes = campaign.timed.map { launch.blocks[$0]?.count ?? 0 }
      guard Set(sizes).count == 1, sizes[0] > 0 else {
        return "found \(sizes) times, expected the same number for each subject"
      }
    }
    return nil
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) throws(Failure) -> MetricOutcome<Dispatch> {
    do {
      let dispatch = try DispatchTiming.estimate(
        parts[0].launches, baseline: campaign.plan.baseline, control: campaign.control,
        eventsPerSession: campaign.plan.eventsPerSession, order: campaign.timed,
        margin: campaign.plan.margin ?? DispatchTiming.defaultMargin)
      let load = campaign.environment.loadAverage ?? 0
      let warnings = load > 0.5 ? [Warning(DispatchWarning.busyMachine(load: load))] : []
      return MetricOutcome(
        dispatch, warnings: warnings + (try DispatchTiming.warnings(of: dispatch)))
    } catch {
      throw Failure(MetricFailure.noEstimate(of: "the times", reason: "\(error)"))
    }
  }

  package func continuation(
    after section: Dispatch, jobs count: Int, in campaign: CampaignContext
  ) -> Continuation? {
    let plan = campaign.plan
    guard let precision = plan.precision, let resolution = section.resolution,
      let more = plan.launchesToAdd(to: resolution, after: count)
    else { return nil }
    let projected = section.launches(forRelativeHalfWidth: precision) ?? 1_000_000
    let limit = projected > plan.launchLimit ? ", more than the limit of \(plan.launchLimit)" : ""
    func percent(_ fraction: Double) -> String { "\((fraction * 100).fixed(2)) %" }
    return Continuation(
      jobs: more,
      reason: "timing: intervals of ±\(percent(resolution.halfWidth)) after \(count) launches;"
        + " ±\(percent(precision)) takes about \(projected) launches\(limit)")
  }
}
