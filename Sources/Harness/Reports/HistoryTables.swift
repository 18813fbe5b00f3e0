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
        + (isSampled ? [.init("machine", .text), .init("binary", .text)] : [])
        + subjects.map { .init($0, isSampled ? .estimate : .number) },
      rows: shown.indices.map { place in
        let entry = shown[place]
        return [
          .text(entry.date), .text(entry.revision ?? ""),
          .text(entry.isComplete ? entry.plan : "\(entry.plan) (partial)"),
        ]
          + (isSampled
            ? [.text(entry.machine ?? "unknown"), .text(entry.shortBinary ?? "unknown")] : [])
          + columns.map { column in
            isSampled
              ? Table.Cell(column[place], digits: figure.digits)
              : column[place].map { .decimal($0.value, digits: figure.digits) } ?? .empty
          }
      },
      notes: zip(subjects, columns).flatMap { subject, column in
        let values = column.map { $0?.value }
        return isSampled
          ? trends(of: subject, values, in: shown) : ["\(Sparkline(values).text)  \(subject)"]
      } + differences(between: shown, isSampled: isSampled))
  }

  /// One sparkline per machine, because times of different machines form no trend.
  private func trends(
    of subject: String, _ values: [Double?], in entries: [HistoryEntry]
  ) -> [String] {
    entries.compactMap(\.machine).uniqued.map { machine in
      let own = zip(entries, values).filter { $0.0.machine == machine }.map(\.1)
      return "\(Sparkline(own).text)  \(subject), machine \(machine)"
    }
  }

  /// A table with one row per run, subject and metric: the long format used by databases.
  package func export() -> Table {
    Table(
      name: "history", title: "History",
      columns: [
        .init("date", .text), .init("revision", .text), .init("plan", .text),
        .init("processor", .text), .init("configuration", .text), .init("complete", .text),
        .init("file", .text), .init("subject", .text), .init("figure", .text), .init("value"),
        .init("lower"), .init("upper"), .init("machine", .text), .init("binary", .text),
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
                .text(entry.machine ?? ""), .text(entry.binary ?? ""),
              ]
            }
          }
        }
      })
  }

  private func differences(between entries: [HistoryEntry], isSampled: Bool) -> [String] {
    guard isSampled else { return [] }
    var notes = [
      "Each interval is \(IntervalScope.runs).",
      """
      Runs of one binary on one machine differ only by chance or load. Times from different \
      machines are not comparable and form no trend.
      """,
    ]
    let unknown = entries.count { $0.machine == nil }
    if unknown > 0 {
      notes.append(
        "Each run without a stored fingerprint (\(unknown)) counts as a run from another machine.")
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

extension HistoryEntry {
  /// The beginning of the build ID, which is enough to recognise a binary.
  fileprivate var shortBinary: String? { binary.map { String($0.prefix(8)) } }
}
