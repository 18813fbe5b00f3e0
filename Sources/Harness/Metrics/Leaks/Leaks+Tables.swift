import BenchmarkKit

extension Leaks {
  /// The verdicts that the results document contains.
  var verdicts: [(name: String, count: KeyPath<Row, Int>)] {
    [("leaked", \.leaked), ("abandoned", \.abandoned)] + (tellsLate ? [("late", \.late)] : [])
      + [("premature", \.premature)]
  }

  /// The counts by subject and type, and the references responsible for them.
  package func tables(_ subjects: [Subject]) -> [Table] {
    [counts(subjects)] + (faults.isEmpty ? [] : [holders(subjects)])
      + (growth.isEmpty ? [] : [courses(subjects)])
  }

  private func counts(_ subjects: [Subject]) -> Table {
    let clean = subjects.filter { subject in !rows.contains { $0.subject == subject.id } }
    var columns: [Table.Column] = [
      .init("subject", .text), .init("type", .text), .init("scene", .text), .init("role", .text),
    ]
    columns += verdicts.map { .init("\($0.name)/1k") }
    // Older documents lack the rest.
    if tellsLate { columns += [.init("slope"), .init("bytes held/session")] }
    return Table(
      name: "leaks", title: "Objects that lived too long, or not long enough", columns: columns,
      rows: rows.map { row in
        var cells: [Table.Cell] = [
          .text(subjects.name(of: row.subject)), .text(row.type), .text(row.scene),
          .text(row.role),
        ]
        cells += verdicts.map { .perThousand(row[keyPath: $0.count], of: sessions) }
        guard tellsLate else { return cells }
        return cells + [
          steepest(row).map { .decimal($0.slope, digits: 2) } ?? .empty,
          .decimal(Double(row.bytesHeld) / Double(Swift.max(1, sessions)), digits: 0),
        ]
      },
      notes: [
        "Per 1,000 sessions, over \(sessions) sessions a subject; exact. Every object has one verdict.",
        tellsLate
          ? "slope: objects more each time the worst cycle of events is repeated; bytes held: when a session ends."
          : "Abandoned ones include those that were released late.",
        clean.isEmpty || sessions == 0
          ? "" : "None at all: \(clean.map(\.name).joined(separator: ", ")).",
      ].filter { !$0.isEmpty })
  }

  private func steepest(_ row: Row) -> Growth? {
    growth.filter { $0.subject == row.subject && $0.type == row.type }.max { $0.slope < $1.slope }
  }

  /// The responsible references, most frequent first.
  private func holders(_ subjects: [Subject]) -> Table {
    Table(
      name: "leak-traces", title: "What keeps them alive",
      columns: [
        .init("fault", .text), .init("subject", .text), .init("leaked"), .init("abandoned"),
        .init("late"), .init("sessions"), .init("to blame", .text), .init("held by", .text),
      ],
      rows: faults.sorted { $0.count > $1.count }.map { fault in
        [
          .text(fault.fingerprint), .text(subjects.name(of: fault.subject)),
          .integer(fault.count(of: "leaked")), .integer(fault.count(of: "abandoned")),
          .integer(fault.count(of: "late")), .integer(fault.sessions),
          .text(fault.blame), .text(fault.root),
        ]
      },
      notes: [
        "One row a reference to blame: its objects of all types, over all sessions. Strong references only.",
        "'bench measure leaks --detail' draws each; 'bench replay … --leaks' reproduces it.",
      ])
  }

  private func courses(_ subjects: [Subject]) -> Table {
    Table(
      name: "leak-growth", title: "Objects more for each repetition",
      columns: [
        .init("subject", .text), .init("repeated", .text), .init("type", .text), .init("slope"),
        .init("standard error"), .init("repetitions"),
      ],
      rows: growth.filter { $0.slope > 0 }.map { course in
        [
          .text(subjects.name(of: course.subject)), .text(course.cycle), .text(course.type),
          .decimal(course.slope, digits: 3), .decimal(course.standardError, digits: 3),
          .integer(course.repetitions),
        ]
      },
      notes: [
        "Live objects after each repetition, by least squares: what leaks has a slope, what is kept for the next time has none."
      ])
  }
}

extension Leaks.Fault {
  /// The responsible references and their targets.
  var blame: String {
    let marked = (cycle + path).filter(\.isSuspect).map { "\($0.owner).\($0.field) → \($0.target)" }
    return marked.isEmpty ? text : marked.joined(separator: ", ")
  }

  /// The number of objects with a verdict that the defect has kept.
  func count(of verdict: String) -> Int {
    objects.filter { $0.verdict == verdict }.map(\.count).sum
  }

  /// A readable description of the defect.
  ///
  /// It lists the objects kept, the chain of references with the suspects underlined, and the
  /// command that reproduces it.
  package var drawn: String {
    // Older documents have only one trace per type.
    guard !fingerprint.isEmpty else { return "\(subject): \(type)\n  \(text)\n  \(replay)" }
    let verdicts = ["leaked", "abandoned", "late", "premature"].filter { count(of: $0) > 0 }
      .map { "\(count(of: $0)) \($0)" }.joined(separator: ", ")
    let types = Dictionary(objects.map { ($0.type, $0.count) }, uniquingKeysWith: +)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
    return
      ([
        "\(fingerprint)  \(subject): \(verdicts), in \(sessions) \(sessions == 1 ? "session" : "sessions")",
        "  \(types.joined(separator: ", "))",
        "  seen first after event \(event): \(replay)",
      ] + drawing.map { "  \($0)" }).joined(separator: "\n")
  }
}
