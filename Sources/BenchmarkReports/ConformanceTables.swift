import BenchmarkResults

extension Conformance {
  /// What each subject came to, and what of the app's navigation the sessions have seen.
  func tables(_ subjects: [Subject]) -> [Table] {
    [table(subjects), navigationTable, guidedTable].compactMap { $0 }
  }

  private func table(_ subjects: [Subject]) -> Table {
    Table(
      name: "conformance", title: "Conformance to the reference model",
      columns: [
        .init("subject", .text), .init("sessions"), .init("events"), .init("divergences"),
        .init("crashes"), .init("unexpected refusals"), .init("expected refusals"),
      ],
      rows: rows.map { row in
        [
          .text(subjects.name(of: row.subject)), .integer(row.sessions), .integer(row.events),
          .integer(row.divergences), .integer(row.crashes), .integer(row.unexpectedRefusals),
          .integer(row.expectedRefusals),
        ]
      },
      notes: ["checksum of all sessions: \(checksum)"])
  }

  // MARK: Navigation

  /// How many edges of the navigation graph were travelled, in words.
  var coverage: String? {
    guard let navigation else { return nil }
    let share = Table.Cell.percent(navigation.visited, of: navigation.count).text
    return "\(navigation.visited) of \(navigation.count) edges travelled, \(share) %"
  }

  private var navigationTable: Table? {
    guard let navigation else { return nil }
    let kinds = navigation.map(\.kind).uniqued.map { kind in
      (kind, navigation.filter { $0.kind == kind })
    }
    let unvisited = navigation.filter { $0.count == 0 }
    return Table(
      name: "navigation-coverage", title: "Navigation coverage",
      columns: [
        .init("edges by", .text), .init("all"), .init("travelled"), .init("travelled %"),
        .init("times"),
      ],
      rows: ([("all", navigation)] + kinds).map { name, edges in
        [
          .text(name), .integer(edges.count), .integer(edges.visited),
          .percent(edges.visited, of: edges.count), .integer(edges.map(\.count).sum),
        ]
      },
      notes: [
        "Edges of the reference model from one screen or alert to the next, each session counted once, its launch included."
      ] + unvisited.map { "not travelled: \($0.from) → \($0.to) by \($0.trigger)" })
  }

  private var guidedTable: Table? {
    guard let guided, !guided.isEmpty else { return nil }
    return Table(
      name: "guided-sessions", title: "Guided sessions",
      columns: [
        .init("sessions"), .init("pairs"), .init("random pairs"), .init("edges"),
        .init("random edges"),
      ],
      rows: guided.map {
        [$0.sessions, $0.pairs, $0.randomPairs, $0.edges, $0.randomEdges].map { .integer($0) }
      },
      notes: [
        "Different pairs of a screen's state and an event, and edges of the navigation graph, that guided sessions reach and as"
          + " many random ones of the same seed; a row a seed, without the recorded sessions."
      ])
  }

  /// Every edge with its count.
  var edges: Table? {
    navigation.map { edges in
      Table(
        name: "navigation-edges", title: "Edges of the navigation graph",
        columns: [
          .init("from", .text), .init("by", .text), .init("to", .text), .init("times"),
        ],
        rows: edges.map {
          [.text($0.from), .text($0.trigger), .text($0.to), .integer($0.count)]
        })
    }
  }
}

extension [Conformance.Edge] {
  fileprivate var visited: Int { count { $0.count > 0 } }
}

extension Table.Cell {
  // Rounded down: 100 says that nothing is missing.
  fileprivate static func percent(_ part: Int, of whole: Int) -> Table.Cell {
    whole == 0 ? .empty : .decimal(Double(part * 1000 / whole) / 10, digits: 1)
  }
}
