import BenchmarkKit

/// The results of testing the comparison method itself.
///
/// Parts that were not requested are absent.
package struct SelfTest: Codable, Sendable {
  /// A requirement of the method, and whether it was met.
  package struct Requirement: Codable, Hashable, Sendable {
    /// Whether a requirement was met.
    package enum Status: String, Codable, Sendable {
      case held, failed
      /// The part was too short for a claim.
      case notClaimed = "not claimed"
    }

    /// The required condition, with its limit.
    package let demand: String
    /// The result, with its numbers.
    package let finding: String
    package let status: Status
  }

  /// The rate of an outcome, with its exact 95 % interval (Clopper and Pearson).
  package struct Rate: Codable, Hashable, Sendable {
    package let hits: Int
    /// The number of trials, which are independent unless noted otherwise.
    package let trials: Int
    package let lower: Double
    package let upper: Double

    /// The hits as a fraction of the trials, from 0 to 1.
    package var fraction: Double { Double(hits) / Double(trials) }
  }

  /// A certified value of a reference set and the computed one.
  package struct CertifiedValue: Codable, Hashable, Sendable {
    /// The set's name, such as `Norris`.
    package let set: String
    /// The kind of value, such as `coefficients`.
    package let quantity: String
    /// The value's name, such as `B3`.
    package let name: String
    package let certified: Double
    package let computed: Double
    /// The number of correct digits, at most 15; for a certified zero, the correct decimal places.
    package let digits: Double
    /// The number of correct decimal digits attainable in double precision.
    package let attainable: Double

    /// Whether the attainable digits are reached, within half a digit for differences in rounding.
    package var isReached: Bool { digits >= attainable - 0.5 }
  }

  /// Whether the test is too short for claims about sampled results.
  package var isQuick: Bool
  /// The requirements, in the order of the parts.
  package var requirements: [Requirement] = []
  /// The results of `Statistics` on NIST's reference sets.
  package var certifiedValues: [CertifiedValue]?
  /// The estimator's results on simulated launches.
  package var simulation: Simulation?
  /// Repeated comparisons of subjects with copies of their modules: the A/A test.
  package var copies: Copies?
  /// Comparisons of a subject with delayed copies of itself: the statistical power.
  package var delays: KnownDelays?
  /// The agreement of repeated runs with all runs pooled.
  package var repeats: Repeats?
  /// The agreement of two runs of a plan.
  package var agreement: Agreement?
  /// The cost of a run's statistics.
  package var statisticsCost: StatisticsCost?

  package init(isQuick: Bool) { self.isQuick = isQuick }
}
