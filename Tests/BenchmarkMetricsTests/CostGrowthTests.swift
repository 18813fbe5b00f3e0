import ComparedApps
@testable import BenchmarkKit
import FootballGatherCatalog
import FootballGather
import FootballGatherReference
import Foundation
import Testing
import UIKit
import UserSessions

@testable import BenchmarkMetrics

@Suite("Cost growth") struct CostGrowthTests {
  private static let grid = [3, 6, 12, 24, 48, 96, 192]

  /// A curve of known costs, each with reproducible noise of at most `noise`.
  private static func curve(
    _ subject: String = "A", noise: Double = 0, seed: UInt64 = 1, over values: [Int] = grid,
    _ cost: (Double) -> Double
  ) throws -> CostGrowth.Curve {
    var random = RandomSource(seed: seed, index: 0)
    let points = values.map { n in
      let share = Double(random.below(2001)) / 1000 - 1
      return CostGrowth.Point(n: n, costs: [cost(Double(n)) + noise * share])
    }
    return try CostGrowth.curve(sweep: "planted", subject: subject, points: points)
  }

  @Test(
    "the model and the slope of a known curve are recovered",
    arguments: [
      ("1", 0), ("log n", 700), ("n", 18), ("n log n", 6), ("n²", 0.5),
    ])
  func planted(_ model: String, _ slope: Double) throws {
    func cost(_ n: Double) -> Double {
      switch model {
      case "log n": 40_000 + slope * log(n)
      case "n": 40_000 + slope * n
      case "n log n": 40_000 + slope * n * log(n)
      case "n²": 40_000 + slope * n * n
      default: 40_000
      }
    }

    let exact = try #require(try Self.curve("A", cost).fit)
    let noisy = try #require(try Self.curve("A", noise: 20, cost).fit)

    #expect(exact.model == model && noisy.model == model)
    #expect(abs(exact.slope - slope) <= 1e-6 * slope)
    #expect(abs(exact.intercept - 40_000) < 0.01)
    #expect(abs(noisy.slope - slope) <= 0.02 * slope)
    #expect(noisy.residualStandardError < 20)
    #expect(exact.weight > 0.8 && noisy.weight > 0.4)
  }

  @Test("noise is rarely reported as growth")
  func falsePositives() throws {
    let growing = try (1...200).filter { seed in
      try Self.curve(noise: 500, seed: UInt64(seed)) { _ in 40_000 }.fit?.model != "1"
    }

    #expect(growing.count < 30)
  }

  @Test("a change within the noise of repeated counts is not growth")
  func negligible() throws {
    let fit = try #require(try Self.curve { 40_000 + $0 }.fit)
    let growing = try #require(try Self.curve { 40_000 + 3 * $0 }.fit)

    #expect(fit.model == "1" && fit.slope == 0)
    #expect(growing.model == "n")
  }

  @Test("no model is chosen for fewer than five points")
  func tooFew() throws {
    #expect(try Self.curve(over: [1, 2, 3, 4]) { $0 }.fit == nil)
    #expect(try Self.curve(over: [1, 2, 3, 4, 5]) { $0 }.fit != nil)
  }

  @Test("crossings are reported only where the order of the curves changes")
  func crossings() throws {
    let flat = try Self.curve("flat") { _ in 50_000 }
    let scan = try Self.curve("scan") { 49_000 + 20 * $0 }
    let steep = try Self.curve("steep") { 60_000 + 20 * $0 }
    // At its first point, this curve is practically equal to the flat one.
    let close = try Self.curve("close") { 49_900 + 20 * $0 }

    let found = try CostGrowth.crossings(of: [flat, scan, steep, close])

    #expect(found.map(\.rising) == ["scan"] && found.map(\.overtaken) == ["flat"])
    #expect(abs(found[0].n - 50) < 0.1)
  }

  @Test("every subject conforms to the reference model in every sweep")
  @MainActor func sweeps() {
    for sweep in FootballGatherApp().sweeps(upTo: 6) {
      for n in sweep.values {
        let session = ExpectedSession(sweep.session(at: n))
        #expect(session.refusals.last == 0, "\(sweep.name)")
        for subject in SubjectUnderTest.all(of: FootballGatherApp()) {
          let outcome = FootballGatherApp().check(session, on: subject.variant)
          #expect(outcome.isConformant, "\(subject.subject.id), \(sweep.name), \(n)")
        }
      }
    }
  }

  @Test("a pending-requests sweep of size n leaves n requests pending")
  @MainActor func pending() throws {
    let sweep = try #require(
      FootballGatherApp().sweeps(upTo: 12).first { $0.name == "requests pending" })
    let subject = SubjectUnderTest.all(of: FootballGatherApp())[0]
    let app = RunningFootballGather(subject.variant, start: sweep.session(at: 12).start)
    defer { app.device.shutDown() }

    SessionRunner.run(sweep.approach(12).events, on: app)

    #expect(app.backend.pendingCount == 12)
  }

  @Test("parts with different subjects are merged by sweep, and their crossings are found")
  func merging() throws {
    let parts = try [
      Self.curve("flat") { _ in 50_000 }, Self.curve("scan") { 49_000 + 20 * $0 },
    ].map { curve in
      CostGrowth(
        unit: .instructions,
        sweeps: [CostGrowth.Sweep(name: "planted", measured: "", bound: nil)], curves: [curve],
        crossings: [])
    }

    let whole = try #require(try CostGrowthMeasurement.merge(parts))

    #expect(whole.curves.map(\.subject) == ["flat", "scan"] && whole.crossings.count == 1)
    #expect(try CostGrowthMeasurement.merge([]) == nil)
  }

  @Test("merging omits sweeps without curves and includes the sweeps of later parts")
  func mergingSweeps() throws {
    let sweeps = ["lost", "planted"].map { CostGrowth.Sweep(name: $0, measured: "", bound: nil) }
    let parts = try [[], [Self.curve { _ in 50_000 }]].map {
      CostGrowth(unit: .nanoseconds, sweeps: sweeps, curves: $0, crossings: [])
    }

    let whole = try #require(try CostGrowthMeasurement.merge(parts))

    #expect(whole.sweeps.map(\.name) == ["planted"] && whole.curves.count == 1)
  }

  @Test("measuring a range of sweeps reports each position and returns only the range's curves")
  @MainActor func part() throws {
    let subjects = Array(SubjectUnderTest.all(of: FootballGatherApp()).prefix(2))
    let selection = CostGrowthMeasurement.Selection(largest: 3)
    var begun: Set<[Int]> = []
    var values: Set<Int> = []
    var points = 0
    let observer = WorkObserver(
      onSession: { begun.insert([$0, $1]) }, onIdle: { _ in }, onValue: { values.insert($0) },
      onAdvance: { points += 1 })

    let growth = try CostGrowthMeasurement(subjects, selection).run(
      CostMeter(), 1..<3, of: FootballGatherApp(), observer: observer)

    #expect(
      growth.curves.map(\.sweep) == [
        "players, link", "players, link", "players, edit", "players, edit",
      ])
    #expect(begun == [[1, 0], [1, 1], [2, 0], [2, 1]] && values == [3])
    #expect(points == 4 && selection.points(of: 1..<3, of: FootballGatherApp()) == 2)
  }

  @Test("without callgrind, counting fails with an error that states what was expected")
  @MainActor func noCallgrind() throws {
    let error = #expect(throws: CostMeter.Failure.self) {
      _ = try CostMeter(callgrindWritesTo: FileManager.default.temporaryDirectory)
    }
    #expect(error?.description.contains("expected callgrind to write them") == true)
  }
}
