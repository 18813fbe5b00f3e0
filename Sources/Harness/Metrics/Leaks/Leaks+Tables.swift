import BenchmarkKit

extension Leaks {
  /// The verdicts that the results document contains.
  var verdicts: [LeakVerdict] {
    LeakVerdict.allCases.filter { $0 != .releasedLate || hasReleasedLate }
  }

  /// The counts by subject and type, and the references responsible for them.
  package func tables(_ subjects: [Subject]) -> [Table] {
    [counts(subjects)] + (defects.isEmpty ? [] : [traceTable])
      + (growth.isEmpty ? [] : [growthTable])
  }

  private func counts(_ subjects: [Subject]) -> Table {
    let clean = subjects.filter { subject in !rows.contains { $0.subject == subject.id } }
    var columns: [Table.Column] = [
      .init("subject", .text), .init("type", .text), .init("scene", .text), .init("role", .text),
    ]
    columns += verdicts.map { .init($0.heading) }
    // Older documents lack these values.
    if hasReleasedLate { columns += [.init("slope"), .init("bytes held/session")] }
    return Table(
      name: "leaks", title: Self.headline + " (exact)", columns: columns,
      rows: rows.map { row in
        var cells: [Table.Cell] = [
          .text(row.subject), .text(row.type), .text(row.scene),
          .text(row.role),
        ]
        cells += verdicts.map { .perThousand(row[$0], of: sessions) }
        guard hasReleasedLate else { return cells }
        return cells + [
          steepest(row).map { .decimal($0.slope, digits: 2) } ?? .empty,
          .decimal(Double(row.bytesHeld) / Double(Swift.max(1, sessions)), digits: 0),
        ]
      },
      notes: [
        """
        Objects per 1,000 sessions, over \(sessions.grouped) sessions per subject. Each object has \
        one verdict.
        """,
        hasReleasedLate
          ? """
          slope: objects added by each repetition of the worst cycle of events; bytes held: by \
          overdue objects, at the end of a session.
          """
          : "Abandoned objects include those that were released late.",
        clean.isEmpty || sessions == 0
          ? ""
          : """
          Subjects whose objects are all released in time: \
          \(clean.map(\.id).joined(separator: ", ")).
          """,
      ].filter { !$0.isEmpty })
  }

  private func steepest(_ row: Row) -> Growth? {
    growth.filter { $0.subject == row.subject && $0.type == row.type }.max { $0.slope < $1.slope }
  }

  /// The responsible references, most frequent first.
  private var traceTable: Table {
    Table(
      name: "leaks-traces", title: "Leaks: references that keep objects alive",
      columns: [.init("defect", .text), .init("subject", .text)]
        + verdicts.map { .init($0.title) }
        + [.init("sessions"), .init("reference", .text), .init("root", .text)],
      rows: defects.sorted { $0.count > $1.count }.map { defect in
        [.text(defect.fingerprint), .text(defect.subject)]
          + verdicts.map { .integer(defect.count(of: $0)) }
          + [.integer(defect.sessions), .text(defect.cause), .text(defect.root)]
      },
      notes: [
        """
        One row per defect: the suspect reference, and the objects of all types that it affects, \
        over all sessions. Traces follow strong references only.
        """,
        "'bench measure leaks --detail' draws each trace; 'bench replay … --leaks' reproduces it.",
      ])
  }

  private var growthTable: Table {
    Table(
      name: "leaks-growth", title: "Leaks: objects added per repetition",
      columns: [
        .init("subject", .text), .init("repeated", .text), .init("type", .text), .init("slope"),
        .init("standard error"), .init("repetitions"),
      ],
      rows: growth.filter { $0.slope > 0 }.map { growth in
        [
          .text(growth.subject), .text(growth.cycle), .text(growth.type),
          .decimal(growth.slope, digits: 3), .decimal(growth.standardError, digits: 3),
          .integer(growth.repetitions),
        ]
      },
      notes: [
        """
        Slope of the number of live objects after each repetition, by least squares. A leak has a \
        slope; a cache has none.
        """
      ])
  }
}

extension Leaks.Defect {
  /// The responsible references and their targets.
  var cause: String {
    let marked = (cycle + path).filter(\.isSuspect).map { "\($0.owner).\($0.field) → \($0.target)" }
    return marked.isEmpty ? text : marked.joined(separator: ", ")
  }

  func count(of verdict: LeakVerdict) -> Int {
    objects.filter { $0.verdict == verdict }.map(\.count).sum
  }

  /// The affected objects by verdict, and the number of sessions.
  var extent: String {
    let verdicts = LeakVerdict.allCases.filter { count(of: $0) > 0 }
      .map { "\(count(of: $0).grouped) \($0.title)" }.joined(separator: ", ")
    return "\(verdicts), in \(sessions.counted("session"))"
  }

  /// A readable description of the defect.
  ///
  /// Lists the affected objects, the chain of references with the suspects underlined, and the
  /// command that reproduces the defect.
  package var drawn: String {
    // Older documents have only one trace per type.
    guard !fingerprint.isEmpty else { return "\(subject): \(type)\n  \(text)\n  \(replay)" }
    let types = Dictionary(objects.map { ($0.type, $0.count) }, uniquingKeysWith: +)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
    return
      ([
        "\(fingerprint)  \(subject): \(extent)",
        "  \(types.joined(separator: ", "))", "  first seen after event \(event): \(replay)",
      ] + drawing.map { "  \($0)" }).joined(separator: "\n")
  }
}
