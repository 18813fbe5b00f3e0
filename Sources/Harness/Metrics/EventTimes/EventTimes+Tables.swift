import BenchmarkKit
import Statistics

extension EventTimes {
  /// Quantiles of all events and of decisions, and a comparison of the kinds of events.
  func tables(_ subjects: [Subject]) -> [Table] {
    [
      quantiles(
        of: Self.anyEvent, name: "event-times", "Time of single events", subjects,
        notes: [
          "Nanoseconds from an event's delivery until the app is idle, in launches of their own: the clock is looked at after every"
            + " event. Ratios to \(baseline)'s quantile, launch by launch.",
          "The clock moves in steps of about 10 ns; an empty bracket, \(emptyBracket) ns, is taken off.",
        ]),
      quantiles(
        of: Self.decision, name: "decision-times", "Time to the navigation request", subjects,
        notes: [
          "Nanoseconds from an event's delivery to the first request for other screens; what follows is UIKit's. Going back by"
            + " UIKit's own controls is left out. Architectures ask at different moments: their numbers of requests differ."
        ]),
      kinds(subjects),
    ]
  }

  private func quantiles(
    of timed: String, name: String, _ title: String, _ subjects: [Subject], notes: [String]
  ) -> Table {
    let rows = rows.filter { $0.timed == timed }
    let shares = Self.shares.prefix(rows.map(\.quantiles.count).max() ?? 0)
    return Table(
      name: name, title: title,
      columns: [.init("subject", .text), .init("times")]
        + shares.flatMap {
          [.init("\(Self.label($0)) ns"), .init("\(Self.label($0)) ratio", .estimate)]
        },
      rows: rows.map { row in
        [.text(subjects.name(of: row.subject)), .integer(row.count)]
          + shares.indices.flatMap { place -> [Table.Cell] in
            guard place < row.quantiles.count else { return [.empty, .empty] }
            let quantile = row.quantiles[place]
            return [
              .decimal(quantile.time.value, digits: 0), Table.Cell(quantile.ratio, digits: 3),
            ]
          }
      }, notes: notes)
  }

  /// Every kind of event with all quantiles and intervals, too long for a printed report.
  func details(_ subjects: [Subject]) -> Table {
    Table(
      name: "event-times-by-kind", title: "Time of single events, by kind",
      columns: [
        .init("subject", .text), .init("timed", .text), .init("times"), .init("quantile", .text),
        .init("ns", .estimate), .init("ratio", .estimate),
      ],
      rows: rows.flatMap { row in
        zip(Self.shares, row.quantiles).map { share, quantile in
          [
            .text(subjects.name(of: row.subject)), .text(row.timed), .integer(row.count),
            .text(Self.label(share)), Table.Cell(quantile.time, digits: 0),
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
      name: "event-kinds", title: "Median time of an event, by kind (ns)",
      columns: [.init("event", .text)] + columns.map { .init($0.name) },
      rows: kinds.map { kind in
        [.text(kind)]
          + columns.map { subject in
            rows.first { $0.subject == subject.id && $0.timed == kind }?.quantiles.first
              .map { .decimal($0.time.value, digits: 0) } ?? .empty
          }
      },
      notes: ["Quantiles with intervals and ratios: event-times-by-kind.csv."])
  }

  private var emptyBracket: String {
    let brackets = launches.map(\.emptyBracket)
    return "\((brackets.min() ?? 0).fixed(0))–\((brackets.max() ?? 0).fixed(0))"
  }

  private static func label(_ share: Double) -> String {
    share == 0.5 ? "median" : "p" + (share * 100).fixed(share > 0.99 ? 1 : 0)
  }
}
