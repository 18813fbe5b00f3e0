import BenchmarkKit
import Foundation
import Statistics

extension ColdTimes {
  package static let figures: [Figure] = [
    figure("coldTime", "cold time per event, ratio", \.cold) { $0.coldRatio },
    figure("firstTap", "first tap, ratio", \.firstTaps) { $0.firstTapRatio },
  ]

  private static func figure(
    _ id: String, _ title: String,
    _ blocks: any KeyPath<Launch, [String: [Double]]> & Sendable,
    value: @escaping @Sendable (Row) -> Estimate
  ) -> Figure {
    Figure(
      id, title: title, digits: 3, isSampled: true, threshold: 0.02, criterion: nil,
      comparison: .ratios(of: title) { run, subject in
        (run.coldTimes?.launches ?? []).compactMap { launch in
          guard let own = launch[keyPath: blocks][subject.id],
            let base = launch[keyPath: blocks][run.plan.baseline]
          else { return nil }
          return zip(own, base).map { log($0 / $1) }
        }
      }
    ) { run, subject in
      run.coldTimes?.rows.first { $0.subject == subject.id }.map(value)
    }
  }
}
