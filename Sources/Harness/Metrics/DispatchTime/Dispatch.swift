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

    /// Creates a launch.
    package init(
      seed: String, firstSession: Int, blocks: [String: [Double]], noise: Noise? = nil,
      checksum: String? = nil
    ) {
      self.seed = seed
      self.firstSession = firstSession
      self.blocks = blocks
      self.noise = noise
      self.checksum = checksum
    }
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

    /// Creates a record of disturbances.
    package init(
      seconds: Double, contextSwitches: Int, stolenSeconds: Double, waitingSeconds: Double
    ) {
      self.seconds = seconds
      self.contextSwitches = contextSwitches
      self.stolenSeconds = stolenSeconds
      self.waitingSeconds = waitingSeconds
    }
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

    /// Creates a row.
    package init(subject: String, time: Estimate, ratio: Estimate, comparison: Comparison? = nil) {
      self.subject = subject
      self.time = time
      self.ratio = ratio
      self.comparison = comparison
    }
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

    /// Creates a comparison.
    package init(
      verdict: Verdict, ratio: Estimate, p: Double, adjustedP: Double, cliffsDelta: Double,
      sessionsSlower: Double
    ) {
      self.verdict = verdict
      self.ratio = ratio
      self.p = p
      self.adjustedP = adjustedP
      self.cliffsDelta = cliffsDelta
      self.sessionsSlower = sessionsSlower
    }
  }

  /// The resolution of the run as a whole.
  package struct Resolution: Codable, Hashable, Sendable {
    /// Ratios closer to 1 than this do not count as different.
    ///
    /// It is the far end of the A/A control's interval, or the user's margin.
    package let margin: Double
    /// The largest relative half-width of the ratios' intervals.
    ///
    /// A much smaller difference cannot be detected.
    package let halfWidth: Double
    /// The p value for any difference between the subjects.
    ///
    /// It is from Friedman's test over launches, in Iman and Davenport's version.
    package let friedmanP: Double?

    /// Creates a resolution.
    package init(margin: Double, halfWidth: Double, friedmanP: Double?) {
      self.margin = margin
      self.halfWidth = halfWidth
      self.friedmanP = friedmanP
    }
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
  /// Absent from runs too short for any claim.
  package var resolution: Resolution?

  /// Creates results from launches and estimates.
  package init(
    baseline: String, control: String?, eventsPerSession: Int, launches: [Launch], rows: [Row],
    resolution: Resolution? = nil
  ) {
    self.baseline = baseline
    self.control = control
    self.eventsPerSession = eventsPerSession
    self.launches = launches
    self.rows = rows
    self.resolution = resolution
  }

  /// The identifier of the baseline's equal: the A/A control or, in older runs, a second run.
  package var equal: String { control ?? "\(baseline) (twin)" }
}
