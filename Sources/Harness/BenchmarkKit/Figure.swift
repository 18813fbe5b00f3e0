import Statistics

/// A number that a run has for each subject; smaller is better.
///
/// The scorecard, comparisons, histories and completions depend on figures, not on metrics.
package struct Figure: Sendable, Identifiable {
  /// The name in files and on the command line.
  package let id: String
  /// A description with the unit.
  package let title: String
  /// The column header in the scorecard; `nil` for figures used only in comparisons.
  package let heading: String?
  /// The number of decimals shown.
  package let digits: Int
  /// Whether the value varies between runs of the same plan, as times do.
  package let isSampled: Bool
  /// The value of a subject; `nil` if the run does not have it.
  package let value: @Sendable (Run, Subject) -> Estimate?
  /// The note below the scorecard.
  package private(set) var note: @Sendable (Run) -> String? = { _ in nil }
  /// The column of the overview; `nil` for figures without one.
  package private(set) var overview: OverviewColumn?
  /// The wording of the defect that a value above zero indicates; `nil` for costs.
  package private(set) var defect: Defect?
  /// The wish that a small value fulfils, such as `little code`; `nil` if no choice depends on it.
  package private(set) var wish: String?
  /// The rule for ranking subjects; `nil` if another figure answers the same question.
  package let criterion: Criterion?
  /// The rule for comparing two runs; `nil` if they are not compared.
  package let comparison: Comparison?
  /// The relative growth that is tolerated between two runs.
  package let threshold: Double

  package init(
    _ id: String, title: String, heading: String? = nil, digits: Int = 0, isSampled: Bool = false,
    threshold: Double = 0, criterion: Criterion? = .exact, comparison: Comparison? = nil,
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
    self.value = value
  }

  /// The figure with a note below the scorecard; `note` returns `nil` for runs without one.
  package func noted(_ note: @escaping @Sendable (Run) -> String?) -> Figure {
    var figure = self
    figure.note = note
    return figure
  }

  /// The figure with a column in the overview.
  ///
  /// - Parameters:
  ///   - heading: The column header.
  ///   - note: The definition below the table; `nil` for a heading that needs none.
  ///   - cell: The value of a subject.
  ///   - overMachines: The column's content in a report on several machines; `nil` for other runs.
  package func inOverview(
    _ heading: String, note: @escaping @Sendable (Run) -> String? = { _ in nil },
    overMachines: @escaping @Sendable (Run) -> OverviewColumn.Machines? = { _ in nil },
    cell: @escaping @Sendable (Run, Subject) -> Table.Cell
  ) -> Figure {
    var figure = self
    figure.overview = OverviewColumn(
      heading: heading, note: note, cell: cell, overMachines: overMachines)
    return figure
  }

  /// The figure with a reason to choose a subject: the wish that a small value fulfils.
  package func chosen(for wish: String) -> Figure {
    var figure = self
    figure.wish = wish
    return figure
  }

  /// The figure as a count of defects: a subject with a value above zero does not work correctly.
  ///
  /// - Parameters:
  ///   - absence: A phrase for a value of zero, such as `none of 396 deep links lost`.
  ///   - presence: A phrase for a subject's value above zero, such as `3 deep links lost`.
  package func asDefect(
    absence: @escaping @Sendable (Run) -> String,
    presence: @escaping @Sendable (Run, Subject) -> String
  ) -> Figure {
    var figure = self
    figure.defect = Defect(absence: absence, presence: presence)
    return figure
  }

  /// A column of the overview, which has one row per subject.
  package struct OverviewColumn: Sendable {
    package let heading: String
    package let note: @Sendable (Run) -> String?
    package let cell: @Sendable (Run, Subject) -> Table.Cell
    package let overMachines: @Sendable (Run) -> Machines?

    /// The column's definition and values in a report on several machines; without a value, the
    /// column's `cell` is shown.
    package struct Machines: Sendable {
      package let note: String
      package let cell: @Sendable (Subject) -> Table.Cell?

      package init(note: String, cell: @escaping @Sendable (Subject) -> Table.Cell?) {
        self.note = note
        self.cell = cell
      }
    }
  }

  /// The wording of a defect.
  package struct Defect: Sendable {
    package let absence: @Sendable (Run) -> String
    package let presence: @Sendable (Run, Subject) -> String
  }

  /// A rule for ranking two subjects.
  package struct Criterion: Sendable {
    /// The joint interval for all subjects; `nil` to use the estimate's own interval.
    package var interval: (@Sendable (Run, Subject) -> Estimate?)?
    /// The largest relative difference that counts as a tie; `nil` for the plan's margin.
    package var margin: (@Sendable (Run) -> Double?)?
    /// An identifier of the measurement, which subjects can share.
    package var measurement: (@Sendable (Subject) -> String)?
    /// The source of a verdict against the baseline; `nil` for none.
    package var claim: Claim?

    package init(
      interval: (@Sendable (Run, Subject) -> Estimate?)? = nil,
      margin: (@Sendable (Run) -> Double?)? = nil,
      measurement: (@Sendable (Subject) -> String)? = nil, claim: Claim? = nil
    ) {
      self.interval = interval
      self.margin = margin
      self.measurement = measurement
      self.claim = claim
    }

    package static let exact = Criterion()
  }

  /// The source of a verdict against the baseline.
  package enum Claim: Sendable {
    /// The metric's own verdict, which is valid only if the subject and the baseline did the same
    /// work.
    case verdict(@Sendable (Run, Subject) -> Verdict?)
    /// The order of the two values.
    case order
  }

  /// A rule for comparing two runs.
  package enum Comparison: Sendable {
    /// Exact comparison of counts; `nil` if a run has none.
    case counts(@Sendable (Run, Subject) -> Counts?)
    /// Comparison by log ratios to each run's own baseline.
    ///
    /// Each launch contributes the median of its log ratios; `of` names the quantity.
    case ratios(of: String, @Sendable (Run, Subject) -> [[Double]])
  }

  /// Exact counts by title, and the work in which they were counted.
  ///
  /// Counts of different work are not compared.
  package struct Counts: Sendable {
    package var work: [String]
    package var values: [String: Double]

    package init(
      work: [String], values: [String: Double]
    ) {
      self.work = work
      self.values = values
    }
  }
}

extension [Figure] {
  /// The figures of the scorecard and of histories.
  ///
  /// Exact ones come first: they do not depend on the machine.
  package var headlines: [Figure] {
    let all = filter { $0.heading != nil }
    return all.filter { !$0.isSampled } + all.filter(\.isSampled)
  }
  /// The figures of comparisons.
  package var compared: [Figure] { filter { $0.comparison != nil } }
}

extension Run {
  /// The figures of the run's metrics.
  package var figures: [Figure] { sections.flatMap { type(of: $0).figures } }

  /// The values of a subject by `Figure.id`.
  package func figures(of subject: Subject) -> [String: Estimate] {
    Dictionary(
      uniqueKeysWithValues: figures.headlines.compactMap { figure in
        figure.value(self, subject).map { (figure.id, $0) }
      })
  }

  /// The settings that determine the sessions; counts of different sessions are not compared.
  package var campaign: [String] {
    plan.seeds + ["\(plan.sessions)", "\(plan.eventsPerSession)", plan.personas ?? ""]
  }
}
