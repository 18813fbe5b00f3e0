public import BenchmarkResults

/// The course of figures over stored runs.
public struct HistoryTables {
  private let entries: [HistoryEntry]

  /// Takes the runs of a history, oldest first.
  public init(_ entries: [HistoryEntry]) { self.entries = entries }

  /// A row a run, a column a subject, and a line of blocks for the course of each subject.
  ///
  /// - Parameter subjects: Identifiers; all that any run has where it is `nil`.
  package func course(of figure: Figure, subjects wanted: [String]? = nil) -> Table {
    let shown = entries.filter { $0.rows.contains { $0[figure] != nil } }
    var subjects: [String] = []
    for subject in shown.flatMap({ $0.rows.map(\.subject) })
    where !subjects.contains(subject) && wanted?.contains(subject) ?? true {
      subjects.append(subject)
    }
    func figures(_ subject: String) -> [Estimate?] {
      shown.map { $0.rows.first { $0.subject == subject }?[figure] }
    }
    let columns = subjects.map(figures)
    let isSampled = columns.contains { $0.contains { $0?.lower != nil } }
    return Table(
      name: "history-\(figure.id)", title: "Course of \(figure.title)",
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
      } + mixtures(of: shown, isSampled: isSampled))
  }

  /// A row a run, subject and figure: the long form that databases take.
  public func export() -> Table {
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
          Figure.headlines.compactMap { figure in
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

  private func mixtures(of entries: [HistoryEntry], isSampled: Bool) -> [String] {
    guard isSampled else { return [] }
    var notes: [String] = []
    if Set(entries.map(\.processor)).count > 1 {
      notes.append("Times of different processors cannot be compared; ratios can, with care.")
    }
    if Set(entries.map(\.baseline)).count > 1 {
      notes.append("The runs had different baselines.")
    }
    if entries.contains(where: { $0.configuration == "debug" }) {
      notes.append("Some runs are of debug builds: their times mean nothing.")
    }
    return notes
  }
}

/// The course of a figure in one line: a block a run, the higher the larger; a space where a run does not have it.
public struct Sparkline {
  private static let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  /// The line.
  public let text: String

  /// Draws values from the smallest to the largest of them; equal ones all lie in the middle.
  public init(_ values: [Double?]) {
    let known = values.compactMap { $0 }.filter(\.isFinite)
    let (least, most) = (known.min() ?? 0, known.max() ?? 0)
    text = String(
      values.map { value -> Character in
        guard let value, value.isFinite else { return " " }
        // Halves, whose difference is finite for all that is.
        let range = most / 2 - least / 2
        guard range > 0 else { return Self.blocks[3] }
        let place = (value / 2 - least / 2) / range * Double(Self.blocks.count - 1)
        return Self.blocks[Int(place.rounded())]
      })
  }
}
