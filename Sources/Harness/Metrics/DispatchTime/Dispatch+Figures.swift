import BenchmarkKit
import Foundation
import Statistics

extension Dispatch {
  package static let figures: [Figure] = [
    Figure(
      "nanoseconds", title: "ns per event", heading: "ns/event", isSampled: true, criterion: nil
    ) { $0.dispatch?.row(of: $1)?.time },
    Figure(
      "time", title: "time per event, ratio to the baseline", heading: "time ratio", digits: 3,
      isSampled: true, threshold: 0.02,
      criterion: Figure.Criterion(
        interval: { run, subject in
          run.dispatch.flatMap { $0.row(of: subject)?.jointRatio(baseline: $0.baseline) }
        },
        margin: { $0.dispatch?.resolution?.margin },
        claim: .verdict { $0.dispatch?.row(of: $1)?.comparison?.verdict }),
      comparison: .ratios(of: "time") { run, subject in
        (run.dispatch?.launches ?? []).compactMap { launch in
          guard let own = launch.blocks[subject.id], let base = launch.blocks[run.plan.baseline]
          else { return nil }
          return zip(own, base).map { log($0 / $1) }
        }
      }
    ) { $0.dispatch?.row(of: $1)?.ratio }
    .inOverview(
      "time ratio",
      note: { "time ratio: time per event, relative to \($0.plan.baseline); 95 % interval." },
      overMachines: { $0.dispatch?.machines.map(\.overviewColumn) }
    ) { run, subject in
      let row = run.dispatch?.row(of: subject)
      return subject.id == run.plan.baseline && row != nil
        ? .decimal(1, digits: 2) : Table.Cell(row?.ratio, digits: 2)
    }
    .noted { run in
      run.dispatch.map {
        """
        time ratio: relative to \($0.baseline), paired by session, with the interval \
        \($0.scope); the table of times per event shows the noise floor.
        """ + ($0.disagreement(with: run.instructions).map { " " + $0 } ?? "")
      }
    }.chosen(for: "little time per event"),
  ]
}

extension Dispatch {
  /// The subjects whose time ratio differs from their instruction ratio, and the reason.
  ///
  /// Differences within the margin do not count.
  ///
  /// - Returns: `nil` if there are no instructions, or no such subjects.
  func disagreement(with instructions: Instructions?) -> String? {
    guard let instructions, let margin = resolution?.margin,
      let base = instructions.rows.first(where: { $0.subject == baseline })?.total, base > 0
    else { return nil }
    let parts = rows.compactMap { row -> String? in
      guard let own = instructions.rows.first(where: { $0.subject == row.subject })?.total,
        let lower = row.ratio.lower, let upper = row.ratio.upper, row.subject != baseline
      else { return nil }
      let ratio = own / base
      guard ratio < lower / (1 + margin) || ratio > upper * (1 + margin) else { return nil }
      return "\(row.subject) \(row.ratio.value.fixed(2)) and \(ratio.fixed(2))"
    }
    guard !parts.isEmpty else { return nil }
    return
      """
      Ratios of time and of instructions differ: \(parts.joined(separator: ", ")). They can \
      differ, because an instruction that waits for memory or follows a mispredicted branch takes \
      as long as dozens of others. How often that happens depends on the machine.
      """
  }

  func row(of subject: Subject) -> Row? { rows.first { $0.subject == subject.id } }
}

extension Dispatch.Row {
  /// The ratio with its joint interval for all subjects.
  func jointRatio(baseline: String) -> Estimate? {
    subject == baseline
      ? Estimate(value: 1, lower: 1, upper: 1, confidence: nil, count: 0) : comparison?.ratio
  }
}
