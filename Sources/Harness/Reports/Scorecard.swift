import BenchmarkKit
import Statistics

/// The table of each subject's metrics that matter for choosing an architecture.
///
/// There is no overall score, because any weights would be arbitrary. Instead, the table marks
/// dominated subjects.
struct Scorecard {
  private let run: Run
  private let values: [String: [String: Estimate]]
  private let shown: [Figure]

  init(_ run: Run) {
    self.run = run
    values = Dictionary(
      run.subjects.map { ($0.id, run.figures(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let known = values.values
    shown = run.figures.headlines.filter { figure in known.contains { $0[figure.id] != nil } }
  }

  /// The table; `nil` if the run has no metrics for it.
  var table: Table? {
    guard !shown.isEmpty else { return nil }
    var columns = [Table.Column("subject", .text)] + shown.flatMap(columns)
    if comparesAll { columns.append(.init("dominated", .text)) }
    var table = Table(
      name: "scorecard", title: "Scorecard", columns: columns,
      rows: run.subjects.map { subject in
        [.text(subject.id)] + shown.flatMap { cells($0, of: subject) }
          + (comparesAll ? [.text(text(run.conclusions?.standing(of: subject)))] : [])
      }, notes: notes)
    table.isTransposed = true
    return table
  }

  private var comparesAll: Bool { run.conclusions?.standings.isEmpty == false }

  private func columns(_ figure: Figure) -> [Table.Column] {
    let heading = figure.heading ?? figure.id
    let column = Table.Column(
      heading, figure.isSampled ? .estimate : .number,
      basis: figure.isSampled ? .sampled : .exact)
    return makesClaims(figure)
      ? [column, .init("\(heading), verdict", .text, basis: .sampled)] : [column]
  }

  private func cells(_ figure: Figure, of subject: Subject) -> [Table.Cell] {
    let estimate = values[subject.id]?[figure.id]
    guard figure.isSampled else {
      return [estimate.map { .exact($0.value, digits: figure.digits) } ?? .empty]
    }
    let value = Table.Cell(estimate, digits: figure.digits)
    return makesClaims(figure) ? [value, claim(figure, of: subject)] : [value]
  }

  /// Whether a metric has a verdict column. Times in nanoseconds have none, because the verdict on
  /// their ratio applies to them.
  private func makesClaims(_ figure: Figure) -> Bool {
    switch figure.criterion?.claim {
    case .verdict(let verdict): run.subjects.contains { verdict(run, $0) != nil }
    case .order: true
    case nil: false
    }
  }

  /// The verdict on a subject, compared with the baseline.
  private func claim(_ figure: Figure, of subject: Subject) -> Table.Cell {
    guard let baseline = run.subjects.first(where: { $0.id == run.plan.baseline }),
      baseline.id != subject.id, values[subject.id]?[figure.id] != nil
    else { return .empty }
    // If one of the two subjects failed in a session, they did not always do the same work.
    if case .verdict = figure.criterion?.claim, run.fails(subject) || run.fails(baseline) {
      return .text("failed")
    }
    return run.conclusions?.verdict(on: figure, of: subject).map { .text($0.rawValue) } ?? .empty
  }

  private func text(_ standing: Conclusions.Standing?) -> String {
    switch standing?.position {
    case .notDominated: "no"
    case .dominated: "by \(firstName(standing?.by ?? []))"
    case .notResolved: "not resolved"
    case .defective: "defective"
    case nil: ""
    }
  }

  private func firstName(_ subjects: [String]) -> String {
    subjects.first.map {
      $0 + (subjects.count > 1 ? " and \(subjects.count - 1) more" : "")
    } ?? "another"
  }

  private var notes: [String] {
    var notes = run.figures.headlines.compactMap { $0.note(run) }
    if shown.contains(where: makesClaims), run.subjects.contains(where: run.fails) {
      notes.append(
        """
        failed: the subject diverged, crashed or hung, so it did different work, and its times \
        have no verdict.
        """
      )
    }
    return notes + (comparesAll ? dominanceNotes : [])
  }

  private var dominanceNotes: [String] {
    [
      """
      Less is better in every metric. A subject is dominated when another one equals or beats it \
      in every metric and beats it in at least one. The metrics compared are \(criteriaInWords); \
      differences within \(marginInWords) are ties. A choice between subjects that are not \
      dominated is a trade-off; subjects with defects are marked defective instead.
      """,
      unresolvedInWords,
    ]
  }

  private var criteriaInWords: String {
    (run.conclusions?.criteria ?? []).compactMap { id in
      run.figures.first { $0.id == id }?.heading
    }.joined(separator: ", ")
  }

  /// The largest difference that counts as a tie, for exact metrics and for times per event.
  private var marginInWords: String {
    guard let conclusions = run.conclusions else { return "" }
    let (margin, largest) = (conclusions.margin, conclusions.largestMargin)
    let exact = "\((margin * 100).fixed(1)) %"
    return largest > margin ? "\(exact) (for times, \((largest * 100).fixed(1)) %)" : exact
  }

  private func words(_ pairs: [[String]]) -> String {
    let all = run.subjects.count * (run.subjects.count - 1) / 2
    if pairs.count == all { return "all pairs" }
    if pairs.count > 6 { return "\(pairs.count) of \(all) pairs" }
    return pairs.map { $0.joined(separator: " and ") }.joined(separator: ", ")
  }

  private var unresolvedInWords: String {
    let standings = run.conclusions?.standings ?? []
    let dominated = standings.filter { $0.position == .notResolved }.map {
      "whether \($0.subject) is dominated by"
        + " \($0.by.joined(separator: ", "))"
    }
    let pairs = (run.conclusions?.unresolved ?? []).map { unresolved in
      let heading = run.figures.first { $0.id == unresolved.figure }?.heading
      return "\(heading ?? unresolved.figure) of \(words(unresolved.pairs))"
    }
    let parts = dominated + pairs
    return parts.isEmpty
      ? "Every pair is resolved in every metric."
      : "Not resolved: \(parts.joined(separator: "; "))."
  }
}

extension Table.Cell {
  /// A cell with an exact value; integers have no decimals.
  fileprivate static func exact(_ value: Double, digits: Int) -> Table.Cell {
    if value == 0 || digits == 0, let whole = Int(exactly: value.rounded()) {
      return .integer(whole)
    }
    return .decimal(value, digits: digits)
  }
}
