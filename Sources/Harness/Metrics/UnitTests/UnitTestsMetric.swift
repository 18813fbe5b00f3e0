import BenchmarkKit
import AppArchitecture
import ComparedApps

/// Runs the unit tests of each architecture separately.
package struct UnitTestsMetric: LocalMetric {
  package typealias Work = PlannedSessions

  /// The results of all architectures; there is only one job, because their tests are built once.
  package struct Part: MetricPart {
    var tests: UnitTests

    package var subjects: [String] { [] }
    package mutating func add(_ later: Part) {}
  }

  package init() {}

  package let activity = "running unit tests"
  package let hasOwnSessions = true

  package func initialSettings(of app: any App) throws(Failure) -> [String: String] {
    [BuildInputs.setting: try BuildInputs.current(of: app)]
  }

  package func change(since campaign: CampaignContext) throws(Failure) -> String? {
    try BuildInputs.change(since: campaign)
  }

  package func jobs(of campaign: CampaignContext) -> JobList<PlannedSessions> { .once(campaign) }

  package func obstacle(in campaign: CampaignContext) -> String? { Toolchain.obstacle }

  package func steps(in campaign: CampaignContext) -> (first: Int, perJob: Int) {
    (0, campaign.architectures.count - campaign.architecturesWithoutTests.count + 1)
  }

  package func performer(
    in campaign: CampaignContext, progress: @escaping () -> Void
  ) -> (Job<PlannedSessions>) throws(Failure) -> Part? {
    { (_) throws(Failure) in
      guard let checkout = Checkout.current else { return nil }
      guard let run = UnitTestRun(campaign.architectures, of: campaign.app, in: checkout)
      else { throw Failure(MetricFailure.noUnitTests) }
      return try run.measure(progress: progress).map { Part(tests: $0) }
    }
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) -> MetricOutcome<UnitTests> {
    let tests = parts[0].tests
    let count = UnitTestCount(campaign.architectures, of: campaign.app)
    return MetricOutcome(
      tests, findings: count?.findings(in: tests, campaign.subjects.map(\.subject)) ?? [],
      warnings: campaign.architecturesWithoutTests)
  }
}

extension CampaignContext {
  /// Warnings about architectures without unit tests.
  var architecturesWithoutTests: [Warning] {
    guard let checkout = Checkout.current else { return [] }
    let folder = app.sources.tests?.folder ?? "Tests"
    return architectures.map(\.module).filter { !checkout.hasTests(of: $0, in: app) }.map {
      Warning(UnitTestsWarning.noTests(module: $0, folder: folder))
    }
  }
}
