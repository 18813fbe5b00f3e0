import BenchmarkKit
import ComparedApps
import Foundation

/// Times builds and test runs; each job is a round that measures everything once.
package struct BuildTimesMetric: LocalMetric {
  package typealias Work = PlannedSessions

  /// The rounds of one or more jobs; each job has one.
  package struct Part: MetricPart {
    private(set) var rounds: [BuildTimes.Round]
    /// The built targets, and the modules whose tests were run.
    let targets: [BuildTimes.Target]
    let tested: Set<String>
    /// The modules whose tests failed while they were timed.
    private(set) var failing: Set<String>

    package var subjects: [String] { [] }

    package mutating func add(_ later: Part) {
      rounds += later.rounds
      failing.formUnion(later.failing)
    }
  }

  package init() {}

  package let activity = "timing builds"
  package let needs: Needs = [.oneMachine]
  package let hasOwnSessions = true

  package var settings: [MetricSetting] {
    [
      .init(
        "rounds",
        "the number of measurements of each build (fewer than 6 give no intervals); defaults to"
          + " the plan's number, or \(BuildTiming.defaultRounds)", in: 1...1000)
    ]
  }

  private func rounds(of campaign: CampaignContext) -> Int {
    campaign.settings["rounds"].flatMap { Int($0) } ?? campaign.plan.buildRounds
      ?? BuildTiming.defaultRounds
  }

  package func initialSettings(of app: any App) throws(Failure) -> [String: String] {
    [BuildInputs.setting: try BuildInputs.current(of: app)]
  }

  package func change(since campaign: CampaignContext) throws(Failure) -> String? {
    try BuildInputs.change(since: campaign)
  }

  package func jobs(of campaign: CampaignContext) -> JobList<PlannedSessions> {
    JobList(count: rounds(of: campaign)) { round in
      Job(PlannedSessions(), subjects: [], range: .trials(round..<round + 1))
    }
  }

  package func obstacle(in campaign: CampaignContext) -> String? { Toolchain.obstacle }

  package func steps(in campaign: CampaignContext) -> (first: Int, perJob: Int) {
    (try? timing(campaign)).map { ($0.targets.count, $0.measurementsPerRound) } ?? (0, 1)
  }

  private func timing(_ campaign: CampaignContext) throws(Failure) -> BuildTiming {
    let checkout = try Checkout.required()
    return try TimedBuilds.timing(
      campaign.architectures, of: campaign.app, in: checkout, seed: seed(campaign.plan.seeds[0]))
  }

  package func performer(
    in campaign: CampaignContext, progress: @escaping () -> Void
  ) throws(Failure) -> (Job<PlannedSessions>) throws(Failure) -> Part? {
    let checkout = try Checkout.required()
    let rounds = rounds(of: campaign)
    let timing = try timing(campaign)
    var builds = try TimedBuilds(timing, of: campaign.app, in: checkout)
    do throws(Failure) {
      try builds.warmUp(progress: progress)
    } catch {
      // Ctrl-C also ends the build under way.
      guard Interruption.isRequested else { throw error }
    }
    let orders = timing.order(rounds: rounds)
    return { (job) throws(Failure) in
      do throws(Failure) {
        guard let round = try builds.round(orders[job.range.first], progress) else { return nil }
        return Part(
          rounds: [round], targets: timing.targets, tested: timing.tested,
          failing: builds.failing)
      } catch {
        guard Interruption.isRequested else { throw error }
        return nil
      }
    }
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) throws(Failure) -> MetricOutcome<BuildTimes> {
    let part = parts[0]
    do {
      let timing = BuildTiming(
        part.targets, tested: part.tested,
        published: campaign.app.publishedResults(for: part.targets.map(\.module)),
        seed: try seed(campaign.plan.seeds[0]))
      let times = try timing.estimate(
        part.rounds, cores: ProcessInfo.processInfo.activeProcessorCount,
        toolchain: Toolchain.version)
      let suite = campaign.app.sources.tests?.name ?? "unit"
      let failing = part.failing.sorted().map {
        Warning(BuildTimesWarning.failingTests(suite: suite, module: $0))
      }
      return MetricOutcome(
        times,
        warnings: campaign.architecturesWithoutTests + failing
          + BuildTiming.warnings(of: times))
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(MetricFailure.noEstimate(of: "the build times", reason: "\(error)"))
    }
  }
}
