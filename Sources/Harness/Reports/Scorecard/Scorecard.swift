import BenchmarkKit
import Statistics

/// A table of every subject's metrics that matter for choosing an architecture.
///
/// There is no overall score, because its weights would be ours rather than the reader's. Instead,
/// the table marks the subjects that no other dominates.
struct Scorecard {
  private let run: Run
  private let values: [String: [String: Estimate]]
  private let shown: [Figure]
  private let front: ParetoFront

  init(_ run: Run) {
    self.run = run
    values = Dictionary(
      run.subjects.map { ($0.id, run.figures(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let known = values.values
    shown = run.figures.headlines.filter { figure in known.contains { $0[figure.id] != nil } }
    front = ParetoFront(run)
  }

  /// The table; `nil` if the run has no metrics for it.
  var table: Table? {
    guard !shown.isEmpty else { return nil }
    var columns = [Table.Column("subject", .text)] + shown.flatMap(columns)
    if comparesAll { columns.append(.init("Pareto", .text)) }
    var table = Table(
      name: "scorecard", title: "Scorecard", columns: columns,
      rows: run.subjects.map { subject in
        [.text(subject.name)] + shown.flatMap { cells($0, of: subject) }
          + (comparesAll ? [.text(text(front.standing(of: subject)))] : [])
      }, notes: notes)
    table.isReadTurned = true
    return table
  }

  /// A Pareto front needs more than one metric and more than one subject.
  private var comparesAll: Bool { front.criteria.count > 1 && run.subjects.count > 1 }

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

  /// Whether a metric has a verdict column; nanoseconds share the verdict on their ratio.
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
    if case .verdict(let verdict) = figure.criterion?.claim {
      // It did not always do the same work.
      if fails(subject) || fails(baseline) { return .text("failed") }
      return verdict(run, subject).map { .text($0.rawValue) } ?? .empty
    }
    let verdict: Verdict =
      switch front.order(of: subject, to: baseline, in: figure) {
      case .better, .worse: .different
      case .asGood: .equivalent
      case .notResolved: .notResolved
      }
    return .text(verdict.rawValue)
  }

  /// Whether a subject crashed, hung or showed a wrong screen.
  ///
  /// Its times only cover the remaining sessions.
  private func fails(_ subject: Subject) -> Bool {
    run.findings.contains {
      $0.subject == subject.id && [.crash, .hang, .memory, .divergence].contains($0.kind)
    }
  }

  private func text(_ standing: ParetoFront.Standing) -> String {
    func names(_ subjects: [Subject]) -> String {
      subjects[0].name + (subjects.count > 1 ? " and \(subjects.count - 1) more" : "")
    }
    return switch standing {
    case .onFront: "front"
    case .dominated(let others): "behind \(names(others))"
    case .notResolved: "not resolved"
    }
  }

  private var notes: [String] {
    var notes = run.figures.headlines.compactMap { $0.note(run) }
    if shown.contains(where: makesClaims), run.subjects.contains(where: fails) {
      notes.append(
        "failed: it diverged or crashed, so its times are of other work and no claim is made of them."
      )
    }
    return notes + (comparesAll ? frontNotes : [])
  }

  private var frontNotes: [String] {
    [
      "Pareto: less is better in every figure. A subject is behind another that is as good in all of \(criteriaInWords)"
        + " and better in one; differences within \(front.marginInWords) are none. Nobody on the front is ruled out: the choice is a matter of taste, not of arithmetic.",
      unresolvedInWords,
    ]
  }

  private var criteriaInWords: String {
    front.criteria.compactMap(\.heading).joined(separator: ", ")
  }

  private func words(_ pairs: [(Subject, Subject)]) -> String {
    let all = run.subjects.count * (run.subjects.count - 1) / 2
    if pairs.count == all { return "all pairs" }
    if pairs.count > 6 { return "\(pairs.count) of \(all) pairs" }
    return pairs.map { "\($0.name) and \($1.name)" }.joined(separator: ", ")
  }

  private var unresolvedInWords: String {
    let behind = run.subjects.compactMap { subject -> String? in
      guard case .notResolved(let others) = front.standing(of: subject) else { return nil }
      return "whether \(subject.name) is behind \(others.map(\.name).joined(separator: ", "))"
    }
    let parts =
      behind
      + front.unresolved.map { figure, pairs in "\(figure.heading ?? figure.id) of \(words(pairs))"
      }
    return parts.isEmpty
      ? "Every pair was resolved in every figure."
      : "Not resolved: \(parts.joined(separator: "; "))."
  }
}

extension Table.Cell {
  /// Integers need no decimals.
  fileprivate static func exact(_ value: Double, digits: Int) -> Table.Cell {
    if value == 0 || digits == 0, let whole = Int(exactly: value.rounded()) {
      return .integer(whole)
    }
    return .decimal(value, digits: digits)
  }
}
