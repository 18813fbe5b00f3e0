import BenchmarkKit
import Statistics

/// The summary that precedes the details: which subjects work correctly, and what each costs.
///
/// Subjects without defects come first, the smallest ones at the top.
struct Overview {
  let run: Run
  let figures: [Figure]
  let subjects: [Subject]
  private let defects: [String: [String]]

  init(_ run: Run) {
    self.run = run
    let defects = Dictionary(
      run.subjects.map { ($0.id, run.defects(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let known = run.figures.filter { figure in
      figure.overview != nil && run.subjects.contains { figure.value(run, $0) != nil }
    }
    // Exact costs stand before times.
    let costs =
      known.filter { $0.defect == nil && !$0.isSampled }
      + known.filter { $0.defect == nil && $0.isSampled }
    let counted = known.filter { $0.defect != nil }
    let figures = run.subjectKind.areDefectsDecisive ? counted + costs : costs + counted
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
        + figures.map { .init($0.overview?.heading ?? $0.id, section: section(of: $0)) },
      rows: subjects.map { subject in
        [.text(mark(of: subject) + subject.id)]
          + figures.map { cell($0, of: subject) }
      }, notes: figures.compactMap(note))
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

  /// The definition of a column.
  private func note(_ figure: Figure) -> String? {
    figure.overview?.overMachines(run)?.note ?? figure.overview?.note(run)
  }

  /// The section of the page with a metric's details.
  private func section(of figure: Figure) -> String? {
    run.sections.first { type(of: $0).figures.contains { $0.id == figure.id } }
      .map { type(of: $0).id.rawValue }
  }

  /// The emphasis of a metric's cells: its defects or, for a cost, the lowest value among several
  /// subjects without defects and the highest value of all subjects.
  private func emphasis(of figure: Figure) -> [(row: Int, Table.Emphasis)] {
    let values = subjects.map { figure.value(run, $0)?.value }
    if figure.defect != nil {
      return values.indices.filter { (values[$0] ?? 0) > 0 }.map { ($0, .defect) }
    }
    let least = sound.count > 1 ? Set(least(figure).map(\.id)) : []
    let most = values.compactMap { $0 }.max()
    return subjects.indices.compactMap { row in
      if least.contains(subjects[row].id) { return (row, .best) }
      return values[row] != nil && values[row] == most ? (row, .worst) : nil
    }
  }

  /// The subjects without defects that cost least; several if they cost the same.
  private func least(_ figure: Figure) -> [Subject] { run.least(figure, of: sound) }

  private func cell(_ figure: Figure, of subject: Subject) -> Table.Cell {
    guard figure.value(run, subject) != nil, let overview = figure.overview else { return .empty }
    return overview.overMachines(run)?.cell(subject) ?? overview.cell(run, subject)
  }

  // A subject that was not checked gets no mark.
  private func mark(of subject: Subject) -> String {
    hasDefects(subject) ? "✗ " : absences.isEmpty ? "" : "✓ "
  }

  /// The subjects without known defects.
  var sound: [Subject] { subjects.filter { !hasDefects($0) } }

  func hasDefects(_ subject: Subject) -> Bool { !defects(of: subject).isEmpty }

  /// A subject's defects in words.
  func defects(of subject: Subject) -> [String] { defects[subject.id] ?? [] }
}

extension Run {
  /// Whether a brief report has an overview instead of all tables.
  package var hasOverview: Bool { Overview(self).table != nil }
}
