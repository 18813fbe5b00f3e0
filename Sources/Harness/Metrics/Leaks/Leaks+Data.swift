import BenchmarkKit

extension Leaks {
  package func data(in run: Run) -> [DataTable] {
    [
      DataTable(
        "leaks", title: "Objects released late, early or never, by type, over all sessions",
        columns: [
          .subject,
          .init("type", .string, "The type's name, without its module."),
          .init("scene", .string, "The type's scene; empty if it belongs to none."),
          .init("role", .string, "The type's role, such as Coordinators; empty if it has none."),
        ]
          + LeakVerdict.allCases.map { .init($0.figureID, .integer, "Objects \($0.meaning).") } + [
            .init("bytesHeld", .integer, unit: "B", "Held by overdue objects when sessions end."),
            .init("sessions", .integer, "The sessions behind these numbers."),
          ],
        rows: rows.map { row in
          [
            .text(row.subject), .text(row.type), row.scene.isEmpty ? .missing : .text(row.scene),
            row.role.isEmpty ? .missing : .text(row.role), .integer(row.leaked),
            .integer(row.abandoned), .integer(row.releasedLate), .integer(row.releasedEarly),
            .integer(row.bytesHeld), .integer(sessions),
          ]
        })
    ]
  }
}
