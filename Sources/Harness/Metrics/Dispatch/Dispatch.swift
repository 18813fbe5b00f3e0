import BenchmarkKit
import Statistics

/// Time from the delivery of an event until the app is idle. Sampled.
package struct Dispatch: Codable, Sendable {
  /// One launch of the timing worker: every subject runs the same sessions, in balanced order.
  package struct Launch: Codable, Hashable, Sendable {
    package let seed: String
    package let firstSession: Int
    /// Nanoseconds per event by subject, one value per session in the order of measurement.
    ///
    /// The A/A control is one of the subjects.
    package let blocks: [String: [Double]]
    /// The disturbances during the launch; absent if they cannot be read.
    package var noise: Noise?
    /// A checksum of all screens, in hexadecimal: equal for all subjects and the reference model.
    package var checksum: String?
    /// The seed for the order of the code; absent if the launch used the build's own order.
    package var placement: UInt32?
  }

  /// The disturbances of a launch.
  package struct Noise: Codable, Hashable, Sendable {
    /// The duration of the launch, in seconds.
    package let seconds: Double
    /// The number of involuntary context switches of the worker.
    package let contextSwitches: Int
    /// Seconds stolen by the hypervisor, over all processors.
    package let stolenSeconds: Double
    /// Seconds in which at least one process waited for a processor.
    package let waitingSeconds: Double

    /// Whether the hypervisor stole more than 1 % of the time.
    var isStolen: Bool { stolenSeconds > 0.01 * seconds }
    /// Whether processes waited for a processor for more than 10 % of the time.
    var isCrowded: Bool { waitingSeconds > 0.1 * seconds }
  }

  /// The results of one subject over all launches.
  package struct Row: Codable, Hashable, Sendable {
    package let subject: String
    /// Nanoseconds per event: the Hodges–Lehmann estimate over the launches' medians.
    package let time: Estimate
    /// The ratio to the baseline, from paired sessions.
    package let ratio: Estimate
    /// The comparison with the baseline; absent for the baseline itself and the A/A control.
    package var comparison: Comparison?
  }

  /// The comparison of a pair, adjusted for all pairs of the run.
  package struct Comparison: Codable, Hashable, Sendable {
    package let verdict: Verdict
    /// The ratio with a simultaneous interval for all pairs of the run (Bonferroni).
    package let ratio: Estimate
    /// The p value of Wilcoxon's signed-rank test over launches, two-sided.
    package let p: Double
    /// The p value adjusted by Holm's method, over all pairs of the run.
    package let adjustedP: Double
    /// Cliff's delta of the launch medians, from -1 (always faster) to 1 (always slower).
    package let cliffsDelta: Double
    /// The fraction of sessions in which the subject was slower than the baseline; ties count half.
    package let sessionsSlower: Double
  }

  /// The resolution of the run as a whole.
  package struct Resolution: Codable, Hashable, Sendable {
    /// Ratios closer to 1 than this do not count as different.
    ///
    /// The limit is the user's margin, or the noise floor of the A/A control if that is larger.
    package let margin: Double
    /// The largest relative half-width of the ratios' intervals.
    ///
    /// A much smaller difference cannot be detected.
    package let halfWidth: Double
    /// The p value for any difference between the subjects.
    ///
    /// The value is from Friedman's test over launches, in Iman and Davenport's version.
    package let friedmanP: Double?
  }

  package var baseline: String
  /// The identifier of the A/A control: a copy of the baseline's module.
  ///
  /// Absent if the baseline has no copy, and in older runs, which ran the baseline's own code
  /// twice; see `equal`.
  package var control: String?
  package var eventsPerSession: Int
  package var launches: [Launch]
  package var rows: [Row]
  /// The resolution of the run; absent from runs that are too short for a verdict.
  package var resolution: Resolution?
  /// The subjects whose ratios of time and of instructions differ; absent until the run has
  /// finished.
  package var disagreements: [Disagreement]?
  /// The ratios pooled with those of other runs, for a report of several; not stored.
  package var pooled: PooledTimes?

  /// The identifier of the baseline's control: a copy of its module, or its own code run again.
  ///
  /// Runs stored in an older format have the suffix `(twin)`.
  package var equal: String {
    let old = "\(baseline) (twin)"
    return control ?? (rows.contains { $0.subject == old } ? old : Self.again(baseline))
  }

  /// The identifier of a control that runs the baseline's own code again.
  static func again(_ baseline: String) -> String { "\(baseline) (A/A control)" }

  /// The runs that the intervals cover.
  var scope: IntervalScope { IntervalScope(placements: launches.map(\.placement)) }

  private enum CodingKeys: CodingKey {
    case baseline, control, eventsPerSession, launches, rows, resolution, disagreements
  }
}
