public import BenchmarkKit
import Foundation
import Statistics

/// A comparison of two stored runs: what is worse, what is better, and what is not resolved.
public struct RunComparison: Codable, Sendable {
  /// The outcome for one metric.
  public enum Verdict: String, Codable, Sendable {
    case same, better, worse
    /// A count that changed by no more than its threshold.
    case tolerated = "within threshold"
    /// The interval includes the threshold; more launches may resolve it.
    case notResolved = "not resolved"
  }

  /// One metric of one subject in both runs.
  public struct Row: Codable, Sendable {
    public let subject: String
    public let figure: ComparedFigure
    /// The metric's name in tables.
    public let title: String
    public let base: Double
    public let new: Double
    /// The ratio of new to base with its interval, for sampled metrics; `nil` for exact ones.
    public let ratio: BenchmarkKit.Estimate?
    public let verdict: Verdict
  }

  /// An error thrown when two runs cannot be compared.
  public struct Incomparable: Error, CustomStringConvertible, Sendable {
    /// What differs, and what to do.
    public let description: String
  }

  public let rows: [Row]
  /// Differences between the runs that still permit a comparison.
  public let warnings: [Warning]

  /// Whether any metric is worse.
  public var hasRegression: Bool { rows.contains { $0.verdict == .worse } }

  /// Compares two runs: exact metrics directly, times by the launches' ratios to the baseline.
  ///
  /// Times are compared as ratios to the run's own baseline, because nanoseconds from different
  /// machines or different days are not comparable. The launches of two runs are not paired: the
  /// shift of their log ratios is the Hodges–Lehmann estimate with its rank-sum interval, at a
  /// level that is simultaneous for all subjects.
  ///
  /// - Parameter thresholds: How much each metric may grow before it counts as worse.
  /// - Throws: `Incomparable` if the runs share no comparable metric, or if their build
  ///   configurations differ; a `StatisticsError` if the times permit no estimate.
  public init(
    from base: Run, to new: Run, thresholds: ComparisonThresholds = ComparisonThresholds()
  ) throws {
    guard base.environment.configuration == new.environment.configuration else {
      throw Incomparable(
        description: "one run is of a \(base.environment.configuration) build, the other of a"
          + " \(new.environment.configuration) build. Measure both in release.")
    }
    let common = base.subjects.map(\.id).filter { id in new.subjects.contains { $0.id == id } }
    guard !common.isEmpty else {
      throw Incomparable(description: "the runs have no subject in common.")
    }
    var rows: [Row] = []
    for subject in common { rows += Self.exact(base, new, subject, thresholds) }
    rows += try Self.times(base, new, common, thresholds)
    guard !rows.isEmpty else {
      throw Incomparable(
        description:
          "the runs have nothing in common that can be compared: counts need the same plan, seeds and sessions, times"
          + " the same baseline.")
    }
    self.rows = rows
    warnings = Self.warnings(base, new)
  }

  // Counts depend on the sessions, so both runs must have the same ones.
  private static func isSameCampaign(_ base: Run, _ new: Run) -> Bool {
    base.plan.seeds == new.plan.seeds && base.plan.sessions == new.plan.sessions
      && base.plan.eventsPerSession == new.plan.eventsPerSession
      && base.plan.personas == new.plan.personas
  }

  // MARK: Exact metrics

  private static func exact(
    _ base: Run, _ new: Run, _ subject: String, _ thresholds: ComparisonThresholds
  ) -> [Row] {
    let (before, after) = (counts(base, subject), counts(new, subject))
    var rows = ComparedFigure.allCases.compactMap { figure -> Row? in
      guard let one = before[figure], let other = after[figure],
        isOfSameWork(figure, base, new, subject)
      else { return nil }
      return row(subject, figure, figure.title(baseline: ""), one, other, thresholds)
    }
    if isSameCampaign(base, new), let one = base.leaks, let other = new.leaks,
      one.sessions == other.sessions
    {
      rows += faults(one, other, subject, thresholds)
    }
    return rows
  }

