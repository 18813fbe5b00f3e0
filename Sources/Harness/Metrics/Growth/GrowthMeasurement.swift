import BenchmarkKit
import FootballGatherReference
import UIKit
import UserSessions

/// Measures every sweep on a set of subjects.
package struct GrowthMeasurement: Sendable {
  /// An error thrown when a subject's work differs from the reference model's.
  package struct Failure: Error, CustomStringConvertible, Sendable {
    /// The subject and the sweep.
    package let description: String
  }

  /// The sweeps to measure, and their largest parameter.
  package struct Selection: Codable, Sendable {
    /// The name of one sweep; `nil` for all.
    package let sweep: String?
    /// The largest value of the parameters.
    package let largest: Int

    /// Creates a selection.
    package init(sweep: String? = nil, largest: Int = 96) {
      self.sweep = sweep
      self.largest = largest
    }

    var sweeps: [CostSweep] {
      CostSweep.all(upTo: largest).filter { sweep == nil || $0.name == sweep }
    }

    /// The indices of the sweeps.
    package var numbers: Range<Int> { sweeps.indices }

    /// The number of points in these sweeps, each reported by `run` once per subject.
    package func points(of numbers: Range<Int>) -> Int {
      sweeps[numbers].map(\.values.count).reduce(0, +)
    }

    /// The sweep with this number, as the results document describes it.
    package func sweep(_ number: Int) -> CostGrowth.Sweep { sweeps[number].description }

    /// All events at a value of a sweep's parameter, and how many of them are not measured.
    ///
    /// A value that the sweep does not have is replaced with its first.
    package func session(
      ofSweep number: Int, at value: Int
    ) -> (session: Session<FootballGatherModel>, approach: Int) {
      let sweep = sweeps[number]
      let value = sweep.values.contains(value) ? value : sweep.values[0]
      return (sweep.session(at: value), sweep.approach(value).events.count)
    }
  }

  /// The names of all sweeps, for use in a selection.
  package static var sweepNames: [String] { CostSweep.all(upTo: 3).map(\.name) }

  private let subjects: [SubjectUnderTest]
  private let sweeps: [CostSweep]

  /// Creates a measurement of these subjects.
  package init(_ subjects: [SubjectUnderTest], _ selection: Selection = Selection()) {
    self.subjects = subjects
    sweeps = selection.sweeps
  }

  // Two counts show that instructions are exact; times need more, and an odd number for the median.
  private static func rounds(_ unit: CostGrowth.Unit) -> Int { unit == .instructions ? 2 : 21 }

  /// Measures the costs at all points, with the subjects in balanced order and a fresh app.
  ///
  /// - Parameters:
  ///   - numbers: The sweeps to measure; `nil` for the whole selection.
  ///   - observer: Receives the position of the work; a sweep's index is its number.
  ///   - progress: Called after each point of each subject.
  /// - Throws: `Failure`; `CostMeter.Failure`; a `StatisticsError` if no model can be fitted.
  @MainActor package func run(
    _ meter: CostMeter, _ numbers: Range<Int>? = nil, observer: WorkObserver = .none,
    progress: () -> Void = {}
  ) throws -> CostGrowth {
    var curves: [CostGrowth.Curve] = []
    if !subjects.isEmpty {
      for number in numbers ?? sweeps.indices {
        curves += try self.curves(ofSweep: number, meter, observer, progress)
      }
    }
    return CostGrowth(
      unit: meter.unit, sweeps: sweeps.map(\.description), curves: curves,
      crossings: try CostGrowth.crossings(of: curves))
  }

  @MainActor private func curves(
    ofSweep number: Int, _ meter: CostMeter, _ observer: WorkObserver, _ progress: () -> Void
  ) throws -> [CostGrowth.Curve] {
    // Seeded by the sweep alone, so that its orders do not depend on which process measures it.
    var random = RandomSource(seed: 0x6409_3717, index: number)
    let sweep = sweeps[number]
    var points = subjects.map { _ in [CostGrowth.Point]() }
    func cost(_ index: Int, _ session: ExpectedSession<FootballGatherModel>, _ n: Int) throws
      -> Double
    {
      observer.begin(number, index, value: n)
      return try self.cost(subjects[index], sweep, n, session, meter, observer)
    }
    // The runtime's one-time lookups per process, such as conformances, are not part of an event's
    // cost.
    for n in Set([sweep.values[0], sweep.values[sweep.values.count - 1]]).sorted() {
      let session = ExpectedSession(sweep.session(at: n))
      for index in subjects.indices { _ = try cost(index, session, n) }
    }
    for n in sweep.values {
      let session = ExpectedSession(sweep.session(at: n))
      var costs = subjects.map { _ in [Double]() }
      let orders = BalancedOrder(count: subjects.count)
        .orders(blocks: Self.rounds(meter.unit), using: &random)
      for order in orders {
        for index in order { costs[index].append(try cost(index, session, n)) }
      }
      for index in subjects.indices {
        points[index].append(CostGrowth.Point(n: n, costs: costs[index]))
        progress()
      }
    }
    return try zip(subjects, points).map { subject, points in
      try CostGrowth.curve(sweep: sweep.name, subject: subject.subject.id, points: points)
    }
  }

  /// Merges parts that measured different subjects or sweeps; subjects keep the order of the parts.
  ///
  /// - Throws: A `StatisticsError` if no model can be fitted.
  package static func merge(_ parts: [CostGrowth]) throws -> CostGrowth? {
    guard let first = parts.first else { return nil }
    let curves = first.sweeps.flatMap { sweep in
      parts.flatMap { $0.curves.filter { $0.sweep == sweep.name } }
    }
    let measured = Set(curves.map(\.sweep))
    return CostGrowth(
      unit: first.unit, sweeps: first.sweeps.filter { measured.contains($0.name) }, curves: curves,
      crossings: try CostGrowth.crossings(of: curves))
  }

  @MainActor private func cost(
    _ subject: SubjectUnderTest, _ sweep: CostSweep, _ n: Int,
    _ expected: ExpectedSession<FootballGatherModel>, _ meter: CostMeter,
    _ observer: WorkObserver
  ) throws -> Double {
    let events = sweep.events(at: n)
    var app: FootballGatherApp? = FootballGatherApp(
      subject.variant, start: expected.session.start)
    defer { app?.device.shutDown() }
    var done = 0
    observer.reach(done)
    // Measured events are not reported: the report itself would be measured.
    if let app { observer.run(events.approach, on: app, after: &done) }
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
