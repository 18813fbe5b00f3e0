import BenchmarkKit

extension Counts {
  /// The counts per event compared with the baseline, and per session by phase.
  func tables(_ subjects: [Subject], baseline: String) -> [Table] {
    [perEvent(subjects, baseline), perSession(subjects)]
  }

  private func perEvent(_ subjects: [Subject], _ baseline: String) -> Table {
    let base = total(of: baseline, .event).figures
    let rows = subjects.map { subject -> [Table.Cell] in
      let (events, figures) = total(of: subject.id, .event)
      let cells = zip(figures.named, base.named).flatMap { own, base in
        [Table.Cell.ratio(own.value, to: events), .ratio(own.value, to: base.value)]
      }
      return [.text(subject.name)] + cells
    }
    return Table(
      name: "counts", title: "Counts per event",
      columns: [Table.Column("subject", .text)]
        + Figures().named.flatMap { [.init("\($0.name)/event"), .init("to \(baseline)")] },
      rows: rows,
      notes: [
        "From the delivery of an event until the app is idle, over \(sessions) sessions a subject; exact: two runs agree"
          + " to the last unit, or there is a finding.",
        "Allocations are all of the process's; retains and releases those that compiled code asks the runtime for.",
        lookups(subjects),
      ])
  }

  /// The driver's share of the counts, in a sentence.
  private func lookups(_ subjects: [Subject]) -> String {
    let figures = subjects.map { subject -> String in
      let (events, figures) = total(of: subject.id, .lookup)
      let parts = figures.named.map {
        "\(Table.Cell.ratio($0.value, to: events, digits: 2).text) \($0.name)"
      }
      return parts.joined(separator: ", ")
    }
    let part = "The driver's finding of what an event names is in them:"
    guard figures.uniqued.count > 1 else { return "\(part) \(figures.first ?? ""), for all." }
    let each = zip(subjects, figures).map { "\($0.name) \($1)" }
    return "\(part) \(each.joined(separator: "; "))."
  }

  private func perSession(_ subjects: [Subject]) -> Table {
    let phases: [Phase] = [.launch, .event, .teardown]
    let rows = subjects.map { subject -> [Table.Cell] in
      let totals = phases.map { total(of: subject.id, $0).figures }
      return [.text(subject.name)] + totals.map { .ratio($0.allocations, to: sessions, digits: 1) }
        + totals.map { .ratio($0.bytes, to: sessions, digits: 0) }
        + totals.map { .ratio($0.references, to: sessions, digits: 1) }
    }
    return Table(
      name: "counts-per-session", title: "Counts per session",
      columns: [Table.Column("subject", .text)]
        + ["allocations", "bytes", "ARC"].flatMap { figure in
          [.init("\(figure): launch"), .init("events"), .init("teardown")]
        },
      rows: rows,
      notes: [
        "Means over \(sessions) sessions. ARC: retains and releases. Launch and teardown have the device and the backend in"
          + " them, which are the same for all."
      ])
  }

  /// All rows, as exact counts.
  func details(_ subjects: [Subject]) -> Table {
    Table(
      name: "counts-by-event", title: "Counts by kind of event",
      columns: [
        .init("subject", .text), .init("phase", .text), .init("event", .text), .init("times"),
      ] + Figures().named.map { .init($0.name) },
      rows: rows.map { row in
        [
          .text(subjects.name(of: row.subject)), .text(row.phase.rawValue), .text(row.event),
          .integer(row.times),
        ] + row.figures.named.map { .integer($0.value) }
      })
  }
}

extension Table.Cell {
  /// The quotient of two integers; empty if the divisor is zero.
  static func ratio(_ count: Int, to other: Int, digits: Int = 3) -> Table.Cell {
    other == 0 ? .empty : .decimal(Double(count) / Double(other), digits: digits)
  }
}
