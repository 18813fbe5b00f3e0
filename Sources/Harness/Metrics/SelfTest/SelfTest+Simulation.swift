import BenchmarkKit

extension SelfTest {
  /// The estimator's results for simulated launches with known true ratios.
  package struct Simulation: Codable, Hashable, Sendable {
    /// The fraction of intervals that contain the true ratio.
    package struct Coverage: Codable, Hashable, Sendable {
      /// The distribution of the simulated launches and sessions.
      package let scatter: String
      /// Launches per run; the minimum if a precision was required.
      package let launches: Int
      /// The half-width at which no more launches were added; `nil` if their number was fixed.
      package let precision: Double?
      /// The mean number of launches per run.
      package let meanLaunches: Double
      package let rate: Rate
      /// The median relative half-width of the intervals.
      package let halfWidth: Double
    }

    /// The rate of false positives in runs of subjects that do not differ.
    package struct FalseClaims: Codable, Hashable, Sendable {
      package let scatter: String
      package let launches: Int
      /// The number of pairs compared in each run.
      package let pairs: Int
      /// Runs with at least one verdict *different*.
      package let different: Rate
      /// Runs with at least one p value, adjusted by Holm's method, below 0.05.
      package let significant: Rate
      /// Runs with at least one joint interval that excludes 1.
      package let excluded: Rate
    }

    /// The seed in hexadecimal; the same seed gives the same results.
    package let seed: String
    /// The number of sessions in every simulated launch.
    package let sessionsPerLaunch: Int
    package let coverage: [Coverage]
    package let falseClaims: [FalseClaims]
  }
}