  /// Whether a metric was counted over the same work in both runs.
  private static func isOfSameWork(
    _ figure: ComparedFigure, _ base: Run, _ new: Run, _ subject: String
  ) -> Bool {
    switch figure {
    // Links and exits have their own sessions, and instruction counts record theirs.
    case .links:
      base.deepLinks?.links == new.deepLinks?.links
        && base.deepLinks?.states == new.deepLinks?.states
    case .exits: base.exits?.exits == new.exits?.exits
    case .instructions, .ownInstructions: haveSameInstructions(base, new)
    default:
      isSameCampaign(base, new)
        && sessions(figure, base, subject) == sessions(figure, new, subject)
    }
  }

  private static func row(
    _ subject: String, _ figure: ComparedFigure, _ title: String, _ base: Double, _ new: Double,
    _ thresholds: ComparisonThresholds
  ) -> Row {
    let share = thresholds[figure, of: subject]
    let verdict: Verdict =
      if new == base { .same } else if new > base * (1 + share) {
        .worse
      } else if new < base
        / (1
          + share)
      { .better } else { .tolerated }
    return Row(
      subject: subject, figure: figure, title: title, base: base, new: new, ratio: nil,
      verdict: verdict)
  }

  /// The counts of a subject.
  private static func counts(_ run: Run, _ subject: String) -> [ComparedFigure: Double] {
    var counts: [ComparedFigure: Double] = [:]
    if let row = run.conformance?.rows.first(where: { $0.subject == subject }) {
      counts[.failures] = Double(row.divergences + row.crashes + row.unexpectedRefusals)
    }
    if let lost = run.deepLinks?.lost(by: subject) { counts[.links] = Double(lost) }
    if let exits = run.exits { counts[.exits] = Double(exits.notClean(in: subject)) }
    if let leaks = run.leaks, leaks.tellsLate {
      let rows = leaks.rows.filter { $0.subject == subject }
      func sum(_ path: KeyPath<Leaks.Row, Int>) -> Double {
        Double(rows.map { $0[keyPath: path] }.reduce(0, +))
      }
      counts[.leaked] = sum(\.leaked)
      counts[.abandoned] = sum(\.abandoned)
      counts[.late] = sum(\.late)
      counts[.premature] = sum(\.premature)
    }
    if let figures = run.counts?.total(of: subject, .event).figures {
      counts[.allocations] = Double(figures.allocations)
      counts[.references] = Double(figures.references)
    }
    if let row = run.instructions?.rows.first(where: { $0.subject == subject }) {
      counts[.instructions] = row.total
      counts[.ownInstructions] = row[.architecture].total
    }
    return counts
  }

  /// The number of sessions behind a count; skipped or interrupted ones are missing from it.
  private static func sessions(
    _ figure: ComparedFigure, _ run: Run, _ subject: String
  ) -> Int? {
    switch figure {
    case .failures: run.conformance?.rows.first { $0.subject == subject }?.sessions
    case .allocations, .references: run.counts?.sessions
    default: run.leaks?.sessions
    }
  }

  private static func haveSameInstructions(_ base: Run, _ new: Run) -> Bool {
    base.plan.seeds.first == new.plan.seeds.first
      && base.instructions?.sessions == new.instructions?.sessions
      && base.instructions?.eventsPerSession == new.instructions?.eventsPerSession
  }

  /// The objects kept by each reference, one by one: a new reference could offset one that is gone.
  private static func faults(
    _ base: Leaks, _ new: Leaks, _ subject: String, _ thresholds: ComparisonThresholds
  ) -> [Row] {
    let (before, after) = (base.faults(of: subject), new.faults(of: subject))
    return Set(before.keys).union(after.keys).sorted().map { fingerprint in
      let (one, other) = (before[fingerprint], after[fingerprint])
      let suspects = (other ?? one)?.suspects.joined(separator: ", ") ?? ""
      return row(
        subject, .faults, "objects kept by \(fingerprint) (\(suspects))",
        Double(one?.count ?? 0), Double(other?.count ?? 0), thresholds)
    }
  }

