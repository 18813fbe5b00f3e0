import BenchmarkKit

extension Conformance {
  /// The results of each subject, and the coverage of the app's navigation graph.
  func tables(_ subjects: [Subject]) -> [Table] {
    [table, navigationTable, navigationTable(subjects), guidedTable].compactMap { $0 }
  }

  private var table: Table {
    Table(
      name: "conformance", title: "Conformance to the reference model",
      columns: [
        .init("subject", .text), .init("sessions"), .init("events"), .init("divergences"),
        .init("crashes"), .init("unexpected refusals"), .init("expected refusals"),
      ],
      rows: rows.map { row in
        [
          .text(row.subject), .integer(row.sessions), .integer(row.events),
          .integer(row.divergences), .integer(row.crashes), .integer(row.unexpectedRefusals),
          .integer(row.expectedRefusals),
        ]
      },
      notes: ["Checksum of all sessions: \(checksum)."])
  }

  // MARK: Navigation

  private var navigationTable: Table? {
    guard let navigation else { return nil }
    let kinds = navigation.map(\.kind).uniqued.map { kind in
      (kind, navigation.filter { $0.kind == kind })
    }
    let uncovered = navigation.filter { $0.count == 0 }
    return Table(
      name: "conformance-coverage", title: "Conformance: coverage of the navigation graph",
      columns: [
        .init("kind of event", .text), .init("edges"), .init("covered"), .init("covered %"),
        .init("traversals"),
      ],
      rows: ([("all", navigation)] + kinds).map { name, edges in
        [
          .text(name), .integer(edges.count), .integer(edges.covered),
          .percent(edges.covered, of: edges.count), .integer(edges.map(\.count).sum),
        ]
      },
      notes: [
        """
        Edges of the reference model lead from one screen or alert to the next. Each session \
        counts once, including its launch.
        """,
        sameness,
      ].compactMap { $0 }
        + uncovered.map { "not covered: \($0.from) → \($0.to) by \($0.trigger)" })
  }

  /// The sentence for runs in which every subject covered the same edges as the reference model.
  var sameness: String? {
    // Without per-subject counts, the coverage by diverging subjects is unknown.
    guard rows.allSatisfy({ $0.covered == nil && $0.divergences == 0 && $0.crashes == 0 }) else {
      return nil
    }
    return "Every subject covered the same edges equally often."
  }

  /// The coverage by subjects that diverge from the reference model.
  private func navigationTable(_ subjects: [Subject]) -> Table? {
    let others = rows.compactMap { row in navigation(of: row).map { (row.subject, $0) } }
    guard let navigation, !others.isEmpty else { return nil }
    return Table(
      name: "conformance-subjects", title: "Conformance: coverage by diverging subjects",
      columns: [
        .init("subject", .text), .init("edges"), .init("covered"), .init("covered %"),
        .init("traversals"), .init("traversals in the reference model"),
      ],
      rows: others.map { subject, edges in
        [
          .text(subject), .integer(edges.count), .integer(edges.covered),
          .percent(edges.covered, of: edges.count), .integer(edges.map(\.count).sum),
          .integer(navigation.map(\.count).sum),
        ]
      },
      notes: [
        """
        Edges count up to the first screen that differs from the reference model's. All other \
        subjects covered the same edges as the reference model.
        """
      ])
  }

  private var guidedTable: Table? {
    guard let guided, !guided.isEmpty else { return nil }
    return Table(
      name: "conformance-guided", title: "Conformance: coverage-guided sessions",
      columns: [
        .init("sessions"), .init("pairs"), .init("random pairs"), .init("edges"),
        .init("random edges"),
      ],
      rows: guided.map {
        [$0.sessions, $0.pairs, $0.randomPairs, $0.edges, $0.randomEdges].map { .integer($0) }
      },
      notes: [
        """
        Distinct pairs of a screen state and an event, and edges of the navigation graph, covered \
        by coverage-guided sessions and by the same number of random sessions. One row per seed; \
        recorded sessions are not included.
        """
      ])
  }

  /// Every edge with its count in the reference model and in each diverging subject.
  var edgeTable: Table? {
    guard let navigation else { return nil }
    let others = rows.compactMap { row in self.navigation(of: row).map { (row.subject, $0) } }
    return Table(
      name: "conformance-edges", title: "Conformance: edges of the navigation graph",
      columns: [.init("from", .text), .init("by", .text), .init("to", .text), .init("traversals")]
        + others.map { .init("traversals in \($0.0)") },
      rows: navigation.enumerated().map { place, edge in
        [.text(edge.from), .text(edge.trigger), .text(edge.to), .integer(edge.count)]
          + others.map { .integer($0.1[place].count) }
      })
  }
}

extension [Conformance.Edge] {
  fileprivate var covered: Int { count { $0.count > 0 } }
}

extension Table.Cell {
  // Rounded down, so that 100 means complete.
  fileprivate static func percent(_ part: Int, of whole: Int) -> Table.Cell {
    whole == 0 ? .empty : .decimal(Double(part * 1000 / whole) / 10, digits: 1)
  }
}
