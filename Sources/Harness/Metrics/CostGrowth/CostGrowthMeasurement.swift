import BenchmarkKit
import ComparedApps
import UIKit
import UserSessions

/// Measures every sweep on a set of subjects.
package struct CostGrowthMeasurement: Sendable {
  /// An error thrown when a subject's work differs from the reference model's.
  package struct Failure: Error, CustomStringConvertible, Sendable {
    /// The error message, with the subject and the sweep.
    package let description: String
  }

  /// The sweeps to measure, and their largest parameter.
  package struct Selection: Codable, Sendable {
    /// The name of one sweep; `nil` for all.
    package let sweep: String?
    /// The largest value of the parameters.
    package let largest: Int

    package init(sweep: String? = nil, largest: Int = 96) {
      self.sweep = sweep
      self.largest = largest
    }

    func sweeps<A: App>(of app: A) -> [CostSweep<A.Model>] {
      app.sweeps(upTo: largest).filter { sweep == nil || $0.name == sweep }
    }

    /// The indices of the sweeps.
    package func numbers(of app: some App) -> Range<Int> { sweeps(of: app).indices }

    /// The number of points in these sweeps, each reported by `run` once per subject.
    package func points(of numbers: Range<Int>, of app: some App) -> Int {
      sweeps(of: app)[numbers].map(\.values.count).sum
    }

    /// The sweep with this number, in the format of the results document.
    package func sweep(_ number: Int, of app: some App) -> CostGrowth.Sweep {
      sweeps(of: app)[number].description
    }

    /// All events at a value of a sweep's parameter, and the number of events before measuring.
    ///
    /// Values that the sweep does not include are replaced with its first value.
    package func session(
      ofSweep number: Int, at value: Int, of app: some App
    ) -> (session: any AppSession, approach: Int) {
      let sweep = sweeps(of: app)[number]
      let value = sweep.values.contains(value) ? value : sweep.values[0]
      return (sweep.session(at: value), sweep.approach(value).events.count)
    }
  }

  /// The names of all sweeps, for use in a selection.
  package static func sweepNames(of app: some App) -> [String] { app.sweeps(upTo: 3).map(\.name) }

  private let subjects: [SubjectUnderTest]
  private let selection: Selection

  package init(_ subjects: [SubjectUnderTest], _ selection: Selection = Selection()) {
    self.subjects = subjects
    self.selection = selection
  }

  // Two counts prove that instructions are exact; a median of times needs more rounds, and an odd
  // number of them.
  private static func rounds(_ unit: CostGrowth.Unit) -> Int { unit == .instructions ? 2 : 21 }

  /// Measures the costs at all points, each on a fresh app, with the subjects in balanced order.
  ///
  /// - Parameters:
  ///   - numbers: The sweeps to measure; `nil` for the whole selection.
  ///   - observer: Receives the position of the work; the session's index is the sweep's number.
  /// - Throws: `Failure`; `CostMeter.Failure`; a `StatisticsError` if no model can be fitted.
  @MainActor package func run(
    _ meter: CostMeter, _ numbers: Range<Int>? = nil, of app: some App,
    observer: WorkObserver = .none
  ) throws -> CostGrowth {
    let sweeps = selection.sweeps(of: app)
    var curves: [CostGrowth.Curve] = []
    if !subjects.isEmpty {
      for number in numbers ?? sweeps.indices {
        curves += try self.curves(of: sweeps[number], number, app, meter, observer)
      }
    }
    return CostGrowth(
      unit: meter.unit, sweeps: sweeps.map(\.description), curves: curves,
      crossings: try CostGrowth.crossings(of: curves))
  }

  @MainActor private func curves<A: App>(
    of sweep: CostSweep<A.Model>, _ number: Int, _ app: A, _ meter: CostMeter,
    _ observer: WorkObserver
  ) throws -> [CostGrowth.Curve] {
    // Seeded by the sweep alone, so that its orders do not depend on the process that measures it.
    var random = RandomSource(seed: 0x6409_3717, index: number)
    var points = subjects.map { _ in [CostGrowth.Point]() }
    func cost(_ index: Int, _ session: ExpectedSession<A.Model>, _ n: Int) throws
      -> Double
    {
      observer.begin(number, index, value: n)
      return try self.cost(subjects[index], app, sweep, n, session, meter, observer)
    }
    // Warms up: the runtime's one-time lookups per process, such as conformances, are not part of
    // an event's cost.
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
        observer.advance()
      }
    }
    return try zip(subjects, points).map { subject, points in
      try CostGrowth.curve(sweep: sweep.name, subject: subject.subject.id, points: points)
    }
  }

  /// Merges parts with different subjects or sweeps; subjects are in the order of the parts.
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

  @MainActor private func cost<A: App>(
    _ subject: SubjectUnderTest, _ whole: A, _ sweep: CostSweep<A.Model>, _ n: Int,
    _ expected: ExpectedSession<A.Model>, _ meter: CostMeter, _ observer: WorkObserver
  ) throws -> Double {
    let measured = sweep.measuredEvents(at: n)
    let approach = expected.session.events.dropLast(measured.count)
    var app: A.Running? = whole.launch(subject.variant, start: expected.session.start)
    defer { app?.device.shutDown() }
    var done = 0
    observer.reach(done)
    // Measured events are not reported, because the report itself would be measured.
    if let app { observer.run(Array(approach), on: app, after: &done) }
    var cost = 0.0
    if case .events = sweep.section, let app {
      cost = try meter.cost { SessionRunner.run(measured, on: app) }
    }
    guard app?.digest == expected.screens.last else {
      throw Failure(
        description: "the screen of \(subject.subject.id) differs from the reference model's in the"
          + " sweep '\(sweep.name)' at \(n). Run 'bench measure conformance' first.")
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

extension CostSweep {
  /// The sweep's entry in the results document.
  fileprivate var description: CostGrowth.Sweep {
    CostGrowth.Sweep(name: name, measured: measured, bound: bound)
  }
}
