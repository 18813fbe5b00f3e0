import BenchmarkKit

extension Counts {
  /// The counts per event compared with the baseline, and per session by phase.
  func tables(_ subjects: [Subject], baseline: String) -> [Table] {
    [perEvent(subjects, baseline), perSession(subjects)]
  }

  private func perEvent(_ subjects: [Subject], _ baseline: String) -> Table {
    let base = total(of: baseline, .event).operations
    let rows = subjects.map { subject -> [Table.Cell] in
      let (events, operations) = total(of: subject.id, .event)
      let cells = zip(operations.named, base.named).flatMap { own, base in
        [Table.Cell.ratio(own.value, to: events), .ratio(own.value, to: base.value)]
      }
      return [.text(subject.id)] + cells
    }
    return Table(
      name: "counts", title: "Runtime counts per event (exact)",
      columns: [Table.Column("subject", .text)]
        + Operations().named.flatMap {
          [.init("\($0.name)/event"), .init("to \(baseline)", of: "\($0.name)/event")]
        },
      rows: rows,
      notes: [
        """
        From the delivery of an event until the app is idle, over \(sessions.grouped) sessions per \
        subject. Every session is counted twice; any difference is a finding.
        """,
        """
        Allocations are counted in the whole process; retains and releases, where compiled code \
        calls the runtime.
        """,
        lookups(subjects),
      ])
  }

  /// The driver's share of the counts, as a sentence.
  private func lookups(_ subjects: [Subject]) -> String {
    let counts = subjects.map { subject -> String in
      let (events, operations) = total(of: subject.id, .lookup)
      let parts = operations.named.map {
        "\(Table.Cell.ratio($0.value, to: events, digits: 2).text) \($0.name)"
      }
      return parts.joined(separator: ", ")
    }
    let part = "The driver's lookup of an event's target is included:"
    guard counts.uniqued.count > 1 else {
      return "\(part) \(counts.first ?? "") for each subject."
    }
    let each = zip(subjects, counts).map { "\($0.id) \($1)" }
    return "\(part) \(each.joined(separator: "; "))."
  }

  private func perSession(_ subjects: [Subject]) -> Table {
    let phases: [Phase] = [.launch, .event, .teardown]
    let rows = subjects.map { subject -> [Table.Cell] in
      let totals = phases.map { total(of: subject.id, $0).operations }
      return [.text(subject.id)] + totals.map { .ratio($0.allocations, to: sessions, digits: 1) }
        + totals.map { .ratio($0.bytes, to: sessions, digits: 0) }
        + totals.map { .ratio($0.references, to: sessions, digits: 1) }
    }
    return Table(
      name: "counts-per-session", title: "Runtime counts per session (exact)",
      columns: [Table.Column("subject", .text)]
        + ["allocations", "bytes", "ARC"].flatMap { (operation: String) -> [Table.Column] in
          [
            .init("\(operation): launch"), .init("events", of: operation),
            .init("teardown", of: operation),
          ]
        },
      rows: rows,
      notes: [
        """
        Means over \(sessions.grouped) sessions. ARC: retains and releases. Launch and teardown \
        include the device and the backend, which are the same for all subjects.
        """
      ])
  }

  /// All rows, as exact counts.
  var detailTable: Table {
    Table(
      name: "counts-by-event", title: "Runtime counts by kind of event",
      columns: [
        .init("subject", .text), .init("phase", .text), .init("event", .text), .init("times"),
      ] + Operations().named.map { .init($0.name) },
      rows: rows.map { row in
        [
          .text(row.subject), .text(row.phase.rawValue), .text(row.event),
          .integer(row.times),
        ] + row.operations.named.map { .integer($0.value) }
      })
  }
}

extension Table.Cell {
  /// The quotient of two integers; empty if the divisor is zero.
  static func ratio(_ count: Int, to other: Int, digits: Int = 3) -> Table.Cell {
    other == 0 ? .empty : .decimal(Double(count) / Double(other), digits: digits)
  }
}
