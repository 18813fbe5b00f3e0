import Statistics

/// Determines which subjects are dominated.
///
/// A subject is dominated when another one equals or beats it in every metric and beats it in at
/// least one. A choice between subjects that are not dominated is a trade-off. A subject with
/// defects is never a valid choice.
struct Dominance {
  /// The order of two subjects by one metric; less is better.
  private enum Order {
    case better, asGood, worse, notResolved
  }

  /// The metrics to compare, one per question, in the order of the scorecard.
  private let criteria: [Figure]
  private let subjects: [Subject]
  private let values: [String: [String: ValueRange]]
  private let run: Run
  private let margin: Double

  init(_ run: Run) {
    self.run = run
    subjects = run.subjects
    values = Dictionary(
      run.subjects.map { ($0.id, run.criteria(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let known = values.values
    criteria = run.figures.headlines.filter { figure in
      figure.criterion != nil && !known.isEmpty && known.allSatisfy { $0[figure.id] != nil }
    }
    margin = run.plan.margin ?? 0.01
  }

  /// The largest relative difference in a metric that counts as a tie.
  private func margin(of figure: Figure) -> Double {
    max(margin, figure.criterion?.margin?(run) ?? 0)
  }

  /// All conclusions about the run's subjects; `nil` without a metric to rank or compare them.
  var conclusions: Conclusions? {
    guard !run.figures.headlines.isEmpty else { return nil }
    let comparesAll = criteria.count > 1 && subjects.count > 1
    return Conclusions(
      criteria: criteria.map(\.id), margin: margin,
      largestMargin: run.figures.headlines.map(margin).max() ?? margin,
      standings: comparesAll ? subjects.map(standing) : [],
      unresolved: comparesAll ? unresolved : [], claims: claims)
  }

  private func standing(of subject: Subject) -> Conclusions.Standing {
    if !run.defects(of: subject).isEmpty {
      return .init(subject: subject.id, position: .defective, by: [])
    }
    var dominating: [String] = []
    var possible: [String] = []
    for other in subjects where other.id != subject.id {
      let orders = criteria.map { order(of: other, to: subject, in: $0) }
      guard !orders.contains(.worse) else { continue }
      if orders.contains(.notResolved) {
        possible.append(other.id)
      } else if orders.contains(.better) {
        dominating.append(other.id)
      }
    }
    if !dominating.isEmpty {
      return .init(subject: subject.id, position: .dominated, by: dominating)
    }
    return .init(
      subject: subject.id, position: possible.isEmpty ? .notDominated : .notResolved, by: possible)
  }

  /// The pairs whose order the run cannot resolve, by metric.
  private var unresolved: [Conclusions.Unresolved] {
    criteria.compactMap { figure in
      let pairs = subjects.indices.flatMap { first in
        subjects[(first + 1)...].map { (subjects[first], $0) }
      }.filter { order(of: $0, to: $1, in: figure) == .notResolved }
      return pairs.isEmpty ? nil : .init(figure: figure.id, pairs: pairs.map { [$0.id, $1.id] })
    }
  }

  private var claims: [Conclusions.Claim] {
    guard let baseline = subjects.first(where: { $0.id == run.plan.baseline }) else { return [] }
    return run.figures.headlines.flatMap { figure in
      subjects.compactMap { subject in
        guard subject.id != baseline.id, figure.value(run, subject) != nil else { return nil }
        return verdict(on: figure, of: subject, against: baseline).map {
          .init(subject: subject.id, figure: figure.id, verdict: $0)
        }
      }
    }
  }

  private func verdict(
    on figure: Figure, of subject: Subject, against baseline: Subject
  ) -> Verdict? {
    switch figure.criterion?.claim {
    case nil: nil
    case .verdict(let verdict):
      // A subject that failed did not do the same work in every session.
      run.fails(subject) || run.fails(baseline) ? nil : verdict(run, subject)
    case .order:
      switch order(of: subject, to: baseline, in: figure) {
      case .better, .worse: .different
      case .asGood: .equivalent
      case .notResolved: .notResolved
      }
    }
  }

  /// The order of two subjects by one metric.
  ///
  /// Times per event are compared by their joint intervals, build times by the intervals of their
  /// medians. The latter comparison is conservative: intervals can overlap although a pairwise test
  /// at the same level finds a difference.
  private func order(of subject: Subject, to other: Subject, in figure: Figure) -> Order {
    guard let own = values[subject.id]?[figure.id], let others = values[other.id]?[figure.id]
    else { return .notResolved }
    // The subjects share a measurement, such as a single build of all variants.
    if let measurement = figure.criterion?.measurement, measurement(subject) == measurement(other) {
      return .asGood
    }
    let margin = margin(of: figure)
    if own.isBelow(others, by: margin) { return .better }
    if others.isBelow(own, by: margin) { return .worse }
    return own.isWithin(margin, of: others) ? .asGood : .notResolved
  }
}

/// The possible values of a metric; a single value if it is exact.
private struct ValueRange {
  let lower: Double
  let upper: Double

  init(exact value: Double) { (lower, upper) = (value, value) }

  /// Without bounds, any value is possible.
  init(_ estimate: Estimate?) {
    lower = estimate?.lower ?? 0
    upper = estimate?.upper ?? .infinity
  }

  func isBelow(_ other: ValueRange, by margin: Double) -> Bool {
    upper < other.lower * (1 - margin)
  }

  func isWithin(_ margin: Double, of other: ValueRange) -> Bool {
    upper * (1 - margin) <= other.lower && other.upper * (1 - margin) <= lower
  }
}

extension Run {
  /// A subject's values by metric, with intervals that are valid for comparing any two subjects.
  fileprivate func criteria(of subject: Subject) -> [String: ValueRange] {
    var ranges: [String: ValueRange] = [:]
    for figure in figures.headlines {
      guard let estimate = figure.value(self, subject) else { continue }
      if let joint = figure.criterion?.interval {
        ranges[figure.id] = ValueRange(joint(self, subject))
      } else {
        ranges[figure.id] =
          figure.isSampled ? ValueRange(estimate) : ValueRange(exact: estimate.value)
      }
    }
    return ranges
  }
}
