@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Testing

@testable import BenchmarkCLI

/// Checks what remains in a build from which a metric's line in `All.swift` was removed.
///
/// A test cannot change the list itself, so each part receives the list without the metric.
@Suite("A build without one of the metrics") struct RemovedMetricTests {
  @Test(
    "the checkout's plans are run without the metric, with a warning, if another one is left",
    arguments: [MetricID.linesOfCode, .conformance])
  func builtInPlans(_ removed: MetricID) throws {
    let ids = Metrics.ids.filter { $0 != removed }

    for name in Plans.names {
      let whole = try Plans.load(name).metrics
      let left = whole.filter { $0 != removed }
      #expect(try Plans.load(name, metrics: ids).metrics == left)
      guard !left.isEmpty else {
        #expect(throws: Failure.self) {
          try Plans.load(name, metrics: ids, measuresMetrics: true)
        }
        continue
      }
      var rest: [MetricID] = []
      let result = try Bench.invoke {
        rest = try Plans.load(name, metrics: ids, measuresMetrics: true).metrics
      }

      let warning = CommandWarning.missingMetrics([removed.rawValue], plan: name).text
      let isNamed = whole.contains(removed)
      #expect(result.errors == (isNamed ? "warning: \(warning)\n" : ""))
      #expect(rest == left)
    }
  }

  @Test("a user's plan is rejected if it names the metric")
  func ownPlan() throws {
    try Bench.withFolder { folder in
      let removed = try #require(Metrics.ids.first)
      let path = try Bench.plan("\"\(removed)\"", in: folder)

      let failure = #expect(throws: Failure.self) {
        try Plans.load(path, metrics: Array(Metrics.ids.dropFirst()))
      }

      #expect(failure?.code == .badInput)
      #expect(failure?.message.contains("at metrics[0]: found '\(removed)', expected one") == true)
    }
  }

  @Test("a tiny run measures another metric, and every report shows it", arguments: Metrics.ids)
  func tinyRun(_ removed: MetricID) throws {
    let metrics = Metrics.all.filter { $0.id != removed }
    // One that a debug build can measure in a moment.
    let other = try #require(
      metrics.first { $0 is any SessionMetric && $0.needs.isEmpty && !$0.hasOwnSessions })
    let manifest = Manifest.sample(metrics: [removed, other.id])
    let registry = Registry(metrics: metrics, tasks: [])

    try Bench.withFolder { folder in
      let result = try Bench.invoke {
        let run = try Campaign.runOnce(manifest, registry, .init(jobs: 1, isQuiet: true))
        var rendering = RunRendering(run)
        try rendering.store(in: folder)
        for format in RunFormat.allCases {
          let text = try rendering.text(as: format, .forTerminal(.never, isBrief: false))
          #expect(!text.isEmpty, "\(format)")
        }
      }
      let stored = try BenchmarkKit.Run.read(
        Data(contentsOf: folder.appendingPathComponent("run.json")),
        sections: Metrics.sections(of: metrics))
      let page = try String(
        contentsOf: folder.appendingPathComponent("report.html"), encoding: .utf8)

      #expect(stored.isComplete && stored.findings.isEmpty, "\(result.errors)")
      #expect(stored.sections.map { type(of: $0).id } == [other.id])
      #expect(page.contains("<section id=\"\(other.id)\""))
      #expect(!page.contains("<section id=\"\(removed)\""))
    }
  }
}
