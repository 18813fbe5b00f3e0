import BenchmarkKit
import Statistics

extension ColdTimes {
  /// Warm and cold times, and first taps.
  var table: Table {
    let counted = launches.contains { $0.misses != nil }
    return Table(
      name: "cold-times", title: "Cold times: events with evicted caches",
      columns: [
        .init("subject", .text), .init("warm ns/event", .estimate),
        .init("cold ns/event", .estimate), .init("cold/warm", .estimate),
        .init("warm ratio to \(baseline)", .estimate),
        .init("cold ratio to \(baseline)", .estimate), .init("loss", .estimate),
        .init("first tap ns", .estimate), .init("first tap ratio", .estimate),
      ] + (counted ? [.init("warm misses"), .init("cold misses")] : []),
      rows: rows.map { row in
        [
          .text(row.subject), Table.Cell(row.warm, digits: 0), Table.Cell(row.cold, digits: 0),
          Table.Cell(row.slowdown, digits: 2), Table.Cell(row.warmRatio, digits: 3),
          Table.Cell(row.coldRatio, digits: 3), Table.Cell(row.loss, digits: 3),
          Table.Cell(row.firstTap, digits: 0), Table.Cell(row.firstTapRatio, digits: 3),
        ] + (counted ? misses(of: row.subject) : [])
      }, notes: notes)
  }

  /// The times by kind of event.
  var kindTable: Table {
    Table(
      name: "cold-times-by-kind", title: "Cold times by kind of event",
      columns: [
        .init("subject", .text), .init("event", .text), .init("times"),
        .init("cold ns", .estimate), .init("cold/warm", .estimate),
        .init("cold ratio", .estimate),
      ],
      rows: kinds.map { row in
        [
          .text(row.subject), .text(row.kind), .integer(row.count),
          Table.Cell(row.cold, digits: 0), Table.Cell(row.slowdown, digits: 2),
          Table.Cell(row.coldRatio, digits: 3),
        ]
      },
      notes: ["Estimated from each launch's mean by kind; few events give wide intervals."])
  }

  private func misses(of subject: String) -> [Table.Cell] {
    let own = launches.compactMap { $0.misses?[subject] }
    return [own.map(\.warm), own.map(\.cold)].map { values in
      (try? Sample(values)).map { .decimal($0.median, digits: 1) } ?? .empty
    }
  }

  private var notes: [String] {
    let sessions = launches.first?.cold[baseline]?.count ?? 0
    var notes = [
      """
      The same events, warm and with the caches evicted before each. \(launches.count) launches, \
      each with \(sessions) sessions and \(launches.first?.firstTaps[baseline]?.count ?? 0) first \
      taps per subject; 95 % intervals, \(IntervalScope(placements: launches.map(\.placement))).
      """,
      """
      loss: cold/warm divided by that of \(baseline). Above 1, the subject suffers more from cold \
      caches.
      """,
    ]
    if let sentence = fileEffect?.sentence { notes.append(sentence) }
    return notes + [evictionNote]
      + (launches.contains { $0.misses != nil }
        ? ["misses: last-level cache misses per event; the median over launches."]
        : ["Cache misses are not counted: the system has no counter, or does not permit its use."])
  }

  private var evictionNote: String {
    let evictions = launches.map(\.eviction)
    func range(_ values: [Double]) -> String {
      "\((values.min() ?? 0).fixed(0)) to \((values.max() ?? 0).fixed(0))"
    }
    return
      """
      A step along a chain of addresses took \(range(evictions.map(\.warm))) ns with warm caches, \
      \(range(evictions.map(\.evicted))) ns after an eviction, and \
      \(range(evictions.map(\.memory))) ns from memory.
      """
  }
}

extension ColdTimes.FileEffect {
  /// The effect of the number of source files, as a sentence; `nil` without an interval.
  fileprivate var sentence: String? {
    func percent(_ factor: Double) -> String { ((factor - 1) * 100).fixed(1) }
    guard let lower = perTenFiles.lower, let upper = perTenFiles.upper else { return nil }
    let verdict =
      if lower > 1 {
        "Architectures with more source files suffer more from cold caches"
      } else if upper < 1 {
        "Architectures with more source files suffer less from cold caches"
      } else {
        "No dependence on the number of source files was found"
      }
    return
      """
      \(verdict): for every ten additional files, the loss changes by \
      \(percent(perTenFiles.value)) % [\(percent(lower)), \(percent(upper))], according to a line \
      fitted to \(files.count) architectures.
      """
  }
}
