public import BenchmarkResults
public import FootballGatherSessions
import UIKit
public import UserSessions

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

    /// The numbers of the sweeps.
    public var numbers: Range<Int> { sweeps.indices }

    /// How many points of these sweeps `run` reports as done for each subject.
    public func points(of numbers: Range<Int>) -> Int {
      sweeps[numbers].map(\.values.count).reduce(0, +)
    }

    /// What the results document says of the sweep with this number.
    public func sweep(_ number: Int) -> CostGrowth.Sweep { sweeps[number].description }

    /// All that is done at a value of the parameter of the sweep with this number, and how many of the events come before
    /// what is measured; at the first value in place of one that the sweep does not have.
    public func session(
      ofSweep number: Int, at value: Int
    ) -> (session: Session<FootballGatherModel>, approach: Int) {
      let sweep = sweeps[number]
      let value = sweep.values.contains(value) ? value : sweep.values[0]
      return (sweep.session(at: value), sweep.approach(value).events.count)
    }
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
  /// - Parameters:
  ///   - numbers: The sweeps to measure; `nil` for all of the selection.
  ///   - observer: Told where the work is; a sweep's place is its number.
  ///   - progress: Called after each point of each subject.
  /// - Throws: `Failure`; `CostMeter.Failure`; a `StatisticsError` if no model can be fitted.
  @MainActor public func run(
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
    // Of the sweep alone, so that its orders are the same wherever it is measured.
    var random = RandomSource(seed: 0x6409_3717, index: number)
    let sweep = sweeps[number]
    var points = subjects.map { _ in [CostGrowth.Point]() }
    func cost(_ index: Int, _ session: ExpectedSession<FootballGatherModel>, _ n: Int) throws
      -> Double
    {
      observer.begin(number, index, value: n)
      return try self.cost(subjects[index], sweep, n, session, meter, observer)
    }
    // What the runtime looks up once a process, such as conformances, is no cost of an event.
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

  /// Puts parts that measured different subjects or sweeps together, subjects in the order of the parts.
  ///
  /// - Throws: A `StatisticsError` if no model can be fitted.
  public static func merge(_ parts: [CostGrowth]) throws -> CostGrowth? {
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
    // What is measured is not reported: that would be measured, too.
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
