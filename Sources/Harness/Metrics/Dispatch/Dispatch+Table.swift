import BenchmarkKit
import Statistics

extension Dispatch {
  /// Times, ratios and verdicts.
  var table: Table {
    Table(
      name: "dispatch-time", title: "Time per event",
      columns: [
        .init("subject", .text), .init("ns/event", .estimate),
        .init("ratio to \(baseline)", .estimate), .init("verdict", .text),
        .init("joint interval", .estimate), .init("p (Holm)"), .init("Cliff's delta"),
        .init("slower sessions %"),
      ],
      rows: rows.map { row in
        [
          .text(row.subject), Table.Cell(row.time, digits: 0),
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
    let confidence = rows.first?.ratio.confidence.map {
      "\(($0 * 100).fixed(1)) % intervals, \(scope)"
    }
    var notes = [
      """
      From the delivery of an event until the app is idle, over whole sessions, without the launch \
      of the app.
      """,
      "The ratio is paired by session; it is not the quotient of two times in the table.",
      "\(launches.count.counted("launch"))"
        + " of \((launches.first?.blocks[baseline]?.count ?? 0).counted("session"))"
        + " of \(eventsPerSession) events; \(confidence ?? "no intervals: too few launches").",
      control.map {
        """
        \($0) is the A/A control, an exact copy of \(baseline) in a separate module; the distance \
        of its interval from 1 is the noise floor.
        """
      } ?? "The A/A control is \(baseline)'s own code, run a second time in the same launches.",
    ]
    guard let resolution else { return notes + ["There are too few launches for verdicts."] }
    notes += [
      """
      different: the joint interval, which holds for all pairs together, lies outside \
      ±\((resolution.margin * 100).fixed(1)) %; equivalent: it lies within the plan's margin, 1 % \
      by default. A large p alone never means equivalent.
      """,
      "Differences below about \((resolution.halfWidth * 100).fixed(2)) % cannot be detected;"
        + (launches(forRelativeHalfWidth: 0.01).map { " ±1 % takes about \($0) launches." }
          ?? " ±1 % takes more than a million launches."),
    ]
    if let p = resolution.friedmanP {
      notes.append(
        """
        Friedman's test over launches, for any difference between the subjects: p \
        \(p < 1e-6 ? "< 0.000001" : "= " + p.fixed(6)).
        """
      )
    }
    return notes
  }
}
