/// One number that a run has for each subject. Less is better in all of them.
///
/// The scorecard, comparisons, histories and completions read `Figure.all`; they know no metric.
package struct Figure: Sendable, Identifiable {
  /// Its name in files and on the command line.
  package let id: String
  /// What it is, with its unit.
  package let title: String
  /// The header of its column in the scorecard; `nil` for one that only comparisons have.
  package let heading: String?
  /// Decimal places shown.
  package let digits: Int
  /// Whether another run of the same plan gives another value, as times do.
  package let isSampled: Bool
  /// The value of a subject, as far as the run has it.
  package let value: @Sendable (Run, Subject) -> Estimate?
  /// What the scorecard's note says of it.
  package let note: @Sendable (Run) -> String?
  /// How subjects are weighed by it; `nil` where another figure answers the same question.
  package let criterion: Criterion?
  /// How two runs are compared by it; `nil` where they are not.
  package let comparison: Comparison?
  /// The fraction by which it may grow before a run is worse.
  package let threshold: Double

  init(
    _ id: String, title: String, heading: String? = nil, digits: Int = 0, isSampled: Bool = false,
    threshold: Double = 0, criterion: Criterion? = .exact, comparison: Comparison? = nil,
    note: @escaping @Sendable (Run) -> String? = { _ in nil },
    value: @escaping @Sendable (Run, Subject) -> Estimate? = { _, _ in nil }
  ) {
    self.id = id
    self.title = title
    self.heading = heading
    self.digits = digits
    self.isSampled = isSampled
    self.threshold = threshold
    self.criterion = criterion
    self.comparison = comparison
    self.note = note
    self.value = value
  }

  /// How the values of two subjects are weighed against each other.
  package struct Criterion: Sendable {
    /// Where a subject's value lies for all subjects together; `nil` for its estimate's own interval.
    package var interval: (@Sendable (Run, Subject) -> Estimate?)?
    /// The relative difference that is none; `nil` for the plan's.
    package var margin: (@Sendable (Run) -> Double?)?
    /// What is equal for subjects whose values are one measurement.
    package var measurement: (@Sendable (Subject) -> String)?
    /// What is claimed of a subject beside the baseline; `nil` for no claim.
    package var claim: Claim?

    package static let exact = Criterion()
  }

  /// Where the claim about a subject beside the baseline comes from.
  package enum Claim: Sendable {
    /// A verdict of the metric, which holds only where both do the same work.
    case verdict(@Sendable (Run, Subject) -> Dispatch.Comparison.Verdict?)
    /// The order of the two values.
    case order
  }

  /// How a figure of two runs is compared.
  package enum Comparison: Sendable {
    /// Exactly; a run without the counts has `nil`.
    case counts(@Sendable (Run, Subject) -> Counts?)
    /// By the logarithms of ratios to the run's own baseline, of which each launch has several and its median counts.
    case ratios(of: String, @Sendable (Run, Subject) -> [[Double]])
  }

  /// Exact counts by title, and the work that they were counted over: counts of other work say nothing.
  package struct Counts: Sendable {
    package var work: [String]
    package var values: [String: Double]
  }
}

extension Figure {
  /// The figures of the scorecard, by which runs are followed over time.
  package static let headlines = all.filter { $0.heading != nil }
  /// The figures that two runs are compared by.
  package static let compared = all.filter { $0.comparison != nil }
}

extension Run {
  /// The values of a subject by the figures' ids, as far as the run has them.
  package func figures(of subject: Subject) -> [String: Estimate] {
    Dictionary(
      uniqueKeysWithValues: Figure.headlines.compactMap { figure in
        figure.value(self, subject).map { (figure.id, $0) }
      })
  }

  /// What decides which sessions a run has: counts over other sessions cannot be compared.
  package var campaign: [String] {
    plan.seeds + ["\(plan.sessions)", "\(plan.eventsPerSession)", plan.personas ?? ""]
  }
}

extension Estimate {
  /// An exact value.
  init(exact value: Double) {
    self.init(value: value, lower: nil, upper: nil, confidence: nil, count: 0)
  }
}
