import BenchmarkKit
import Statistics

extension SelfTest {
  func pairTable(_ copies: Copies) -> Table {
    Table(
      name: "copies", title: "A/A: subjects compared with exact copies of their modules",
      columns: [
        .init("line-up", .text), .init("baseline", .text), .init("subject", .text),
        .init("median ratio"), .init("smallest"), .init("largest"),
        .init("interval excludes 1"), .init("different"), .init("runs"),
      ],
      rows: copies.pairs.map { pair in
        let ratios = pair.ratios.map(\.value).sorted()
        return [
          .text(pair.lineUp), .text(pair.baseline), .text(pair.subject),
          .decimal(ratios[ratios.count / 2], digits: 4), .decimal(ratios[0], digits: 4),
          .decimal(ratios[ratios.count - 1], digits: 4), .integer(pair.excluded.hits),
          .integer(pair.different.hits), .integer(ratios.count),
        ]
      },
      notes: [
        text(copies.size),
        """
        The true ratio is 1. A 95 % interval should exclude it in one of 20 runs. The choice of \
        the baseline does not affect the measurement.
        """,
      ])
  }

  func shiftTable(_ copies: Copies) -> Table {
    Table(
      name: "line-ups", title: "Dependence of ratios on the other subjects of a run",
      columns: [
        .init("subject", .text), .init("ratio to", .text), .init("line-up", .text),
        .init("compared with", .text), .init("change", .estimate),
      ],
      rows: copies.shifts.map { shift in
        [
          .text(shift.subject), .text(shift.baseline), .text(shift.lineUps[0]),
          .text(shift.lineUps[1]), Table.Cell(shift.change, digits: 4),
        ]
      },
      notes: [
        """
        The change is a ratio. Its true value is 1: the other subjects do not affect a subject's \
        cost.
        """
      ])
  }

  func table(_ delays: KnownDelays) -> Table {
    let name = delays.subject
    return Table(
      name: "known-delays",
      title: "Power: \(name) compared with copies that are slower by a known fraction",
      columns: [
        .init("delay %"), .init("different"), .init("not resolved"), .init("equivalent"),
        .init("detected %", .estimate), .init("bias %"), .init("coverage %", .estimate),
        .init("launches for 19 of 20"),
      ],
      rows: delays.rows.map { row in
        [
          .decimal(row.delay * 100, digits: 0), .integer(row.different.hits),
          .integer(row.notResolved), .integer(row.equivalent), .percent(row.different),
          .decimal(row.bias * 100, digits: 2), .percent(row.coverage),
          row.launchesNeeded.map { .integer($0) } ?? .empty,
        ]
      },
      notes: [
        text(delays.size),
        """
        bias: the median of the estimated ratios, relative to the true one, minus 1. Delays within \
        the margin should not be detected.
        """,
        "coverage: the percentage of runs whose 95 % interval contains the true ratio.",
        """
        launches for 19 of 20: the approximate number of launches needed to detect the delay in 19 \
        of 20 runs; empty if these runs had enough.
        """,
      ])
  }

  private func text(_ size: Size) -> String {
    """
    \(size.runs) runs of \(size.launches) launches of \(size.sessionsPerLaunch) sessions of \
    \(size.eventsPerSession) events.
    """
  }

  func table(_ repeats: Repeats) -> Table {
    let launches = repeats.size.runs * repeats.size.launches
    return Table(
      name: "repeated-runs", title: "Repeated runs: intervals that miss the pooled ratio",
      columns: [
        .init("subject", .text), .init("ratio to", .text), .init("pooled ratio", .estimate),
        .init("smallest"), .init("largest"), .init("missed"), .init("runs"),
        .init("missed %", .estimate),
      ],
      rows: repeats.pairs.map { pair in
        let ratios = pair.ratios.map(\.value)
        return [
          .text(pair.subject), .text(pair.baseline), Table.Cell(pair.pooled, digits: 4),
          .decimal(ratios.min() ?? 0, digits: 4), .decimal(ratios.max() ?? 0, digits: 4),
          .integer(pair.missed.hits), .integer(pair.missed.trials), .percent(pair.missed),
        ]
      },
      notes: [
        text(repeats.size),
        """
        Every run has its own sessions; \(repeats.placed) of \(launches) launches ran the code in \
        an order of their own.
        """,
        """
        A 95 % interval should miss the true ratio in one of 20 runs. The pooled ratio, over the \
        launches of all runs, stands in for the true one. Pairs share launches, so they are not \
        independent.
        """,
      ])
  }

  func table(_ agreement: Agreement) -> Table {
    Table(
      name: "agreement", title: "Agreement of two runs",
      columns: [
        .init("subject", .text), .init("ratio to \(agreement.baseline)", .estimate),
        .init("second ratio", .estimate), .init("verdict", .text), .init("second verdict", .text),
        .init("verdicts agree", .text), .init("intervals overlap", .text),
      ],
      rows: agreement.rows.map { row in
        [
          .text(row.subject), Table.Cell(row.first, digits: 3),
          Table.Cell(row.second, digits: 3), .text(row.firstVerdict.rawValue),
          .text(row.secondVerdict.rawValue), .text(row.agrees ? "yes" : "NO"),
          .text(row.overlaps ? "yes" : "NO"),
        ]
      },
      notes: [
        "Compared: \(agreement.dates.joined(separator: " and "))."
      ])
  }
}

extension Table.Cell {
  /// A rate in per cent, with its interval.
  static func percent(_ rate: SelfTest.Rate) -> Table.Cell {
    .estimate(
      value: rate.fraction * 100, lower: rate.lower * 100, upper: rate.upper * 100, digits: 1)
  }
}
