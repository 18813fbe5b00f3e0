import BenchmarkKit

extension DeepLinks {
  package func data(in run: Run) -> [DataTable] {
    [
      DataTable(
        "links", title: "The outcome of every link in every state of the app",
        columns: [
          .init("link", .string, "The link."),
          .init("state", .string, "The state of the app in which the link is opened."),
          .init("cold", .boolean, "Whether the link launches the app."),
          .init("arrival", .string, "link or notification."),
          .subject,
          .init("outcome", .string, "The outcome; empty if the link ended the app's process."),
          .init("expected", .string, "The specified outcome."),
        ],
        rows: states.enumerated().flatMap { place, state in
          links.enumerated().flatMap { number, link in
            rows.map { row in
              [
                .text(link), .text(state.name), .flag(state.isCold), .text(state.arrival),
                .text(row.subject), .init(row.outcomes[place, number]?.rawValue),
                .init(expected[place, number]?.rawValue),
              ]
            }
          }
        })
    ]
  }
}
