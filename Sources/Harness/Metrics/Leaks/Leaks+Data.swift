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
    ] + [ownership.map(ownerTable), watched?.first.map(watchedTable)].compactMap(\.self)
  }

  private func ownerTable(_ ownership: [OwnedObjects]) -> DataTable {
    DataTable(
      "owners",
      title: "The strong references between live objects, with all subjects on the same screens",
      columns: [
        .subject,
        .init("screen", .string, "The screen on top."),
        .init("ownerNumber", .integer, "Identifies the owner within the subject; oldest first."),
        .init("owner", .string, "The owner's type, without its module."),
        .init("field", .string, "The owner's field, with positions in collections."),
        .init("targetNumber", .integer, "Identifies the target within the subject."),
        .init("target", .string, "The target's type, without its module."),
      ],
      rows: ownership.flatMap { objects in
        objects.references.map { reference in
          [
            .text(objects.subject), .text(objects.screen), .integer(reference.owner),
            .text(objects.types[reference.owner]), .text(reference.field),
            .integer(reference.target), .text(objects.types[reference.target]),
          ]
        }
      })
  }

  private func watchedTable(_ session: WatchedSession) -> DataTable {
    DataTable(
      "watched", title: "The live objects after each event of a short session",
      columns: [
        .subject,
        .init("step", .integer, "The number of events so far; 0 after the launch."),
        .init("event", .string, "The event in words."),
        .init("objects", .integer, "The live objects of the app's classes."),
        .init("extra", .integer, "The objects that a fresh app on the same screens does not have."),
      ],
      rows: session.rows.flatMap { row in
        zip(session.steps, row.objects).enumerated().map { number, step in
          [
            .text(row.subject), .integer(number), .text(step.0.event), .integer(step.1.count),
            DataTable.Value(step.1.extra.map { Array($0.values).sum }),
          ]
        }
      })
  }
}
