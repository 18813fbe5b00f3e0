public import BenchmarkResults
import Foundation
import Statistics

/// Two stored runs beside each other: what has become worse, what better, and what cannot be told.
public struct RunComparison: Codable, Sendable {
  /// What can be said of a figure.
  public enum Verdict: String, Codable, Sendable {
    case same, better, worse
    /// The interval reaches across the threshold: more launches may tell.
    case notResolved = "not resolved"
  }

  /// One figure of one subject in both runs.
  public struct Row: Codable, Sendable {
    public let subject: String
    /// What was measured, with its unit.
    public let metric: String
    public let base: Double
    public let new: Double
    /// New over base with its interval, for what was sampled; `nil` for what is exact.
    public let ratio: BenchmarkResults.Estimate?
    public let verdict: Verdict
  }

  /// Why two runs cannot be compared.
  public struct Incomparable: Error, CustomStringConvertible, Sendable {
    /// What differs, and what to do.
    public let description: String
  }

  public let rows: [Row]
  /// What differs between the two without making the comparison impossible.
  public let warnings: [Warning]

  /// Whether something has become worse.
  public var hasRegression: Bool { rows.contains { $0.verdict == .worse } }

  /// Compares two runs: what is exact exactly, ratios of times to the baseline by their launches.
  ///
  /// Times are compared as ratios to the run's own baseline, because nanoseconds of two machines, or of two days, are not the same.
  /// Launches of two runs are not paired: the shift of their log ratios is estimated by Hodges and Lehmann with the rank sum
  /// interval, at a level that holds for all subjects together.
  ///
  /// - Parameter threshold: The share by which a ratio of times must have grown to be worse, such as 0.02.
  /// - Throws: `Incomparable` when the runs have nothing in common that can be compared, or one is of a debug build; a
  ///   `StatisticsError` when times are not such that anything can be said of them.
  public init(from base: Run, to new: Run, threshold: Double) throws {
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
    rows += Self.exact(base, new, common)
    rows += try Self.times(base, new, common, threshold)
    guard !rows.isEmpty else {
      throw Incomparable(
        description:
          "the runs have nothing in common that can be compared: counts need the same plan, seeds and sessions, times"
          + " the same baseline.")
    }
    self.rows = rows
    warnings = Self.warnings(base, new)
  }

  // Counts depend on the sessions: only those of the same ones can be compared.
  private static func isSameCampaign(_ base: Run, _ new: Run) -> Bool {
    base.plan.seeds == new.plan.seeds && base.plan.sessions == new.plan.sessions
      && base.plan.eventsPerSession == new.plan.eventsPerSession
  }

  // MARK: Exact figures

  private static func exact(_ base: Run, _ new: Run, _ subjects: [String]) -> [Row] {
    guard isSameCampaign(base, new) else { return [] }
    return subjects.flatMap { subject -> [Row] in
      var rows: [Row] = []
      func add(_ metric: String, _ figures: (Double, Double)) {
        let (base, new) = figures
        rows.append(
          Row(
            subject: subject, metric: metric, base: base, new: new, ratio: nil,
            verdict: new == base ? .same : new > base ? .worse : .better))
      }
      if let before = base.conformance, let after = new.conformance {
        func failures(_ conformance: Conformance) -> Double {
          conformance.rows.filter { $0.subject == subject }.map {
            Double($0.divergences + $0.crashes + $0.unexpectedRefusals)
          }.reduce(0, +)
        }
        add("divergences, crashes, refusals", (failures(before), failures(after)))
      }
      if let before = base.leaks, let after = new.leaks, before.tellsLate, after.tellsLate {
        for (name, path) in [
          ("leaked objects", \Leaks.Row.leaked), ("abandoned objects", \.abandoned),
          ("late objects", \.late), ("premature objects", \.premature),
        ] as [(String, KeyPath<Leaks.Row, Int>)] {
          func count(_ leaks: Leaks) -> Double {
            Double(
              leaks.rows.filter { $0.subject == subject }.map { $0[keyPath: path] }.reduce(0, +))
          }
          add(name, (count(before), count(after)))
        }
      }
      if let before = base.counts, let after = new.counts, before.sessions == after.sessions {
        let (one, other) = (before.total(of: subject, .event), after.total(of: subject, .event))
        add("allocations", (Double(one.figures.allocations), Double(other.figures.allocations)))
        add(
          "retains and releases", (Double(one.figures.references), Double(other.figures.references))
        )
      }
      return rows
    }
  }

  // MARK: Times

  private static func times(
    _ base: Run, _ new: Run, _ subjects: [String], _ threshold: Double
  ) throws -> [Row] {
    guard let before = base.dispatch, let after = new.dispatch, before.baseline == after.baseline
    else { return [] }
    let compared = subjects.filter { $0 != before.baseline }
    let confidence = 1 - (1 - DispatchTiming.confidence) / Double(max(1, compared.count))
    return try compared.compactMap { (subject) -> Row? in
      let (one, other) = (try ratios(before, subject), try ratios(after, subject))
      guard !one.isEmpty, !other.isEmpty else { return nil }
      let shift = try Sample(other).hodgesLehmannShift(
        from: try Sample(one), confidence: confidence)
      let interval = shift.interval?.mapEnds(exp)
      return Row(
        subject: subject, metric: "time over \(before.baseline)'s",
        base: exp(try Sample(one).hodgesLehmann(confidence: confidence).value),
        new: exp(try Sample(other).hodgesLehmann(confidence: confidence).value),
        ratio: BenchmarkResults.Estimate(
          value: exp(shift.value), lower: interval?.lower, upper: interval?.upper,
          confidence: interval?.confidence, count: one.count + other.count),
        verdict: verdict(interval, threshold))
    }
  }

  /// The median log ratio of each launch's sessions to the baseline's.
  private static func ratios(_ dispatch: Dispatch, _ subject: String) throws -> [Double] {
    try dispatch.launches.compactMap { launch in
      guard let own = launch.blocks[subject], let base = launch.blocks[dispatch.baseline] else {
        return nil
      }
      return try Sample(zip(own, base).map { log($0 / $1) }).median
    }
  }

  private static func verdict(_ interval: Interval?, _ threshold: Double) -> Verdict {
    guard let interval else { return .notResolved }
    if interval.lower > 1 + threshold { return .worse }
    if interval.upper < 1 / (1 + threshold) { return .better }
    let isInside = interval.lower >= 1 / (1 + threshold) && interval.upper <= 1 + threshold
    return isInside ? .same : .notResolved
  }

  // MARK: What else differs

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
