import BenchmarkKit
import Statistics

/// Simulates the coverage of the intervals and the rate of false positives.
///
/// Simulated launches go through the functions that estimate a real run.
package struct EstimatorSimulation: Sendable {
  /// The number of simulated runs of each kind.
  package let repetitions: Int
  private let seed: UInt64
  private let plan: Plan

  /// The numbers of launches for which coverage is simulated.
  package static let launchCounts = [10, 20, 30, 40, 60]
  // A quarter of the default plan's sessions. Fewer sessions are a harder test, because a launch's
  // median varies more.
  private static let sessions = 24
  // Narrow enough that a run with the simulated scatter needs about twice its initial launches.
  private static let precision = 0.005
  /// The kinds of scatter in which subjects with equal ratios have equal distributions.
  private static let fair: [SimulatedLaunches.Scatter] = [.normal, .heavyTailed, .spikes]

  /// Creates a simulation.
  ///
  /// - Parameter plan: The plan that specifies the margin, and the number of launches for false
  ///   positives and for the start of the stop rule.
  package init(repetitions: Int, seed: UInt64, plan: Plan) {
    self.repetitions = repetitions
    self.seed = seed
    self.plan = plan
  }

  /// The total number of simulated runs; `progress` is called after each one.
  package var units: Int {
    let scatters = SimulatedLaunches.Scatter.allCases.count
    return repetitions * (scatters * (Self.launchCounts.count + 1) + Self.fair.count)
  }

  /// Runs the simulation.
  ///
  /// - Parameter pairs: The number of subjects compared with the baseline when counting false
  ///   positives, at least 1.
  /// - Throws: A `StatisticsError` if an estimate fails.
  package func run(pairs: Int, progress: () throws -> Void = {}) throws -> SelfTest.Simulation {
    let scatters = SimulatedLaunches.Scatter.allCases
    var coverage: [SelfTest.Simulation.Coverage] = []
    for scatter in scatters {
      for launches in Self.launchCounts {
        coverage.append(try self.coverage(scatter, launches, precision: nil, progress))
      }
    }
    for scatter in scatters {
      coverage.append(
        try self.coverage(scatter, plan.launches, precision: Self.precision, progress))
    }
    return SelfTest.Simulation(
      seed: "0x" + String(seed, radix: 16), sessionsPerLaunch: Self.sessions, coverage: coverage,
      falseClaims: try Self.fair.map { try falseClaims($0, pairs, progress) })
  }

  // MARK: Coverage

  func coverage(
    _ scatter: SimulatedLaunches.Scatter, _ launches: Int, precision: Double?,
    _ progress: () throws -> Void
  ) throws -> SelfTest.Simulation.Coverage {
    var plan = plan
    plan.launches = launches
    plan.precision = precision
    let subjects = [("A", 1.0), ("B", 1.05)]
    var hits = 0
    var counts: [Double] = []
    var halfWidths: [Double] = []
    for repetition in 0..<repetitions {
      var simulated = simulation(scatter, subjects, launches, repetition)
      let dispatch = try run(&simulated, plan)
      guard let row = dispatch.rows.first(where: { $0.subject == "B" }),
        let resolution = dispatch.resolution
      else { throw StatisticsError.notComputable }
      if row.ratio.contains(simulated.trueRatio(of: subjects[1])) { hits += 1 }
      counts.append(Double(dispatch.launches.count))
      halfWidths.append(resolution.halfWidth)
      try progress()
    }
    return SelfTest.Simulation.Coverage(
      scatter: scatter.rawValue, launches: launches, precision: precision,
      meanLaunches: try Sample(counts).mean, rate: try .init(hits, of: repetitions),
      halfWidth: try Sample(halfWidths).median)
  }

  /// Adds launches according to the plan's stop rule.
  private func run(
    _ simulated: inout SimulatedLaunches, _ plan: Plan
  ) throws -> Dispatch {
    let order = simulated.subjects.map(\.id)
    var launches: [Dispatch.Launch] = []
    var wanted = plan.launches
    while true {
      while launches.count < wanted { launches.append(simulated.next()) }
      let dispatch = try DispatchTiming.estimate(
        launches, baseline: order[0], control: SimulatedLaunches.control,
        eventsPerSession: plan.eventsPerSession, order: order,
        margin: plan.margin ?? DispatchTiming.defaultMargin)
      guard let resolution = dispatch.resolution,
        let more = plan.launchesToAdd(to: resolution, after: wanted)
      else { return dispatch }
      wanted += more
    }
  }

  private func simulation(
    _ scatter: SimulatedLaunches.Scatter, _ subjects: [(id: String, ratio: Double)],
    _ launches: Int, _ repetition: Int
  ) -> SimulatedLaunches {
    let kind = (SimulatedLaunches.Scatter.allCases.firstIndex(of: scatter) ?? 0) * 100 + launches
    return SimulatedLaunches(
      scatter, subjects: subjects, sessions: Self.sessions,
      seed: seed &+ UInt64(kind * 100 + subjects.count), index: repetition)
  }

  // MARK: False positives

  func falseClaims(
    _ scatter: SimulatedLaunches.Scatter, _ pairs: Int, _ progress: () throws -> Void
  ) throws -> SelfTest.Simulation.FalseClaims {
    var plan = plan
    plan.precision = nil
    let subjects = (0...pairs).map { ("S\($0)", 1.0) }
    var (different, significant, excluded) = (0, 0, 0)
    for repetition in 0..<repetitions {
      var simulated = simulation(scatter, subjects, plan.launches, repetition)
      let comparisons = try run(&simulated, plan).rows.compactMap(\.comparison)
      guard comparisons.count == pairs else { throw StatisticsError.notComputable }
      if comparisons.contains(where: { $0.verdict == .different }) { different += 1 }
      if comparisons.contains(where: { $0.adjustedP < 1 - DispatchTiming.confidence }) {
        significant += 1
      }
      if comparisons.contains(where: { !$0.ratio.contains(1) }) { excluded += 1 }
      try progress()
    }
    return SelfTest.Simulation.FalseClaims(
      scatter: scatter.rawValue, launches: plan.launches, pairs: pairs,
      different: try .init(different, of: repetitions),
      significant: try .init(significant, of: repetitions),
      excluded: try .init(excluded, of: repetitions))
  }
}
