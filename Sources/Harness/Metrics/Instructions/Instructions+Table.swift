import BenchmarkKit

extension Instructions {
  /// One row per subject: the instructions per event by layer, and the architecture's in detail.
  package var table: Table {
    let base = rows.first { $0.subject == baseline }
    let layers: [Layer] = [.uikit, .screens, .domain, .harness, .unknown]
    return Table(
      name: "instructions", title: "Instructions per event (exact)",
      columns: [
        .init("subject", .text), .init("all"), .init("ratio"), .init("architecture"),
        .init("ratio of architecture"), .init("own code"), .init("references"), .init("memory"),
        .init("library"),
      ] + layers.map { .init($0.rawValue) },
      rows: rows.map { row in
        let own = row[.architecture]
        return [
          .text(row.subject), .decimal(row.total, digits: 1),
          .decimal(row.total / (base?.total ?? .nan), digits: 4),
          .decimal(own.total, digits: 1),
          .decimal(own.total / (base?[.architecture].total ?? .nan), digits: 3),
          .decimal(own.code, digits: 1), .decimal(own.references, digits: 1),
          .decimal(own.memory, digits: 1), .decimal(own.library, digits: 1),
        ] + layers.map { .decimal(row[$0].total, digits: 1) }
      },
      notes: [
        """
        \(sessions) sessions of \(eventsPerSession) events, counted by callgrind, without the \
        launch and release of the app. Ratios are to \(baseline).
        """,
        """
        A layer's instructions are its own code and the runtime's work on its behalf. The \
        architecture's are split into own code, references (retain, release), memory (allocation) \
        and library.
        """,
        "unknown: work of the runtime whose caller is beyond the recorded part of the call chain.",
      ])
  }
}
