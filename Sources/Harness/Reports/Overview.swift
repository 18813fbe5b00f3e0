import BenchmarkKit
import Statistics

/// The answer before the details: which subjects work correctly, and what each costs.
///
/// Subjects without defects come first, the smallest ones at the top.
struct Overview {
  private let run: Run
  private let figures: [Figure]
  private let defects: [String: [String]]
  private let subjects: [Subject]

  init(_ run: Run) {
    self.run = run
    let defects = Dictionary(
      run.subjects.map { ($0.id, run.defects(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let known = run.figures.filter { figure in
      figure.overview != nil && run.subjects.contains { figure.value(run, $0) != nil }
    }
    // Costs first, exact ones before times.
    let costs = known.filter { $0.defect == nil }
    let figures =
      costs.filter { !$0.isSampled } + costs.filter(\.isSampled)
      + known.filter { $0.defect != nil }
    self.defects = defects
    self.figures = figures
    let size = figures.first { $0.defect == nil && !$0.isSampled }
    subjects = run.subjects.enumerated().map { place, subject in
      (
        subject, defects[subject.id]?.isEmpty == false ? 1 : 0,
        size?.value(run, subject)?.value ?? 0, place
      )
    }.sorted { ($0.1, $0.2, $0.3) < ($1.1, $1.2, $1.3) }.map(\.0)
  }

  /// The table; `nil` if there is nothing to compare.
  var table: Table? {
    guard run.subjects.count > 1, !figures.isEmpty else { return nil }
    var table = Table(
      name: "overview", title: "Overview",
      columns: [.init("subject", .text)]
        + figures.compactMap(\.overview).map { .init($0.heading) },
      rows: subjects.map { subject in
        [.text(mark(of: subject) + subject.id)]
          + figures.map { cell($0, of: subject) }
      }, notes: figures.compactMap(\.overview?.note))
    for (row, subject) in subjects.enumerated() where hasDefects(subject) {
      table.emphasis[.init(row: row, column: 0)] = .defect
    }
    for (column, figure) in figures.enumerated() {
      for (row, emphasis) in emphasis(of: figure) {
        table.emphasis[.init(row: row, column: column + 1)] = emphasis
      }
    }
    return table
  }

  /// The defects that a figure counts, or the least cost of a subject without defects, by row.
  private func emphasis(of figure: Figure) -> [(row: Int, Table.Emphasis)] {
    let values = subjects.map { figure.value(run, $0)?.value }
    if figure.defect != nil {
      return values.indices.filter { (values[$0] ?? 0) > 0 }.map { ($0, .defect) }
    }
    let least = Set(least(figure).map(\.id))
    return subjects.indices.filter { least.contains(subjects[$0].id) }.map { ($0, .best) }
  }

  /// The subjects without defects that cost least; several if they cost the same.
  private func least(_ figure: Figure) -> [Subject] {
    let known = subjects.compactMap { subject in
      hasDefects(subject)
        ? nil : figure.value(run, subject).map { (subject: subject, value: $0.value) }
    }
    let least = known.map(\.value).min()
    return known.filter { $0.value == least }.map(\.subject)
  }

  private func cell(_ figure: Figure, of subject: Subject) -> Table.Cell {
    guard figure.value(run, subject) != nil, let overview = figure.overview else { return .empty }
    return overview.cell(run, subject)
  }

  /// The phrases for correctness metrics of the run without defects; empty if it has none of them.
  private var absences: [String] {
    run.figures.compactMap { figure in
      run.subjects.contains { figure.value(run, $0) != nil } ? figure.defect?.absence : nil
    }
  }

  // A subject that was not checked gets no mark.
  private func mark(of subject: Subject) -> String {
    hasDefects(subject) ? "✗ " : absences.isEmpty ? "" : "✓ "
  }

  private func hasDefects(_ subject: Subject) -> Bool { defects[subject.id]?.isEmpty == false }

  /// The conclusions in words, one per paragraph.
  var conclusions: [String] { (correct + incorrect + best).map(\.sentence) }

  private var correct: [String] {
    let sound = subjects.filter { !hasDefects($0) }
    guard !absences.isEmpty, !sound.isEmpty else { return [] }
    return ["✓ Without defects: \(names(sound)): \(absences.joined(separator: ", "))"]
  }

  private var incorrect: [String] {
    subjects.filter(hasDefects).map { subject in
      "✗ \(subject.id): \((defects[subject.id] ?? []).joined(separator: "; "))"
    }
  }

  /// The subjects without defects that cost least, by figure.
  private var best: [String] {
    let sound = subjects.filter { !hasDefects($0) }
    guard sound.count > 1 else { return [] }
    let parts = figures.filter { $0.defect == nil }.compactMap { leastInWords($0, of: sound) }
    let among = absences.isEmpty ? "Least" : "Least among those without defects"
    return parts.isEmpty ? [] : ["\(among): \(parts.joined(separator: "; "))"]
  }

  private func leastInWords(_ figure: Figure, of sound: [Subject]) -> String? {
    let least = least(figure)
    guard let heading = figure.overview?.heading, let first = least.first else { return nil }
    let rivals = sound.filter { isUnresolved(figure, $0, first) }
    let others = rivals.isEmpty ? "" : ", not resolved from \(names(rivals))"
    return "\(heading) \(names(least))\(others)"
  }

  private func isUnresolved(_ figure: Figure, _ first: Subject, _ second: Subject) -> Bool {
    let pairs = run.conclusions?.unresolved.first { $0.figure == figure.id }?.pairs ?? []
    return pairs.contains { Set($0) == [first.id, second.id] }
  }

  private func names(_ subjects: [Subject]) -> String {
    subjects.map(\.id).joined(separator: ", ")
  }
}

extension Run {
  /// Whether a brief report has an overview instead of all tables.
  package var hasOverview: Bool { Overview(self).table != nil }
}
