import BenchmarkKit
import Foundation
import Statistics

/// The ratios of times on several machines, and the ratio to expect on another machine.
///
/// The interval of a run applies to further runs on the same machine. Here, machines are the
/// studies of a random-effects meta-analysis: their true ratios differ, and the variance between
/// them determines the range to expect on another machine.
package struct PooledTimes: Sendable {
  /// One machine and its runs.
  package struct Machine: Sendable {
    /// The machine's identifier.
    package let id: String
    package let processor: String
    package let fingerprint: Fingerprint
    /// The dates of its runs, in ISO 8601, UTC.
    package let dates: [String]
  }

  /// One subject on one machine.
  package struct Ratio: Sendable {
    /// The machine's identifier.
    package let machine: String
    /// The ratio to the baseline; with several runs, pooled over them.
    package let ratio: Estimate
    /// The standard error of the ratio's logarithm.
    package let standardError: Double
    package let runs: Int
  }

  /// The pooled ratio of all machines.
  package struct Pooled: Sendable {
    /// The mean ratio over machines, with the Hartung–Knapp interval.
    package let ratio: Estimate
    /// The ratio with the prediction interval for another machine.
    package let prediction: Estimate
    /// The standard deviation of the machines' true ratios; 0.05 stands for 5 %.
    package let deviation: Double
    /// The fraction of the variation that is due to machines and not to chance, I².
    package let inconsistency: Double
  }

  /// One subject on all machines.
  package struct Row: Sendable {
    package let subject: String
    package let ratios: [Ratio]
    /// The ratio pooled over the machines; `nil` with fewer than three, too few for a prediction.
    package let pooled: Pooled?

    /// The lowest of the machines' ratios.
    var lowest: Double? { ratios.map(\.ratio.value).min() }
    /// The highest of the machines' ratios.
    var highest: Double? { ratios.map(\.ratio.value).max() }
  }

  package let baseline: String
  package let machines: [Machine]
  package let rows: [Row]
  /// Warnings about runs that were left out, and about pooled runs of different revisions.
  package let warnings: [Warning]

  /// The smallest number of machines from which the ratio on another machine can be predicted.
  package static let fewestMachines = 3
  private static let confidence = DispatchTiming.confidence

  /// Pools the times of a run with those of others; others that cannot be used are left out with a
  /// warning.
  ///
  /// - Parameter runs: The runs, each with the name that warnings use for it; at least one.
  /// - Throws: A `MetricFailure` if the first run cannot be used or if apps or baselines differ.
  package init(_ runs: [(name: String, run: Run)]) throws {
    if let obstacle = Self.obstacle(to: runs[0].run) {
      throw Failure(MetricFailure.notPooled(run: runs[0].name, obstacle))
    }
    let used = runs.map(\.run).filter { Self.obstacle(to: $0) == nil }
    let apps = used.map(\.appName).uniqued
    guard apps.count < 2 else { throw Failure(MetricFailure.differentApps(apps)) }
    let baselines = used.map(\.plan.baseline).uniqued
    guard baselines.count == 1 else {
      throw Failure(MetricFailure.differentBaselines(baselines))
    }
    let baseline = baselines[0]
    let groups = Self.groups(used)
    let subjects = used.flatMap { $0.dispatch?.rows.map(\.subject) ?? [] }.uniqued
    rows = try subjects.filter { $0 != baseline }.map { subject in
      let ratios = try groups.compactMap { try Self.ratio(of: subject, on: $0.id, in: $0.runs) }
      return Row(subject: subject, ratios: ratios, pooled: try Self.pooled(ratios))
    }
    self.baseline = baseline
    machines = groups.compactMap { Machine(id: $0.id, runs: $0.runs) }
    warnings = Self.warnings(runs, revisions: used.map(\.environment.revision))
  }

  private static func warnings(
    _ runs: [(name: String, run: Run)], revisions: [String?]
  ) -> [Warning] {
    let leftOut = runs.compactMap { name, run in
      obstacle(to: run).map { ComparisonWarning.notPooled(run: name, $0) }
    }
    let revisions = revisions.map { $0 ?? "unknown" }.uniqued
    return (leftOut + (revisions.count > 1 ? [.revisions(revisions)] : [])).map { Warning($0) }
  }

  /// The runs of each machine, in order of first appearance.
  private static func groups(_ runs: [Run]) -> [(id: String, runs: [Run])] {
    runs.compactMap(\.environment.machineID).uniqued.map { id in
      (id: id, runs: runs.filter { $0.environment.machineID == id })
    }
  }

  private static func obstacle(to run: Run) -> ComparisonWarning.Obstacle? {
    guard run.environment.fingerprint != nil else { return .fingerprint }
    if run.environment.configuration == "debug" { return .debugBuild }
    let rows = run.dispatch?.rows.filter { $0.subject != run.plan.baseline } ?? []
    return rows.contains { $0.ratio.relativeStandardError != nil } ? nil : .intervals
  }

  private static func ratio(
    of subject: String, on machine: String, in runs: [Run]
  ) throws -> Ratio? {
    let ratios = runs.compactMap { run in
      run.dispatch?.rows.first { $0.subject == subject }?.ratio
    }.filter { $0.relativeStandardError != nil }
    let errors = ratios.compactMap(\.relativeStandardError)
    guard let first = ratios.first, let error = errors.first else { return nil }
    guard ratios.count > 1 else {
      return Ratio(machine: machine, ratio: first, standardError: error, runs: 1)
    }
    let effects = try RandomEffects(ratios, errors)
    return Ratio(
      machine: machine, ratio: try effects.estimate(effects.interval(confidence: confidence)),
      standardError: effects.standardError, runs: ratios.count)
  }

  private static func pooled(_ ratios: [Ratio]) throws -> Pooled? {
    guard ratios.count >= fewestMachines else { return nil }
    let effects = try RandomEffects(ratios.map(\.ratio), ratios.map(\.standardError))
    return Pooled(
      ratio: effects.estimate(try effects.interval(confidence: confidence)),
      prediction: effects.estimate(try effects.predictionInterval(confidence: confidence)),
      deviation: effects.betweenVariance.squareRoot(), inconsistency: effects.inconsistency)
  }
}

extension RandomEffects {
  /// Pools ratios on the log scale.
  fileprivate init(_ ratios: [Estimate], _ standardErrors: [Double]) throws(StatisticsError) {
    try self.init(
      effects: ratios.map { log($0.value) }, variances: standardErrors.map { $0 * $0 })
  }

  /// The mean as a ratio, with an interval given on the log scale.
  fileprivate func estimate(_ interval: Interval?) -> Estimate {
    Estimate(
      value: mean, lower: interval?.lower, upper: interval?.upper,
      confidence: interval?.confidence, count: count
    ).mapped(by: exp)
  }
}

extension PooledTimes.Machine {
  fileprivate init?(id: String, runs: [Run]) {
    guard let environment = runs.first?.environment, let fingerprint = environment.fingerprint
    else { return nil }
    self.init(
      id: id, processor: environment.processor, fingerprint: fingerprint, dates: runs.map(\.date))
  }
}
