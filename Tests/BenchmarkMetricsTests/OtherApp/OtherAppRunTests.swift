import BenchmarkKit
import BenchmarkReports
import ComparedApps
import Foundation
import Testing

@testable import BenchmarkMetrics

/// Measures an unregistered app with every metric that can run in this process, and renders every
/// report.
@Suite("A run of another app", .serialized) @MainActor struct OtherAppRunTests {
  private let app = LampsApp()
  private let plan = Plan(
    name: "lamps", summary: "", metrics: Metrics.ids, baseline: "Closures", seeds: ["1"],
    sessions: 4, eventsPerSession: 20, launches: 2, sessionsPerLaunch: 4)

  @Test("every session metric measures an unregistered app, and every report shows its results")
  func everyMetric() throws {
    var run = emptyRun

    for case let metric as any SessionMetric in Metrics.all { try measure(metric, &run) }
    run = run.withConclusions

    // The app has no links and no sweeps, and hence no sections for these metrics.
    let missing: Set<MetricID> = [.deepLinks, .costGrowth]
    let unavailable: Set<MetricID> = [.counts, .leaks, .exits]
    let expected = Metrics.all.filter { $0 is any SessionMetric }.map(\.id)
      .filter { !missing.contains($0) && (LeakCheck.isAvailable || !unavailable.contains($0)) }
    #expect(run.sections.map { type(of: $0).id } == expected)
    #expect(run.findings.allSatisfy { $0.detail.contains("KeepingList.opened[0]") })
    #expect(run.findings.map(\.subject) == (LeakCheck.isAvailable ? ["Keeping"] : []))
    let page = HTMLReport().render(run)
    let console = ConsoleReport().render(run)
    let files = CSVReport().files(of: run)
    for section in run.sections.map({ type(of: $0) }) { #expect(page.contains(section.title)) }
    for subject in ["Closures", "Keeping"] {
      #expect(page.contains(subject) && console.contains(subject))
      #expect(files.contains { $0.name == "scorecard.csv" && $0.content.contains(subject) })
    }
    #expect(!page.contains("MVC") && !console.contains("MVC") && !page.contains("published"))
    #expect(!JUnitReport().render(run).isEmpty)
    let stored = try Run.read(run.data())
    #expect(stored.app == "lamps" && stored.sections.count == run.sections.count)
  }

  @Test("local metrics report that an app has no sources or tests, or have no results for it")
  func localMetrics() throws {
    var run = emptyRun
    var reasons: [MetricID: String] = [:]

    // The others run their subjects in the executable, which knows only registered apps.
    for case let metric as any LocalMetric in Metrics.all where !metric.needs.contains(.release) {
      reasons[metric.id] = try measureHere(metric, &run)
    }
    run = run.withConclusions

    let folder = try Checkout.required().sources.appendingPathComponent("Apps/Lamps").path
    for id in [LinesOfCodeMetric.id, StructureMetric.id, BuildTimesMetric.id] {
      let reason = reasons.removeValue(forKey: id) ?? ""
      #expect(reason.hasPrefix("nothing found at '\(folder)"), "\(id): \(reason)")
    }
    #expect(reasons == [UnitTestsMetric.id: MetricFailure.noUnitTests.text])
    #expect(run.sections.map { type(of: $0).id } == [PrintedDefects.id, Claims.id])
    #expect(run.sections.allSatisfy { $0.tables(in: run).isEmpty })
    for report in [HTMLReport().render(run), ConsoleReport().render(run)] {
      #expect(!report.isEmpty && !report.contains("MVC"))
    }
  }

  /// A run of the app without results.
  private var emptyRun: Run {
    var run = Run(
      date: "2026-11-22T12:00:00Z", plan: plan, environment: .current(revision: nil),
      subjects: SubjectUnderTest.all(of: app).map(\.subject))
    run.app = app.id
    return run
  }

  /// Runs a metric's jobs in this process, as a campaign runs them in workers.
  private func measure<M: SessionMetric>(_ metric: M, _ run: inout Run) throws {
    if metric.needs.contains(.hooks), !LeakCheck.isAvailable { return }
    let context = context(of: run)
    try add(metric, context, to: &run) { try metric.run($0, context.subjects, on: app, .none) }
  }

  /// Runs the jobs of a local metric, as a campaign does.
  ///
  /// - Returns: The reason the metric has no results; `nil` if it has.
  private func measureHere<M: LocalMetric>(_ metric: M, _ run: inout Run) throws -> String? {
    let context = context(of: run)
    if let obstacle = metric.obstacle(in: context) { return obstacle }
    do {
      let perform = try metric.performer(in: context) {}
      try add(metric, context, to: &run) { try perform($0) }
      return nil
    } catch let failure as Failure {
      return failure.message
    }
  }

  private func context(of run: Run) -> CampaignContext {
    CampaignContext(
      plan: plan, environment: run.environment, app: app, subjects: SubjectUnderTest.all(of: app),
      control: nil, population: nil, settings: ["unit": "nanoseconds"], samples: nil,
      scratch: FileManager.default.temporaryDirectory)
  }

  /// Adds the results of all jobs of a metric.
  private func add<M: Metric>(
    _ metric: M, _ context: CampaignContext, to run: inout Run,
    perform: (Job<M.Work>) throws -> M.Part?
  ) throws {
    let jobs = try metric.jobs(of: context)
    guard jobs.count > 0 else { return }
    var parts = Array(repeating: metric.emptyPart(of: context), count: jobs.repetitions)
    for number in 0..<jobs.count {
      let result = try perform(jobs.job(number))
      let part = try #require(result)
      let repetition = jobs.repetition(of: number)
      parts[repetition]?.add(part)
      parts[repetition] = parts[repetition] ?? part
    }
    let outcome = try metric.outcome(of: parts.compactMap { $0 }, isWhole: true, in: context)
    run[M.Section.self] = outcome.section
    run.findings += outcome.findings
  }
}
