import BenchmarkKit
import Statistics

extension EventTiming {
  /// Quantiles and their ratios to the baseline, from one value per launch.
  ///
  /// Times of different launches are never pooled.
  ///
  /// - Throws: A `StatisticsError` if no estimate can be computed.
  package static func estimate(
    _ launches: [EventTimes.Launch], baseline: String, control: String?, order: [String]
  ) throws -> EventTimes {
    let kinds = Set(launches.flatMap { $0.samples.values.flatMap(\.keys) })
    let special = [EventTimes.anyEvent, EventTimes.decision]
    let timed = special.filter(kinds.contains) + kinds.subtracting(special).sorted()
    var rows: [EventTimes.Row] = []
    for subject in order {
      for timed in timed {
        // A launch with too few events of a kind contributes nothing to that kind.
        let pairs = launches.compactMap { launch in
          launch.samples[subject]?[timed].flatMap { own in
            launch.samples[baseline]?[timed].map { (own: own, base: $0) }
          }
        }
        guard !pairs.isEmpty else { continue }
        rows.append(
          EventTimes.Row(
            subject: subject, timed: timed, count: pairs.map(\.own.count).reduce(0, +),
            quantiles: try quantiles(of: pairs)))
      }
    }
    return EventTimes(baseline: baseline, control: control, launches: launches, rows: rows)
  }

  private static func quantiles(
    of pairs: [(own: EventTimes.Quantiles, base: EventTimes.Quantiles)]
  ) throws -> [EventTimes.Quantile] {
    try EventTimes.fractions.indices.prefix { place in
      pairs.allSatisfy { $0.own.values.count > place && $0.base.values.count > place }
    }.map { place in
      let own = pairs.map { $0.own.values[place] }
      let base = pairs.map { $0.base.values[place] }
      // A time measured as zero is below the clock's resolution, not truly zero.
      let times = try PairedDurations(of: own.map { max($0, 1) }, to: base.map { max($0, 1) })
      return EventTimes.Quantile(
        time: try Sample(own).hodgesLehmann(confidence: DispatchTiming.confidence),
        ratio: try times.ratio(confidence: DispatchTiming.confidence))
    }
  }
}