  // MARK: Times

  private static func times(
    _ base: Run, _ new: Run, _ subjects: [String], _ thresholds: ComparisonThresholds
  ) throws -> [Row] {
    guard base.plan.baseline == new.plan.baseline else { return [] }
    let baseline = base.plan.baseline
    let compared = subjects.filter { $0 != baseline }
    let confidence = 1 - (1 - DispatchTiming.confidence) / Double(max(1, compared.count))
    return try compared.flatMap { subject in
      try ComparedFigure.allCases.filter(\.isSampled).compactMap { figure in
        let one = try ratios(figure, base, subject)
        let other = try ratios(figure, new, subject)
        guard !one.isEmpty, !other.isEmpty else { return nil }
        let shift = try Sample(other).hodgesLehmannShift(
          from: try Sample(one), confidence: confidence)
        let interval = shift.interval?.mapEnds(exp)
        return Row(
          subject: subject, figure: figure, title: figure.title(baseline: baseline),
          base: exp(try Sample(one).hodgesLehmann(confidence: confidence).value),
          new: exp(try Sample(other).hodgesLehmann(confidence: confidence).value),
          ratio: BenchmarkKit.Estimate(
            value: exp(shift.value), lower: interval?.lower, upper: interval?.upper,
            confidence: interval?.confidence, count: one.count + other.count),
          verdict: verdict(interval, thresholds[figure, of: subject]))
      }
    }
  }

  /// The log ratio to the run's own baseline, per launch.
  private static func ratios(
    _ figure: ComparedFigure, _ run: Run, _ subject: String
  ) throws -> [Double] {
    func quantile(_ timed: String, _ place: Int) -> [Double] {
      (run.eventTimes?.launches ?? []).compactMap { launch in
        guard let own = launch.samples[subject]?[timed]?.values,
          let base = launch.samples[run.plan.baseline]?[timed]?.values,
          place < own.count, place < base.count
        else { return nil }
        return log(max(own[place], 1) / max(base[place], 1))
      }
    }
    switch figure {
    case .time:
      return try (run.dispatch?.launches ?? []).compactMap { launch in
        guard let own = launch.blocks[subject], let base = launch.blocks[run.plan.baseline] else {
          return nil
        }
        return try Sample(zip(own, base).map { log($0 / $1) }).median
      }
    case .eventMedian: return quantile(EventTimes.anyEvent, 0)
    case .event90: return quantile(EventTimes.anyEvent, 1)
    case .event99: return quantile(EventTimes.anyEvent, 2)
    case .decision: return quantile(EventTimes.decision, 0)
    default: return []
    }
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
    var warnings: [Warning] = []
    func differ(_ what: String, _ one: String, _ other: String) {
      if one != other {
        warnings.append(Warning("\(what): '\(one)' in the base, '\(other)' in the new run."))
      }
    }
    differ("Another processor", base.environment.processor, new.environment.processor)
    differ("Another number of cores", "\(base.environment.cores)", "\(new.environment.cores)")
    differ("Another compiler", base.environment.swiftVersion, new.environment.swiftVersion)
    if !isSameCampaign(base, new) {
      warnings.append(
        Warning("The runs had other seeds or sessions: counts and leaks are not compared."))
    }
    if !base.isComplete || !new.isComplete {
      warnings.append(Warning("One of the runs is incomplete."))
    }
    return warnings
  }
}

extension Leaks {
  fileprivate func faults(of subject: String) -> [String: Fault] {
    Dictionary(
      faults.filter { $0.subject == subject }.map { ($0.fingerprint, $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
