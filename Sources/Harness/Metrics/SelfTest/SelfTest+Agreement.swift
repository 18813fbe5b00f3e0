import BenchmarkKit
import Statistics

extension SelfTest {
  /// The agreement of two runs of the same subjects.
  package struct Agreement: Codable, Hashable, Sendable {
    /// One subject in both runs.
    package struct Row: Codable, Hashable, Sendable {
      package let subject: String
      package let first: Estimate
      package let second: Estimate
      package let firstVerdict: Verdict
      package let secondVerdict: Verdict

      /// Whether the verdicts are consistent: the same, or not resolved in at least one run.
      package var agrees: Bool {
        firstVerdict == secondVerdict || [firstVerdict, secondVerdict].contains(.notResolved)
      }

      /// Whether the 95 % intervals of the ratios overlap.
      package var overlaps: Bool {
        guard let a = first.lower, let b = first.upper, let c = second.lower, let d = second.upper
        else { return false }
        return a <= d && c <= b
      }
    }

    /// The baseline of the ratios.
    package let baseline: String
    /// The start of each run, or its name.
    package let dates: [String]
    /// One row per pair that both runs compared.
    package let rows: [Row]
  }

  /// Repeated runs of the same subjects, each with its own sessions and orders of the code.
  package struct Repeats: Codable, Hashable, Sendable {
    /// The ratio of one subject to another in every run.
    package struct Pair: Codable, Hashable, Sendable {
      package let subject: String
      package let baseline: String
      /// The ratio over the launches of all runs.
      package let pooled: Estimate
      /// The ratio of each run.
      package let ratios: [Estimate]
      /// Runs whose 95 % interval does not contain the pooled ratio.
      package let missed: Rate
    }

    package let size: Size
    /// The number of launches with an order of the code other than the build's.
    package let placed: Int
    /// Every pair of subjects, including the A/A control.
    package let pairs: [Pair]
  }

  /// The time to estimate a run, compared with the time of its launches.
  package struct StatisticsCost: Codable, Hashable, Sendable {
    /// Seconds for estimates, comparisons and warnings.
    package let seconds: Double
    /// Seconds that the launches took for their timed sessions.
    package let launchSeconds: Double

    /// The statistics' fraction of the total time, from 0 to 1.
    package var fraction: Double { seconds / (seconds + launchSeconds) }
  }
}
