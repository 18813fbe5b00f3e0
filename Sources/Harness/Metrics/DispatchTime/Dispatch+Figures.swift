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
    ) { $0.dispatch?.row(of: $1)?.ratio }.noted { run in
      run.dispatch.map {
        """
        time ratio: relative to \($0.baseline), paired by session, with the interval \
        \(IntervalScope.run); the table of times per event shows the noise floor.
        """
      }
    },
  ]
}

extension Dispatch {
  fileprivate func row(of subject: Subject) -> Row? { rows.first { $0.subject == subject.id } }
}

extension Dispatch.Row {
  /// The ratio with its joint interval for all subjects.
  fileprivate func jointRatio(baseline: String) -> Estimate? {
    subject == baseline
      ? Estimate(value: 1, lower: 1, upper: 1, confidence: nil, count: 0) : comparison?.ratio
  }
}
