import BenchmarkResults

extension SelfTest {
  func table(_ same: SameSubject, _ subjects: [Subject]) -> Table {
    let name = subjects.name(of: same.subject)
    return Table(
      name: "same-subject", title: "A/A: \(name) beside copies of itself",
      columns: [.init("counted", .text), .init("found"), .init("of"), .init("%", .estimate)],
      rows: [
        ("runs with a verdict different", same.differentRuns),
        ("comparisons with a verdict different", same.differentComparisons),
        ("comparisons with p below 0.05, uncorrected", same.significantComparisons),
        ("comparisons whose 95 % interval leaves out 1", same.excludedComparisons),
      ].map { text, rate in
        [.text(text), .integer(rate.hits), .integer(rate.trials), .percent(rate)]
      },
      notes: [
        text(same.size),
        "Comparisons of one run share the baseline, so their brackets are narrower than they should be.",
      ])
  }

  func table(_ delays: KnownDelays, _ subjects: [Subject]) -> Table {
    let name = subjects.name(of: delays.subject)
    return Table(
      name: "known-delays", title: "Power: \(name) beside copies that wait a known share longer",
      columns: [
        .init("delay %"), .init("different"), .init("not resolved"), .init("equivalent"),
        .init("found %", .estimate), .init("bias %"), .init("true ratio inside %", .estimate),
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
        "bias: the median of the estimated ratios over the true one, less 1. A delay within the margin is not to be found.",
        "launches for 19 of 20: about what it takes to find the delay in 19 of 20 runs, where these were too few.",
      ])
  }

  private func text(_ size: Size) -> String {
    "\(size.runs) runs of \(size.launches) launches of \(size.sessionsPerLaunch) sessions of \(size.eventsPerSession) events."
  }

  func table(_ agreement: Agreement, _ subjects: [Subject]) -> Table {
    Table(
      name: "agreement", title: "Two runs beside each other",
      columns: [
        .init("subject", .text), .init("ratio to \(agreement.baseline)", .estimate),
        .init("again", .estimate), .init("verdict", .text), .init("verdict again", .text),
        .init("verdicts agree", .text), .init("intervals overlap", .text),
      ],
      rows: agreement.rows.map { row in
        [
          .text(subjects.name(of: row.subject)), Table.Cell(row.first, digits: 3),
          Table.Cell(row.second, digits: 3), .text(row.firstVerdict.rawValue),
          .text(row.secondVerdict.rawValue), .text(row.agrees ? "yes" : "NO"),
          .text(row.overlaps ? "yes" : "NO"),
        ]
      }, notes: ["Runs of \(agreement.dates.joined(separator: " and "))."])
  }
}

extension Table.Cell {
  /// A rate in percent with its interval.
  static func percent(_ rate: SelfTest.Rate) -> Table.Cell {
    .estimate(
      value: rate.share * 100, lower: rate.lower * 100, upper: rate.upper * 100, digits: 1)
  }
}
