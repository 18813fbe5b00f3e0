@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Statistics
import Testing

@Suite("Times pooled over machines") struct PooledTimesTests {
  /// A run on a machine, in which `other` takes `ratio` times as long as `A`, give or take `error`.
  private func run(
    machine model: String?, ratio: Double, error: Double = 0.002, baseline: String = "A",
    configuration: String = "release", revision: String? = "1a2b", app: String? = nil,
    other: String = "B"
  ) -> Run {
    var run = Run(
      date: "2026-11-22T00:00:00Z",
      plan: Plan(
        name: "p", summary: "", metrics: [.dispatch], baseline: baseline, seeds: ["1"],
        sessions: 10, eventsPerSession: 100, launches: 12, sessionsPerLaunch: 3),
      environment: BenchmarkKit.Environment(
        operatingSystem: "Linux", processor: "AMD EPYC", cores: 2, memoryBytes: 1,
        swiftVersion: "6.3", configuration: configuration, revision: revision, loadAverage: nil,
        fingerprint: model.map { .sample(model: $0) }),
      subjects: [])
    run.app = app
    func estimate(_ value: Double, _ error: Double) -> Estimate {
      // Student's distribution with 11 degrees of freedom has its 97.5 % quantile at 2.200985.
      Estimate(
        value: value, lower: value * exp(-2.2009851600 * error),
        upper: value * exp(2.2009851600 * error), confidence: 0.95, count: 12)
    }
    run.dispatch = Dispatch(
      baseline: baseline, control: nil, eventsPerSession: 100, launches: [],
      rows: [
        .init(subject: "A", time: estimate(100, 0.001), ratio: estimate(1, error)),
        .init(subject: other, time: estimate(110, 0.001), ratio: estimate(ratio, error)),
      ])
    return run
  }

  private func pool(_ runs: Run...) throws -> PooledTimes {
    try PooledTimes(runs.enumerated().map { (name: "run \($0.offset)", run: $0.element) })
  }

  private func close(_ computed: Double?, _ expected: Double) -> Bool {
    computed.map { abs($0 - expected) < 1e-6 } ?? false
  }

  @Test("times from three machines have a mean, its interval, and a prediction for another machine")
  func threeMachines() throws {
    let times = try pool(
      run(machine: "1", ratio: 1.05), run(machine: "2", ratio: 1.10),
      run(machine: "3", ratio: 1.06))

    // R: fit <- rma(log(c(1.05, 1.1, 1.06)), sei = rep(.002, 3), method = "PM", test = "knha");
    // exp(c(fit$beta, fit$ci.lb, fit$ci.ub)), exp(c(fit$beta) + c(-1, 1) * qt(.975, 1) *
    // sqrt(fit$tau2 + fit$se^2)), sqrt(fit$tau2), 1 - 2 / fit$QE
    let pooled = try #require(times.rows.first?.pooled)
    #expect(times.rows.map(\.subject) == ["B"] && times.machines.count == 3)
    #expect(close(pooled.ratio.value, 1.069783635) && close(pooled.ratio.lower, 1.006408711))
    #expect(close(pooled.ratio.upper, 1.137149363))
    #expect(close(pooled.prediction.lower, 0.746522792))
    #expect(close(pooled.prediction.upper, 1.533023555))
    #expect(close(pooled.deviation, 0.024501749) && close(pooled.inconsistency, 0.993381162))
  }

