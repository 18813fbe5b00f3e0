import BenchmarkKit

/// A table of every subject's metrics that matter for choosing an architecture.
///
/// There is no overall score, because its weights would be ours rather than the reader's. Instead,
/// the table marks the subjects that no other dominates.
struct Scorecard {
  private let run: Run
  private let figures: [String: [Headline: Estimate]]
  private let shown: [Headline]
  private let front: ParetoFront

  init(_ run: Run) {
    self.run = run
    figures = Dictionary(
      run.subjects.map { ($0.id, run.headlines(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let known = figures.values
    shown = Headline.allCases.filter { headline in known.contains { $0[headline] != nil } }
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

  private func columns(_ headline: Headline) -> [Table.Column] {
    let kind: Table.Column.Kind = headline.isSampled ? .estimate : .number
    let column = Table.Column(
      headline.heading, kind, basis: headline.isSampled ? .sampled : .exact)
    return hasVerdict(headline)
      ? [column, .init("\(headline.heading), verdict", .text, basis: .sampled)] : [column]
  }

  private func cells(_ headline: Headline, of subject: Subject) -> [Table.Cell] {
    let estimate = figures[subject.id]?[headline]
    guard headline.isSampled else {
      return [estimate.map { .exact($0.value, digits: headline.digits) } ?? .empty]
    }
    let value = Table.Cell(estimate, digits: headline.digits)
    return hasVerdict(headline) ? [value, verdict(headline, of: subject)] : [value]
  }

  /// Whether a metric has a verdict column; nanoseconds share the verdict on their ratio.
  private func hasVerdict(_ headline: Headline) -> Bool {
    headline == .time
      ? run.dispatch?.rows.contains { $0.comparison != nil } == true : headline == .cleanBuild
  }

  /// The verdict on a subject, compared with the baseline.
  private func verdict(_ headline: Headline, of subject: Subject) -> Table.Cell {
    guard let baseline = run.subjects.first(where: { $0.id == run.plan.baseline }),
      baseline.id != subject.id, figures[subject.id]?[headline] != nil
    else { return .empty }
    // It did not always do the same work.
    if headline == .time, fails(subject) || fails(baseline) { return .text("failed") }
    if headline == .time {
      let row = run.dispatch?.rows.first { $0.subject == subject.id }
      return row?.comparison.map { .text($0.verdict.rawValue) } ?? .empty
    }
    let verdict: Dispatch.Comparison.Verdict =
      switch front.order(of: subject, to: baseline, in: headline) {
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
    var notes = [
      run.dispatch.map {
        "time ratio: over \($0.baseline)'s, paired by session; the dispatch table has its noise floor."
      }
    ]
    if let counts = run.counts {
      notes.append(
        "allocs, ARC: allocations, and retains with releases, over \(counts.sessions) sessions."
      )
    }
    if let instructions = run.instructions {
      notes.append(
        "instr., own: all instructions, and those of the architecture itself, over \(instructions.sessions) sessions."
      )
    }
    if run.decisions != nil {
      notes.append(
        "types crossed: those of the architecture between an action and the navigation request, on average."
      )
    }
    if let leaks = run.leaks {
      notes.append(
        "Objects per 1,000 sessions, over \(leaks.sessions): leaked are alive after the app's end, abandoned ones until then,"
          + " late ones until a later event; premature ones are gone too early."
      )
    }
    if let coverage = run.conformance?.coverage {
      notes.append(
        "diverged: sessions in which a screen was not the reference model's, or the app crashed; \(coverage)."
      )
    }
    if run.dispatch != nil, run.subjects.contains(where: fails) {
      notes.append(
        "failed: it diverged or crashed, so its times are of other work and no claim is made of them."
      )
    }
    if let links = run.deepLinks {
      notes.append(
        "links lost: of \(links.links.count) links, each in \(links.states.count) states, those that did not do what the reference model says, or ended the app."
      )
    }
    if let exits = run.exits {
      notes.append(
        "exits not clean: of \(exits.exits.count) ways out of screens, those after which an object was left or gone too early, that led elsewhere, or that ended the app."
      )
    }
    if let builds = run.buildTimes {
      notes.append(
        "clean build: of the architecture's module in debug, median of \(builds.rounds.count) rounds; different where the intervals do not meet."
      )
    }
    return notes.compactMap { $0 } + (comparesAll ? frontNotes : [])
  }

  private var frontNotes: [String] {
    [
      "Pareto: less is better in every figure. A subject is behind another that is as good in all of \(criteriaInWords)"
        + " and better in one; differences within \(front.marginInWords) are none. Nobody on the front is ruled out: the choice is a matter of taste, not of arithmetic.",
      unresolvedInWords,
    ]
  }

  private var criteriaInWords: String {
    front.criteria.map(\.heading).joined(separator: ", ")
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
      behind + front.unresolved.map { figure, pairs in "\(figure.heading) of \(words(pairs))" }
    return parts.isEmpty
      ? "Every pair was resolved in every figure."
      : "Not resolved: \(parts.joined(separator: "; "))."
  }
}

extension Headline {
  /// The column header.
  var heading: String {
    switch self {
    case .lines: "lines"
    case .codeLines: "code lines"
    case .files: "files"
    case .largestFile: "largest file"
    case .nanoseconds: "ns/event"
    case .time: "time ratio"
    case .allocations: "allocs/event"
    case .references: "ARC/event"
    case .instructions: "instr./event"
    case .ownInstructions: "own instr./event"
    case .typesCrossed: "types crossed"
    case .leaked, .abandoned, .late, .premature: "\(rawValue)/1k"
    case .divergences: "diverged"
    case .linksLost: "links lost"
    case .exitsNotClean: "exits not clean"
    case .cleanBuild: "clean build s"
    }
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
