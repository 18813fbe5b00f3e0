import BenchmarkKit
import Statistics

extension EventTimes {
  /// Quantiles of all events and of decisions, and a comparison of the kinds of events.
  func tables(_ subjects: [Subject]) -> [Table] {
    [
      quantiles(
        of: Self.anyEvent, name: "event-times", "Event times",
        notes: [
          """
          Nanoseconds from an event's delivery until the app is idle, in separate launches, \
          because the clock is read after every event. Ratios are to \(baseline)'s quantile in the \
          same launch, with intervals \(scope).
          """,
          """
          The clock has a resolution of about 10 ns; the time to read it, \(emptyBracket) ns, is \
          subtracted.
          """,
        ]),
      quantiles(
        of: Self.decision, name: "event-times-decisions",
        "Event times: until the navigation request",
        notes: [
          """
          Nanoseconds from an event's delivery to the first navigation request; the remaining time \
          is UIKit's. Events without a request, and events that go back with UIKit's own controls, \
          are excluded. Architectures make different numbers of requests.
          """
        ]),
      kinds(subjects),
    ]
  }

  private func quantiles(
    of timed: String, name: String, _ title: String, notes: [String]
  ) -> Table {
    let rows = rows.filter { $0.timed == timed }
    let fractions = Self.fractions.prefix(rows.map(\.quantiles.count).max() ?? 0)
    return Table(
      name: name, title: title,
      columns: [.init("subject", .text), .init("times")]
        + fractions.flatMap {
          [.init("\(Self.label($0)) ns"), .init("\(Self.label($0)) ratio", .estimate)]
        },
      rows: rows.map { row in
        [.text(row.subject), .integer(row.count)]
          + fractions.indices.flatMap { place -> [Table.Cell] in
            guard place < row.quantiles.count else { return [.empty, .empty] }
            let quantile = row.quantiles[place]
            return [
              .decimal(quantile.time.value, digits: 0), Table.Cell(quantile.ratio, digits: 3),
            ]
          }
      }, notes: notes)
  }

  /// All quantiles of every kind of event, with intervals; too long for a printed report.
  var detailTable: Table {
    Table(
      name: "event-times-by-kind", title: "Event times by kind and quantile",
      columns: [
        .init("subject", .text), .init("timed", .text), .init("times"), .init("quantile", .text),
        .init("ns", .estimate), .init("ratio", .estimate),
      ],
      rows: rows.flatMap { row in
        zip(Self.fractions, row.quantiles).map { fraction, quantile in
          [
            .text(row.subject), .text(row.timed), .integer(row.count),
            .text(Self.label(fraction)), Table.Cell(quantile.time, digits: 0),
            Table.Cell(quantile.ratio, digits: 3),
          ]
        }
      })
  }

  private func kinds(_ subjects: [Subject]) -> Table {
    let columns = subjects.filter { subject in rows.contains { $0.subject == subject.id } }
    let kinds = rows.filter { $0.subject == columns.first?.id }
      .filter { ![Self.anyEvent, Self.decision].contains($0.timed) && !$0.quantiles.isEmpty }
      .map(\.timed)
    return Table(
      name: "event-times-kinds", title: "Event times: medians by kind of event (ns)",
      columns: [.init("event", .text)] + columns.map { .init($0.id) },
      rows: kinds.map { kind in
        [.text(kind)]
          + columns.map { subject in
            rows.first { $0.subject == subject.id && $0.timed == kind }?.quantiles.first
              .map { .decimal($0.time.value, digits: 0) } ?? .empty
          }
      },
      notes: [
        "event-times-by-kind.csv has all quantiles and ratios, with intervals \(scope)."
      ])
  }

  private var scope: IntervalScope { IntervalScope(placements: launches.map(\.placement)) }

  private var emptyBracket: String {
    let brackets = launches.map(\.emptyBracket)
    return "\((brackets.min() ?? 0).fixed(0))–\((brackets.max() ?? 0).fixed(0))"
  }

  private static func label(_ fraction: Double) -> String {
    fraction == 0.5 ? "median" : "p" + (fraction * 100).fixed(fraction > 0.99 ? 1 : 0)
  }
}