  @Test(
    "with two machines or fewer, the range is shown, and nothing is predicted for another machine")
  func tooFewMachines() throws {
    for runs in [
      [run(machine: "1", ratio: 1.05)],
      [run(machine: "1", ratio: 1.05), run(machine: "2", ratio: 1.10)],
    ] {
      let times = try PooledTimes(runs.map { (name: "", run: $0) })
      let table = times.tables[0]

      #expect(times.rows.first?.pooled == nil)
      #expect(
        table.rows[0].map(\.text)
          == [
            "B", "\(runs.count)", "1.050", runs.count == 1 ? "1.050" : "1.100", "", "", "", "", "",
          ]
      )
      #expect(
        table.notes[0].hasPrefix(
          "The ratio on another machine cannot be predicted from "
            + "\(runs.count.counted("machine")).")
      )
      #expect(times.forest?.summary.hasPrefix("B: 1.050 to ") == true)
    }
  }

  @Test("several runs on one machine count as one machine")
  func sameMachine() throws {
    let times = try pool(
      run(machine: "1", ratio: 1.05), run(machine: "1", ratio: 1.07),
      run(machine: "2", ratio: 1.10))

    let ratios = try #require(times.rows.first?.ratios)
    #expect(ratios.map(\.runs) == [2, 1] && times.rows.first?.pooled == nil)
    #expect(close(ratios[0].ratio.value, (1.05 * 1.07).squareRoot()))
    #expect(ratios[0].standardError > 0.002)
    #expect(times.machines.map(\.dates.count) == [2, 1])
  }

  @Test("runs that cannot be pooled are left out with the reason")
  func leftOut() throws {
    let times = try pool(
      run(machine: "1", ratio: 1.05), run(machine: nil, ratio: 2),
      run(machine: "2", ratio: 2, configuration: "debug"), run(machine: "3", ratio: 2, error: 0))

    #expect(times.machines.count == 1)
    #expect(
      times.warnings == [
        Warning(ComparisonWarning.notPooled(run: "run 1", .fingerprint)),
        Warning(ComparisonWarning.notPooled(run: "run 2", .debugBuild)),
        Warning(ComparisonWarning.notPooled(run: "run 3", .intervals)),
      ])
  }

  @Test("a warning names the revisions if they differ")
  func revisions() throws {
    let times = try pool(
      run(machine: "1", ratio: 1.05), run(machine: "2", ratio: 1.05, revision: "3c4d"))

    #expect(times.warnings == [Warning(ComparisonWarning.revisions(["1a2b", "3c4d"]))])
  }

  @Test("a subject that only some machines measured keeps its interval in the overview")
  func overviewColumn() throws {
    let column = try #require(
      try pool(run(machine: "1", ratio: 1.05), run(machine: "2", ratio: 1.10)).overviewColumn)
    func subject(_ name: String) -> Subject {
      Subject(id: name, module: name, summary: "", source: "", parent: nil)
    }

    #expect(column.cell(subject("B"))?.text == "1.05–1.10" && column.cell(subject("C")) == nil)
    #expect(column.note.hasSuffix("the range over 2 machines."))
    let partial = run(machine: "3", ratio: 1.2, other: "C")
    let all = try #require(
      try pool(run(machine: "1", ratio: 1.05), run(machine: "2", ratio: 1.10), partial)
        .overviewColumn)
    #expect(all.cell(subject("B")) == nil)
    #expect(all.note.hasSuffix("3 machines, or this run's 95 % interval."))
  }

  @Test(
    "a first run without usable times, and runs with different apps or baselines, are rejected")
  func rejected() {
    #expect(throws: Failure.self) {
      try pool(run(machine: nil, ratio: 1.05), run(machine: "1", ratio: 1.05))
    }
    #expect(throws: Failure.self) {
      try pool(
        run(machine: "1", ratio: 1.05), run(machine: "2", ratio: 1.05, baseline: "B"))
    }
    // Documents of earlier versions name no app; there was only one.
    for other in ["football-gather", nil] {
      let apps = #expect(throws: Failure.self) {
        try pool(
          run(machine: "1", ratio: 1.05, app: "fitness"),
          run(machine: "2", ratio: 1.05, app: other))
      }
      #expect(apps?.message == MetricFailure.differentApps(["fitness", "football-gather"]).text)
    }
  }

  @Test("the plot has a row per machine and one per subject, inside its bounds")
  func forest() throws {
    let times = try pool(
      run(machine: "1", ratio: 1.05), run(machine: "2", ratio: 1.10),
      run(machine: "3", ratio: 1.06))

    let chart = try #require(times.forest)
    let drawing = chart.drawing.rendered
    for machine in times.machines { #expect(drawing.contains(">\(machine.id)<")) }
    #expect(drawing.components(separatedBy: "<circle").count - 1 == 3)
    #expect(chart.summary.contains(", on another machine "))
    #expect(!drawing.contains("nan") && !drawing.contains("inf"))
  }
}
