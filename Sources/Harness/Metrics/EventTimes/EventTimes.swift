import BenchmarkKit
import Statistics

/// The times of individual events, by kind. Sampled.
///
/// Event times are measured in separate launches: reading the clock after every event takes time,
/// so event times must never be mixed with the times of whole sessions.
package struct EventTimes: Codable, Sendable {
  /// One launch of the worker, in which every subject ran the same sessions, in balanced order.
  package struct Launch: Codable, Hashable, Sendable {
    package let seed: String
    package let firstSession: Int
    /// Nanoseconds between two consecutive clock readings, subtracted from every time.
    package let emptyBracket: Double
    /// Quantiles, by the subject's identifier and the kind of time.
    package let samples: [String: [String: Quantiles]]
    /// Histograms over all events, by the subject's identifier; empty once launches are merged.
    package var distributions: [String: [Bin]]
    /// The seed for the order of the code; absent if the launch used the build's own order.
    package var placement: UInt32?
  }

  /// The quantiles of one launch, in nanoseconds.
  package struct Quantiles: Codable, Hashable, Sendable {
    /// The number of measured times.
    package let count: Int
    /// The quantiles at `EventTimes.fractions`; the highest are missing if there are too few times.
    package let values: [Double]
  }

  /// A histogram bin: times that are equal to two significant digits.
  package struct Bin: Codable, Hashable, Sendable {
    /// The time in nanoseconds.
    package let time: Int
    package var count: Int
  }

  /// The results for one subject and one kind of event, over all launches.
  package struct Row: Codable, Hashable, Sendable {
    package let subject: String
    /// `EventTimes.anyEvent`, `EventTimes.decision`, or a kind of event such as `tapRow`.
    package let timed: String
    /// The number of measured times, over all launches.
    package let count: Int
    /// The quantiles in the order of `EventTimes.fractions`.
    ///
    /// Quantiles that a launch lacks are omitted.
    package let quantiles: [Quantile]
  }

  /// A quantile estimated over the launches.
  package struct Quantile: Codable, Hashable, Sendable {
    /// Nanoseconds: the Hodges–Lehmann estimate over the launches' quantiles.
    package let time: Estimate
    /// The ratio to the baseline's quantile, launch by launch.
    package let ratio: Estimate
  }

  /// The fractions that define the quantiles.
  package static let fractions = [0.5, 0.9, 0.99, 0.999]
  /// Every event, from its delivery until the app is idle.
  package static let anyEvent = "any event"
  /// The part of an event before the app's first navigation request.
  ///
  /// Events without a request, and events that go back with UIKit's own controls, are excluded.
  package static let decision = "decision"

  package var baseline: String
  /// The identifier of the A/A control, as in `Dispatch`.
  package var control: String?
  package var launches: [Launch]
  package var rows: [Row]
  /// Histograms over all launches and events, by the subject's identifier; shortest times first.
  package var distributions: [String: [Bin]]

  /// Creates results from launches and estimates.
  ///
  /// The launches' histograms are added; their sum does not depend on the order of the launches.
  package init(baseline: String, control: String?, launches: [Launch], rows: [Row]) {
    self.baseline = baseline
    self.control = control
    self.rows = rows
    var counts: [String: [Int: Int]] = [:]
    for (subject, bins) in launches.flatMap(\.distributions) {
      for bin in bins { counts[subject, default: [:]][bin.time, default: 0] += bin.count }
    }
    distributions = counts.mapValues { counts in
      counts.sorted { $0.key < $1.key }.map { Bin(time: $0.key, count: $0.value) }
    }
    self.launches = launches.map { launch in
      var launch = launch
      launch.distributions = [:]
      return launch
    }
  }
}
