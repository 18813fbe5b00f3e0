import BenchmarkKit

extension Decisions {
  /// One row per action and subject.
  package var table: Table {
    Table(
      name: "decisions", title: "Decisions: from an action to the navigation request (exact)",
      columns: [
        .init("action", .text), .init("subject", .text), .init("instructions"),
        .init("architecture"), .init("until idle"), .init("calls"), .init("objects"),
        .init("types"), .init("called types", .text), .init("request", .text),
      ],
      rows: rows.map { row in
        [
          .text(row.action), .text(row.subject), .integer(row.instructions),
          .integer(row.architecture), .integer(row.whole), .integer(row.calls),
          .integer(row.objects), .integer(row.types.count),
          .text(row.types.joined(separator: " ")), .text(row.request),
        ]
      })
  }

  /// One table per quantity, with actions as rows and subjects as columns.
  ///
  /// Empty for an app without actions.
  package func tables(_ subjects: [Subject]) -> [Table] {
    guard !rows.isEmpty else { return [] }
    return [
      table(
        "decisions-instructions", "Decisions: instructions (exact)",
        subjects,
        """
        From the action to the first navigation request, including the server's answers that the \
        action waits for; the median of \(repetitions) repetitions in fresh apps.
        """
      ) { $0.instructions },
      table(
        "decisions-architecture", "Decisions: instructions of the architecture (exact)",
        subjects, "The architecture's own code, and the runtime's work on its behalf."
      ) { $0.architecture },
      table(
        "decisions-calls", "Decisions: calls of the architecture's functions (exact)",
        subjects, "As compiled: inlined functions do not count."
      ) { $0.calls },
      table(
        "decisions-objects", "Decisions: objects created by the architecture (exact)",
        subjects, "Heap objects: instances, closures and storage."
      ) { $0.objects },
      table(
        "decisions-types", "Decisions: called types of the architecture (exact)",
        subjects, "Types to open in order to follow the flow; '--table decisions' lists them."
      ) { $0.types.count },
    ]
  }

  private func table(
    _ name: String, _ title: String, _ subjects: [Subject], _ note: String,
    _ count: (Row) -> Int
  ) -> Table {
    let columns = subjects.filter { subject in rows.contains { $0.subject == subject.id } }
    let actions = rows.filter { $0.subject == rows.first?.subject }.map(\.action)
    return Table(
      name: name, title: title,
      columns: [.init("action", .text)] + columns.map { .init($0.id) },
      rows: actions.map { action in
        [.text(action)]
          + columns.map { subject in
            rows.first { $0.subject == subject.id && $0.action == action }
              .map { .integer(count($0)) } ?? .empty
          }
      },
      notes: [note])
  }
}
