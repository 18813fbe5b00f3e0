import BenchmarkKit
import Statistics

/// The trends of metrics over stored runs.
package struct HistoryTables {
  private let entries: [HistoryEntry]
  private let figures: [Figure]

  /// Creates tables from the runs of a history, oldest first.
  ///
  /// - Parameter figures: The metrics to export.
  package init(_ entries: [HistoryEntry], figures: [Figure]) {
    self.entries = entries
    self.figures = figures
  }

  /// One row per run and one column per subject, with a sparkline for each subject's trend.
  ///
  /// - Parameter subjects: The identifiers of the subjects; `nil` for the subjects of all runs.
  package func trend(of figure: Figure, subjects wanted: [String]? = nil) -> Table {
    let shown = entries.filter { $0.rows.contains { $0[figure] != nil } }
    var subjects: [String] = []
    for subject in shown.flatMap({ $0.rows.map(\.subject) })
    where !subjects.contains(subject) && wanted?.contains(subject) ?? true {
      subjects.append(subject)
    }
    let columns = subjects.map { subject in
      shown.map { $0.rows.first { $0.subject == subject }?[figure] }
    }
    let isSampled = columns.contains { $0.contains { $0?.lower != nil } }
    return Table(
      name: "history-\(figure.id)", title: "Trend of \(figure.title)",
      columns: [.init("date", .text), .init("revision", .text), .init("plan", .text)]
        + subjects.map { .init($0, isSampled ? .estimate : .number) },
      rows: shown.indices.map { place in
        let entry = shown[place]
        return [
          .text(entry.date), .text(entry.revision ?? ""),
          .text(entry.isComplete ? entry.plan : "\(entry.plan) (partial)"),
        ]
          + columns.map { column in
            isSampled
              ? Table.Cell(column[place], digits: figure.digits)
              : column[place].map { .decimal($0.value, digits: figure.digits) } ?? .empty
          }
      },
      notes: zip(subjects, columns).map { subject, column in
        "\(Sparkline(column.map { $0?.value }).text)  \(subject)"
      } + differences(between: shown, isSampled: isSampled))
  }

  /// A table with one row per run, subject and metric: the long format used by databases.
  package func export() -> Table {
    Table(
      name: "history", title: "History",
      columns: [
        .init("date", .text), .init("revision", .text), .init("plan", .text),
        .init("processor", .text), .init("configuration", .text), .init("complete", .text),
        .init("file", .text), .init("subject", .text), .init("figure", .text), .init("value"),
        .init("lower"), .init("upper"),
      ],
      rows: entries.flatMap { entry in
        entry.rows.flatMap { row in
          figures.compactMap { figure in
            row[figure].map { estimate in
              [
                .text(entry.date), .text(entry.revision ?? ""), .text(entry.plan),
                .text(entry.processor), .text(entry.configuration),
                .text(entry.isComplete ? "yes" : "no"), .text(entry.file), .text(row.subject),
                .text(figure.id), .decimal(estimate.value, digits: 6),
                estimate.lower.map { .decimal($0, digits: 6) } ?? .empty,
                estimate.upper.map { .decimal($0, digits: 6) } ?? .empty,
              ]
            }
          }
        }
      })
  }

  private func differences(between entries: [HistoryEntry], isSampled: Bool) -> [String] {
    guard isSampled else { return [] }
    var notes: [String] = []
    if Set(entries.map(\.processor)).count > 1 {
      notes.append(
        """
        Times on different processors are not comparable. Compare ratios instead, with care.
        """)
    }
    if Set(entries.map(\.baseline)).count > 1 {
      notes.append("The runs have different baselines.")
    }
    if entries.contains(where: { $0.configuration == "debug" }) {
      notes.append("Some runs are of debug builds, whose times are meaningless.")
    }
    return notes
  }
}
