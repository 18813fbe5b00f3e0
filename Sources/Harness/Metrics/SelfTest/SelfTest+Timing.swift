import BenchmarkKit
import Statistics

extension SelfTest {
  func pairTable(_ copies: Copies) -> Table {
    Table(
      name: "copies", title: "A/A: subjects beside exact copies of their modules",
      columns: [
        .init("line-up", .text), .init("baseline", .text), .init("subject", .text),
        .init("median ratio"), .init("smallest"), .init("largest"),
        .init("interval leaves out 1"), .init("different"), .init("runs"),
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
        "The truth is 1. A 95 % interval leaves it out in one run of 20; the baseline plays no part while times are taken.",
      ])
  }

  func shiftTable(_ copies: Copies) -> Table {
    Table(
      name: "line-ups", title: "Whether a ratio depends on which subjects take part",
      columns: [
        .init("subject", .text), .init("ratio to", .text), .init("with", .text),
        .init("over that with", .text), .init("change", .estimate),
      ],
      rows: copies.shifts.map { shift in
        [
          .text(shift.subject), .text(shift.baseline), .text(shift.lineUps[0]),
          .text(shift.lineUps[1]), Table.Cell(shift.change, digits: 4),
        ]
      },
      notes: ["The truth is 1: what a subject costs is not a matter of its neighbours."])
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
