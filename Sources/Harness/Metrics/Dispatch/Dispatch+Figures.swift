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
      overMachines: { $0.dispatch?.pooled?.overviewColumn }
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
        """ + ($0.disagreementNote.map { " " + $0 } ?? "")
      }
    }.chosen(for: "little time per event"),
  ]
}

extension Dispatch {
  func row(of subject: Subject) -> Row? { rows.first { $0.subject == subject.id } }
}

extension Dispatch.Row {
  /// The ratio with its joint interval for all subjects.
  func jointRatio(baseline: String) -> Estimate? {
    subject == baseline
      ? Estimate(value: 1, lower: 1, upper: 1, confidence: nil, count: 0) : comparison?.ratio
  }
}
