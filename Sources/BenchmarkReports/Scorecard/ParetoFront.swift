import BenchmarkResults

/// Which subjects nobody beats: a choice between them weighs one figure against another, and no arithmetic can make it.
struct ParetoFront {
  /// How a figure of one subject stands to the same figure of another. Less is better.
  enum Order {
    case better, asGood, worse, notResolved
  }

  /// Where a subject stands.
  enum Standing: Equatable {
    /// Whoever is better in something is worse in something else.
    case onFront
    /// These are as good in everything and better in something.
    case dominated(by: [Subject])
    /// These would be, if what the run could not resolve turned out in their favour.
    case notResolved(by: [Subject])
  }

  /// What is weighed, in the order of the scorecard: one figure a question.
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
    criteria = Figure.headlines.filter { figure in
      figure.criterion != nil && !known.isEmpty && known.allSatisfy { $0[figure.id] != nil }
    }
    margin = run.plan.margin ?? 0.01
  }

  /// The relative difference that is none in a figure.
  private func margin(of figure: Figure) -> Double {
    max(margin, figure.criterion?.margin?(run) ?? 0)
  }

  /// The differences that are none, of exact figures and of times per event.
  var marginInWords: String {
    let exact = "\((margin * 100).fixed(1)) %"
    let largest = Figure.headlines.map(margin).max() ?? margin
    return largest > margin ? "\(exact), of times \((largest * 100).fixed(1)) %," : exact
  }

  /// Where a subject stands among the others.
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

  /// The pairs of which the run cannot say who is better, by the figure.
  var unresolved: [(figure: Figure, pairs: [(Subject, Subject)])] {
    criteria.compactMap { criterion in
      let pairs = subjects.indices.flatMap { first in
        subjects[(first + 1)...].map { (subjects[first], $0) }
      }.filter { order(of: $0, to: $1, in: criterion) == .notResolved }
      return pairs.isEmpty ? nil : (criterion, pairs)
    }
  }

  /// How a subject stands to another in one figure: times per event by intervals that hold for all subjects together, builds by those of
  /// their medians, which meet more easily than a test of the pair at their level finds a difference.
  func order(of subject: Subject, to other: Subject, in figure: Figure) -> Order {
    guard let own = values[subject.id]?[figure.id], let others = values[other.id]?[figure.id]
    else { return .notResolved }
    if let measurement = figure.criterion?.measurement, measurement(subject) == measurement(other) {
      return .asGood
    }
    let margin = margin(of: figure)
    if own.isBelow(others, by: margin) { return .better }
    if others.isBelow(own, by: margin) { return .worse }
    return own.isWithin(margin, of: others) ? .asGood : .notResolved
  }
}

/// Where a value lies; a point for an exact one.
private struct Interval {
  let lower: Double
  let upper: Double

  init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// All values are possible where too little was measured for an interval.
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
  /// The intervals by which subjects may be compared with each other, and not only with the baseline.
  fileprivate func criteria(of subject: Subject) -> [String: Interval] {
    var intervals: [String: Interval] = [:]
    for figure in Figure.headlines {
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
