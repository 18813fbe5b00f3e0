import BenchmarkKit
import ComparedApps
import Foundation
import Statistics

/// Times whole sessions, and adds launches until the intervals are narrow enough.
package struct DispatchMetric: SessionMetric {
  /// The work of a launch.
  package struct Work: Codable, Sendable {
    /// Slowed-down copies of the first subject, which run alongside it; always empty in a plan.
    let copies: [DispatchTiming.Copy]
    /// The order of the code in the launch's executable.
    let placement: Placement.Order

    package init(copies: [DispatchTiming.Copy] = [], placement: Placement.Order) {
      self.copies = copies
      self.placement = placement
    }
  }

  /// The launches of one or more jobs; each job has one.
  package struct Part: MetricPart {
    package var launches: [Dispatch.Launch]

    package var subjects: [String] { Set(launches.flatMap(\.blocks.keys)).sorted() }
    package mutating func add(_ later: Part) { launches += later.launches }
    package var remark: String? { launches.lazy.compactMap(\.noise?.remark).first }
  }

  package init() {}

  package let activity = "timing"
  package let needs: Needs = [.release, .quietMachine]
  package let settings = [Placements.setting]

  package func jobs(of campaign: CampaignContext) -> JobList<Work> {
    .launches(campaign, sessions: campaign.plan.sessionsPerLaunch) {
      Work(placement: campaign.placement(ofLaunch: $0))
    }
  }

  package func traits(of work: Work) -> JobTraits { .launch(work.placement) }

  package func units(of job: Job<Work>, on app: some App) -> Int {
    job.range.count * (job.work.copies.count + job.subjects.count)
  }

  @MainActor package func run<A: App>(
    _ job: Job<Work>, _ subjects: [SubjectUnderTest], on app: A, _ observer: WorkObserver
  ) throws -> Part {
    Part(launches: [
      try DispatchTiming(subjects, copies: job.work.copies).launch(
        job.range, of: app, observer: observer, progress: observer.advance)
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
      return MetricOutcome(
        dispatch,
        warnings: campaign.loadWarnings
          + campaign.warnings(ofPlacements: dispatch.launches.map(\.placement))
          + (try DispatchTiming.warnings(of: dispatch)))
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

extension Dispatch.Noise {
  /// The disturbances above their limits, with their amounts; `nil` if there are none.
  fileprivate var remark: String? {
    func percent(_ part: Double) -> String { String(format: "%.1f %%", 100 * part / seconds) }
    let remarks = [
      isStolen ? "disturbed: \(percent(stolenSeconds)) of the time stolen by the host" : nil,
      isCrowded ? "disturbed: processes waited \(percent(waitingSeconds)) of the time" : nil,
    ].compactMap { $0 }
    return remarks.isEmpty ? nil : remarks.joined(separator: ", ")
  }
}
