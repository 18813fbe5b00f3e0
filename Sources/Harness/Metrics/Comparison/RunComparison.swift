import BenchmarkKit
import Foundation
import Statistics

/// A comparison of two stored runs, with a verdict on each metric of each subject.
package struct RunComparison: Codable, Sendable {
  /// The outcome for one metric.
  package enum Verdict: String, Codable, Sendable {
    case same, better, worse
    /// A count that changed by no more than its threshold.
    case tolerated = "within threshold"
    /// The interval includes the threshold; more launches may resolve it.
    case notResolved = "not resolved"
    /// A time measured on another machine, which is only shown beside the base run's time.
    case notJudged = "not judged"
  }

  /// One metric of one subject in both runs.
  package struct Row: Codable, Sendable {
    package let subject: String
    /// The metric's identifier.
    package let figure: String
    /// The metric's name in tables.
    package let title: String
    package let base: Double
    package let new: Double
    /// The ratio of new to base with its interval, for sampled metrics; `nil` for exact ones.
    package let ratio: Estimate?
    /// The base run's value with its own interval, for sampled metrics.
    package var baseEstimate: Estimate?
    /// The new run's value with its own interval, for sampled metrics.
    package var newEstimate: Estimate?
    package let verdict: Verdict
  }

  /// An error thrown when two runs cannot be compared.
  package struct Incomparable: Error, CustomStringConvertible, Sendable {
    /// The error message: the difference between the runs, and the remedy.
    package let description: String
  }

  package let rows: [Row]
  /// The relation between the machines, which decides whether times are judged.
  package let machines: MachineRelation
  /// The properties in which the machines differ, with both values.
  package let machineDifferences: [String]
  /// Differences between the runs that still permit a comparison.
  package let warnings: [Warning]

  /// The metrics with a verdict: all of them, except times measured on different machines.
  package var judged: [Row] { rows.filter { $0.verdict != .notJudged } }

  /// Compares two runs: exact metrics directly, and times by their ratios to the baseline.
  ///
  /// Times are compared as ratios to the run's own baseline, because nanoseconds from different
  /// days are not comparable. The launches of two runs are not paired, so the shift of their log
  /// ratios is the Hodges–Lehmann estimate with its rank-sum interval. The confidence level holds
  /// for all subjects together. Between machines, even the ratios of unchanged code differ by more
  /// than their intervals cover, so these times have no verdict.
  ///
  /// - Parameter thresholds: The relative increases up to which metrics do not count as worse.
  /// - Throws: `Incomparable` if the runs have no comparable metric, or if their apps or build
  ///   configurations differ; a `StatisticsError` if no estimate can be computed.
  package init(
    from base: Run, to new: Run, thresholds: ComparisonThresholds = ComparisonThresholds()
  ) throws {
    guard base.environment.configuration == new.environment.configuration else {
      throw Incomparable(
        description: """
          found a run of a \(base.environment.configuration) build and one of a \
          \(new.environment.configuration) build, expected the same configuration. Measure both in \
          release mode.
          """)
    }
    let apps = [base.appName, new.appName].uniqued
    guard apps.count < 2 else {
      throw Incomparable(description: MetricFailure.differentApps(apps).text)
    }
    let common = base.subjects.filter { subject in
      new.subjects.contains { $0.id == subject.id }
    }
    guard !common.isEmpty else {
      throw Incomparable(
        description:
          """
          found no subject that is in both runs, expected at least one. Measure the same subjects.
          """)
    }
    var rows: [Row] = []
    for subject in common { rows += Self.exact(base, new, subject, thresholds) }
    machines = base.environment.relation(to: new.environment)
    machineDifferences = base.environment.differences(from: new.environment)
    let times = try Self.times(base, new, common, thresholds)
    rows += machines.permitsTimes ? times : times.map(\.notJudged)
    guard !rows.isEmpty else {
      throw Incomparable(
        description:
          """
          found no metric that can be compared: counts require the same plan, seeds and sessions, \
          and times require the same baseline. Use the same plan for both.
          """)
    }
    self.rows = rows
    warnings = Self.warnings(base, new)
  }

  // MARK: Exact metrics

  private static func exact(
    _ base: Run, _ new: Run, _ subject: Subject, _ thresholds: ComparisonThresholds
  ) -> [Row] {
    new.figures.compared.flatMap { figure -> [Row] in
      guard case .counts(let counts)? = figure.comparison,
        let before = counts(base, subject), let after = counts(new, subject),
        before.work == after.work
      else { return [] }
      let threshold = thresholds[figure, of: subject.id]
      return Set(before.values.keys).union(after.values.keys).sorted().map { title in
        let (one, other) = (before.values[title] ?? 0, after.values[title] ?? 0)
        return Row(
          subject: subject.id, figure: figure.id, title: title, base: one, new: other, ratio: nil,
          verdict: verdict(from: one, to: other, threshold))
      }
    }
  }

  private static func verdict(
    from base: Double, to new: Double, _ threshold: Double
  ) -> Verdict {
    if new == base { return .same }
    if new > base * (1 + threshold) { return .worse }
    return new < base / (1 + threshold) ? .better : .tolerated
  }

  // MARK: Times

  private static func times(
    _ base: Run, _ new: Run, _ subjects: [Subject], _ thresholds: ComparisonThresholds
  ) throws -> [Row] {
    guard base.plan.baseline == new.plan.baseline else { return [] }
    let baseline = base.plan.baseline
    let compared = subjects.filter { $0.id != baseline }
    let confidence = 1 - (1 - DispatchTiming.confidence) / Double(max(1, compared.count))
    return try compared.flatMap { subject in
      try new.figures.compared.compactMap { figure -> Row? in
        guard case .ratios(let title, let ratios)? = figure.comparison else { return nil }
        let one = try ratios(base, subject).map { try Sample($0).median }
        let other = try ratios(new, subject).map { try Sample($0).median }
        guard !one.isEmpty, !other.isEmpty else { return nil }
        let ratio = try Sample(other).hodgesLehmannShift(
          from: try Sample(one), confidence: confidence
        ).mapped(by: exp)
        let (before, after) = (try Self.ratio(one), try Self.ratio(other))
        return Row(
          subject: subject.id, figure: figure.id, title: "\(title), ratio to \(baseline)",
          base: before.value, new: after.value, ratio: ratio, baseEstimate: before,
          newEstimate: after, verdict: verdict(ratio.interval, thresholds[figure, of: subject.id]))
      }
    }
  }

  /// A run's ratio to its baseline, with the interval that the run's own tables show.
  private static func ratio(_ logarithms: [Double]) throws -> Estimate {
    try Sample(logarithms).hodgesLehmann(confidence: DispatchTiming.confidence).mapped(by: exp)
  }

  private static func verdict(_ interval: Interval?, _ threshold: Double) -> Verdict {
    guard let interval else { return .notResolved }
    if interval.lower > 1 + threshold { return .worse }
    if interval.upper < 1 / (1 + threshold) { return .better }
    let isInside = interval.lower >= 1 / (1 + threshold) && interval.upper <= 1 + threshold
    return isInside ? .same : .notResolved
  }

  // MARK: Other differences

  private static func warnings(_ base: Run, _ new: Run) -> [Warning] {
    let (one, other) = (base.environment, new.environment)
    let properties: [(ComparisonWarning.Property, String, String)] = [
      (.processor, one.processor, other.processor),
      (.cores, "\(one.cores)", "\(other.cores)"),
      (.compiler, one.swiftVersion, other.swiftVersion),
    ]
    var reasons = properties.filter { $0.1 != $0.2 }.map {
      ComparisonWarning.environment($0, base: $1, new: $2)
    }
    if base.campaign != new.campaign { reasons.append(.sessions) }
    if !base.isComplete { reasons.append(.incomplete(.base)) }
    if !new.isComplete { reasons.append(.incomplete(.new)) }
    return reasons.map { Warning($0) }
  }
}

extension RunComparison.Row {
  /// The row without a verdict or ratio: the ratio's interval ignores differences between machines.
  fileprivate var notJudged: Self {
    Self(
      subject: subject, figure: figure, title: title, base: base, new: new, ratio: nil,
      baseEstimate: baseEstimate, newEstimate: newEstimate, verdict: .notJudged)
  }
}
