import BenchmarkKit

extension Conformance {
  package func data(in run: Run) -> [DataTable] {
    [
      DataTable(
        "sessions", title: "Sessions of every subject, compared with the reference model",
        columns: [
          .subject,
          .init("sessions", .integer, "The sessions that were run."),
          .init("events", .integer, "The events run, up to each session's end or first failure."),
          .init("divergences", .integer, "Sessions with a screen that differs from the model's."),
          .init("crashes", .integer, "Sessions with an exception, a crash or a hang."),
          .init("expectedRefusals", .integer, "Requests that UIKit refused, as in the model."),
          .init("unexpectedRefusals", .integer, "The difference from the model's refusals."),
        ],
        rows: rows.map { row in
          [
            .text(row.subject), .integer(row.sessions), .integer(row.events),
            .integer(row.divergences), .integer(row.crashes), .integer(row.expectedRefusals),
            .integer(row.unexpectedRefusals),
          ]
        })
    ]
  }
}
