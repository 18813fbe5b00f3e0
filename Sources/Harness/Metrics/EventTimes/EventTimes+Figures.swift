import BenchmarkKit
import Foundation

extension EventTimes {
  package static let figures: [Figure] = [
    quantile("eventMedian", "median event time", of: EventTimes.anyEvent, at: 0),
    quantile("event90", "p90 event time", of: EventTimes.anyEvent, at: 1),
    quantile("event99", "p99 event time", of: EventTimes.anyEvent, at: 2),
    quantile("decision", "median decision time", of: EventTimes.decision, at: 0),
  ]

  /// - Parameter place: The index of the quantile in `EventTimes.fractions`.
  private static func quantile(
    _ id: String, _ title: String, of timed: String, at place: Int
  ) -> Figure {
    Figure(
      id, title: title, isSampled: true, threshold: 0.02, criterion: nil,
      comparison: .ratios(of: title) { run, subject in
        (run.eventTimes?.launches ?? []).compactMap { launch in
          guard let own = launch.samples[subject.id]?[timed]?.values,
            let base = launch.samples[run.plan.baseline]?[timed]?.values,
            place < own.count, place < base.count
          else { return nil }
          return [log(max(own[place], 1) / max(base[place], 1))]
        }
      })
  }
}
