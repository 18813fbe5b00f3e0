import BenchmarkKit
import Foundation
import Statistics
import Testing

@testable import BenchmarkMetrics

/// Recomputes the estimates of the stored runs from their raw measurements.
@Suite("Estimates of the stored runs") struct StoredEstimateTests {
  private static let results = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("results")

  private func run(_ name: String) throws -> Run {
    try Run.read(Data(contentsOf: Self.results.appendingPathComponent("\(name)/run.json")))
  }

  @Test(
    "the launches reproduce times, ratios, comparisons and resolution bit for bit",
    arguments: ["2026-11-22-default", "2026-11-22-complete"])
  func dispatch(name: String) throws {
    let run = try run(name)
    let stored = try #require(run.dispatch)

    let again = try DispatchTiming.estimate(
      stored.launches, baseline: stored.baseline, control: stored.control,
      eventsPerSession: stored.eventsPerSession, order: stored.rows.map(\.subject),
      margin: run.plan.margin ?? DispatchTiming.defaultMargin)

    #expect(!stored.rows.isEmpty)
    #expect(stored.rows.contains { $0.comparison != nil })
    #expect(again.rows == stored.rows)
    #expect(again.resolution == stored.resolution)
  }

  @Test("the launches reproduce the events' quantiles and their ratios bit for bit")
  func events() throws {
    let stored = try #require(try run("2026-11-22-complete").eventTimes)

    let again = try EventTiming.estimate(
      stored.launches, baseline: stored.baseline, control: stored.control,
      order: stored.rows.map(\.subject).uniqued)

    #expect(!stored.rows.isEmpty)
    #expect(again.rows == stored.rows)
  }

  @Test("the rounds reproduce the build times bit for bit")
  func builds() throws {
    let stored = try #require(try run("2026-11-22-complete").buildTimes)

    let again = try BuildTiming(
      stored.targets, tested: Set(stored.targets.map(\.module)), seed: 0
    ).estimate(stored.rounds, cores: stored.cores)

    #expect(!stored.rows.isEmpty)
    #expect(again.rows == stored.rows)
  }
}
