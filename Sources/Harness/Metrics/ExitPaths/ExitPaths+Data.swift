import BenchmarkKit

extension ExitPaths {
  package func data(in run: Run) -> [DataTable] {
    [
      DataTable(
        "exits", title: "The objects that each exit path of each screen leaves behind",
        columns: [
          .init("exit", .string, "The exit path, such as back button."),
          .init("screen", .string, "The screen or alert in front before the exit."),
          .init("leaves", .boolean, "Whether the exit removes the screen."),
          .subject,
          .init("asSpecified", .boolean, "Whether every screen matched the reference model."),
        ]
          + LeakVerdict.allCases.map { .init($0.figureID, .integer, "Objects \($0.meaning).") },
        // A stored row may name an exit that the run does not have.
        rows: rows.filter { exits.indices.contains($0.exit) }.map { row in
          let exit = exits[row.exit]
          return [
            .text(exit.kind), .text(exit.screen), .flag(exit.leaves), .text(row.subject),
            .flag(row.isAsSpecified),
          ]
            + LeakVerdict.allCases.map { verdict in
              .integer(row.fates.filter { $0.verdict == verdict }.map(\.count).sum)
            }
        })
    ]
  }
}
