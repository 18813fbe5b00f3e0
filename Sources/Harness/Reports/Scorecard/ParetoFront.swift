import BenchmarkKit
import Statistics

/// The subjects that no other dominates.
///
/// A choice between them is a trade-off that no arithmetic can make.
struct ParetoFront {
  /// The order of two subjects by one metric. Less is better.
  enum Order {
    case better, asGood, worse, notResolved
  }

  /// The position of a subject relative to the others.
  enum Standing: Equatable {
    /// Every subject that is better in some metric is worse in another.
    case onFront
    /// These subjects are as good in every metric and better in at least one.
    case dominated(by: [Subject])
    /// These subjects might dominate it if the unresolved metrics were in their favour.
    case notResolved(by: [Subject])
  }

  /// The metrics compared, in the order of the scorecard: one per question.
  let criteria: [Figure]
  private let subjects: [Subject]
  private let values: [String: [String: Interval]]
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

  /// The largest difference that counts as a tie, for exact metrics and for times per event.
  var marginInWords: String {
    let exact = "\((margin * 100).fixed(1)) %"
    let largest = run.figures.headlines.map(margin).max() ?? margin
    return largest > margin ? "\(exact), of times \((largest * 100).fixed(1)) %," : exact
  }

  /// The position of a subject relative to the others.
  func standing(of subject: Subject) -> Standing {
    var dominating: [Subject] = []
    var possible: [Subject] = []
    for other in subjects where other.id != subject.id {
      let orders = criteria.map { order(of: other, to: subject, in: $0) }
      guard !orders.contains(.worse) else { continue }
      if orders.contains(.notResolved) {
        possible.append(other)
      } else if orders.contains(.better) {
        dominating.append(other)
      }
    }
    if !dominating.isEmpty { return .dominated(by: dominating) }
    return possible.isEmpty ? .onFront : .notResolved(by: possible)
  }

  /// The pairs whose order the run cannot resolve, by metric.
  var unresolved: [(figure: Figure, pairs: [(Subject, Subject)])] {
    criteria.compactMap { criterion in
      let pairs = subjects.indices.flatMap { first in
        subjects[(first + 1)...].map { (subjects[first], $0) }
      }.filter { order(of: $0, to: $1, in: criterion) == .notResolved }
      return pairs.isEmpty ? nil : (criterion, pairs)
    }
  }

  /// The order of two subjects by one metric.
  ///
  /// Times per event are compared by their joint intervals, build times by the intervals of their
  /// medians. The latter is conservative: intervals can overlap although a pairwise test at the
  /// same level finds a difference.
  func order(of subject: Subject, to other: Subject, in figure: Figure) -> Order {
    guard let own = values[subject.id]?[figure.id], let others = values[other.id]?[figure.id]
    else { return .notResolved }
    // Such as a single build of all variants.
    if let measurement = figure.criterion?.measurement, measurement(subject) == measurement(other) {
      return .asGood
    }
    let margin = margin(of: figure)
    if own.isBelow(others, by: margin) { return .better }
    if others.isBelow(own, by: margin) { return .worse }
    return own.isWithin(margin, of: others) ? .asGood : .notResolved
  }
}

/// The range of a value; a single point if it is exact.
private struct Interval {
  let lower: Double
  let upper: Double

  init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// Creates an interval; without bounds, any value is possible.
  init(_ estimate: Estimate?) {
    self.init(lower: estimate?.lower ?? 0, upper: estimate?.upper ?? .infinity)
  }

  func isBelow(_ other: Interval, by margin: Double) -> Bool {
    upper < other.lower * (1 - margin)
  }

  func isWithin(_ margin: Double, of other: Interval) -> Bool {
    upper * (1 - margin) <= other.lower && other.upper * (1 - margin) <= lower
  }
}

extension Run {
  /// The metrics of a subject, with intervals that are valid for comparing any two subjects.
  fileprivate func criteria(of subject: Subject) -> [String: Interval] {
    var intervals: [String: Interval] = [:]
    for figure in figures.headlines {
      guard let estimate = figure.value(self, subject) else { continue }
      if let joint = figure.criterion?.interval {
        intervals[figure.id] = Interval(joint(self, subject))
      } else {
        intervals[figure.id] =
          figure.isSampled
          ? Interval(estimate) : Interval(lower: estimate.value, upper: estimate.value)
      }
    }
    return intervals
  }
}
