import BenchmarkKit
import Statistics

extension Dispatch {
  /// Times, ratios and verdicts.
  func table(_ subjects: [Subject]) -> Table {
    Table(
      name: "dispatch-time", title: "Dispatch time",
      columns: [
        .init("subject", .text), .init("ns/event", .estimate),
        .init("ratio to \(baseline)", .estimate), .init("verdict", .text),
        .init("joint interval", .estimate), .init("p (Holm)"), .init("Cliff's delta"),
        .init("sessions slower %"),
      ],
      rows: rows.map { row in
        [
          .text(subjects.name(of: row.subject)), Table.Cell(row.time, digits: 0),
          Table.Cell(row.ratio, digits: 3),
        ] + cells(of: row.comparison)
      },
      notes: notes)
  }

  private func cells(of comparison: Comparison?) -> [Table.Cell] {
    guard let comparison else { return Array(repeating: .empty, count: 5) }
    return [
      .text(comparison.verdict.rawValue), Table.Cell(comparison.ratio, digits: 3),
      .decimal(comparison.adjustedP, digits: 4), .decimal(comparison.cliffsDelta, digits: 2),
      .decimal(comparison.sessionsSlower * 100, digits: 1),
    ]
  }

  private var notes: [String] {
    let confidence = rows.first?.ratio.confidence.map { ($0 * 100).fixed(1) + " % intervals" }
    var notes = [
      "From the delivery of an event until the app is idle: whole sessions, app's launch left out.",
      "The ratio is paired session by session; it is not the quotient of two times in the table.",
      "\(launches.count) launches of \(launches.first?.blocks[baseline]?.count ?? 0) sessions"
        + " of \(eventsPerSession) events; \(confidence ?? "no intervals: too few launches").",
      control.map {
        "\($0) is an exact copy of \(baseline), compiled as a module of its own: how far its interval is from 1 is the noise floor."
      } ?? "The twin is \(baseline)'s own code, run again in the same launches.",
    ]
    guard let resolution else { return notes + ["Too few launches for any claim."] }
    notes += [
      "different: the joint interval, which holds for all pairs together, lies beyond ±\((resolution.margin * 100).fixed(1)) %;"
        + " equivalent: within what the plan calls a margin, 1 % where it says nothing. Never the same from a large p.",
      "A difference of less than about \((resolution.halfWidth * 100).fixed(2)) % cannot have been seen;"
        + (launches(forRelativeHalfWidth: 0.01).map { " for ±1 % it takes about \($0) launches." }
          ?? " ±1 % is out of reach."),
    ]
    if let p = resolution.friedmanP {
      notes.append(
        "Whether the subjects differ at all: Friedman's test over launches, p \(p < 1e-6 ? "< 0.000001" : "= " + p.fixed(6))."
      )
    }
    return notes
  }
}
