public import BenchmarkResults
import FootballGatherSessions
import UIKit
import UserSessions

/// Measures every sweep on some subjects.
public struct GrowthMeasurement: Sendable {
  /// A subject did other work than the reference model says: no number without proof.
  public struct Failure: Error, CustomStringConvertible, Sendable {
    /// Which subject, where.
    public let description: String
  }

  /// Which sweeps are measured, and how far.
  public struct Selection: Codable, Sendable {
    /// The name of one sweep; `nil` for all.
    public let sweep: String?
    /// The largest value of a parameter.
    public let largest: Int

    /// Selects.
    public init(sweep: String? = nil, largest: Int = 96) {
      self.sweep = sweep
      self.largest = largest
    }

    var sweeps: [CostSweep] {
      CostSweep.all(upTo: largest).filter { sweep == nil || $0.name == sweep }
    }

    /// How many points `run` reports as done for each subject.
    public var points: Int { sweeps.map(\.values.count).reduce(0, +) }
  }

  /// The names that a selection can give.
  public static var sweepNames: [String] { CostSweep.all(upTo: 3).map(\.name) }

  private let subjects: [SubjectUnderTest]
  private let sweeps: [CostSweep]

  /// Prepares sweeps for these subjects.
  public init(_ subjects: [SubjectUnderTest], _ selection: Selection = Selection()) {
    self.subjects = subjects
    sweeps = selection.sweeps
  }

  // Instructions are counted twice to show that they are exact; times want more, and an odd number has a median.
  private static func rounds(_ unit: CostGrowth.Unit) -> Int { unit == .instructions ? 2 : 21 }

  /// Takes the costs at all points: at each, the subjects in balanced order, each time on a fresh app.
  ///
  /// - Throws: `Failure`; `CostMeter.Failure`; a `StatisticsError` if no model can be fitted.
  @MainActor public func run(_ meter: CostMeter, progress: () -> Void = {}) throws -> CostGrowth {
    var random = RandomSource(seed: 0x6409_3717, index: 0)
    var curves: [CostGrowth.Curve] = []
    for sweep in sweeps {
      var points = subjects.map { _ in [CostGrowth.Point]() }
      try warmUp(sweep, meter)
      for n in sweep.values {
        let session = ExpectedSession(sweep.session(at: n))
        var costs = subjects.map { _ in [Double]() }
        let orders = BalancedOrder(count: subjects.count)
          .orders(blocks: Self.rounds(meter.unit), using: &random)
        for order in orders {
          for index in order {
            costs[index].append(try cost(subjects[index], sweep, n, session, meter))
          }
        }
        for index in subjects.indices {
          points[index].append(CostGrowth.Point(n: n, costs: costs[index]))
          progress()
        }
      }
      for (subject, points) in zip(subjects, points) {
        curves.append(
          try CostGrowth.curve(
            sweep: sweep.name, subject: subject.subject.id, points: points))
      }
    }
    return CostGrowth(
      unit: meter.unit, sweeps: sweeps.map(\.description), curves: curves,
      crossings: try CostGrowth.crossings(of: curves))
  }

  /// Puts parts that measured different subjects together, subjects in the order of the parts.
  ///
  /// - Throws: A `StatisticsError` if no model can be fitted.
  public static func merge(_ parts: [CostGrowth]) throws -> CostGrowth? {
    guard let first = parts.first else { return nil }
    let curves = first.sweeps.flatMap { sweep in
      parts.flatMap { $0.curves.filter { $0.sweep == sweep.name } }
    }
    return CostGrowth(
      unit: first.unit, sweeps: first.sweeps, curves: curves,
      crossings: try CostGrowth.crossings(of: curves))
  }

  // What the runtime looks up once a process, such as conformances, is no cost of an event.
  @MainActor private func warmUp(_ sweep: CostSweep, _ meter: CostMeter) throws {
    for n in Set([sweep.values[0], sweep.values[sweep.values.count - 1]]).sorted() {
      let session = ExpectedSession(sweep.session(at: n))
      for subject in subjects { _ = try cost(subject, sweep, n, session, meter) }
    }
  }

  @MainActor private func cost(
    _ subject: SubjectUnderTest, _ sweep: CostSweep, _ n: Int,
    _ expected: ExpectedSession<FootballGatherModel>, _ meter: CostMeter
  ) throws -> Double {
    let events = sweep.events(at: n)
    var app: FootballGatherApp? = FootballGatherApp(
      subject.variant, start: expected.session.start)
    defer { app?.device.shutDown() }
    if let app { SessionRunner.run(events.approach, on: app) }
    var cost = 0.0
    if case .events = sweep.section, let app {
      cost = try meter.cost { SessionRunner.run(events.measured, on: app) }
    }
    guard app?.digest == expected.screens.last else {
      throw Failure(
        description: "\(subject.subject.id) did not do the work of the sweep '\(sweep.name)' at"
          + " \(n): run the conformance check before measuring it.")
    }
    if case .shutDown = sweep.section {
      cost = try meter.cost {
        app?.device.shutDown()
        app = nil
      }
    }
    return cost
  }
}
