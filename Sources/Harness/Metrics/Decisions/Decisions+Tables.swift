import BenchmarkKit

extension Decisions {
  /// One row per action and subject.
  package func table(_ subjects: [Subject]) -> Table {
    Table(
      name: "decisions", title: "From the action to the first navigation request (exact)",
      columns: [
        .init("action", .text), .init("subject", .text), .init("instructions"),
        .init("architecture"), .init("until idle"), .init("calls"), .init("objects"),
        .init("types"), .init("called", .text), .init("request", .text),
      ],
      rows: rows.map { row in
        [
          .text(row.action), .text(subjects.name(of: row.subject)), .integer(row.instructions),
          .integer(row.architecture), .integer(row.whole), .integer(row.calls),
          .integer(row.objects), .integer(row.types.count),
          .text(row.types.joined(separator: " ")), .text(row.request),
        ]
      })
  }

  /// One table per quantity, with actions as rows and subjects as columns.
  ///
  /// None for an app without actions.
  package func tables(_ subjects: [Subject]) -> [Table] {
    guard !rows.isEmpty else { return [] }
    return [
      table(
        "decision-instructions", "Instructions from the action to the navigation request (exact)",
        subjects,
        "Median of \(repetitions) repetitions, each in a fresh app; the server's answers included where the action waits for them."
      ) { $0.instructions },
      table(
        "decision-architecture", "Instructions that the architecture spends of them (exact)",
        subjects, "Its own code, and the runtime's work on its behalf."
      ) { $0.architecture },
      table(
        "decision-calls", "Calls of the architecture's functions before the request (exact)",
        subjects, "As compiled: a function that was inlined is no call."
      ) { $0.calls },
      table(
        "decision-objects", "Objects that the architecture makes before the request (exact)",
        subjects, "Instances, closures and storage on the heap."
      ) { $0.objects },
      table(
        "decision-types", "Types of the architecture that are called before the request (exact)",
        subjects, "The files to open to follow the flow; --format csv names them."
      ) { $0.types.count },
    ]
  }

  private func table(
    _ name: String, _ title: String, _ subjects: [Subject], _ note: String,
    _ figure: (Row) -> Int
  ) -> Table {
    let columns = subjects.filter { subject in rows.contains { $0.subject == subject.id } }
    let actions = rows.filter { $0.subject == rows.first?.subject }.map(\.action)
    return Table(
      name: name, title: title,
      columns: [.init("action", .text)] + columns.map { .init($0.name) },
      rows: actions.map { action in
        [.text(action)]
          + columns.map { subject in
            rows.first { $0.subject == subject.id && $0.action == action }
              .map { .integer(figure($0)) } ?? .empty
          }
      },
      notes: [note])
  }
}
