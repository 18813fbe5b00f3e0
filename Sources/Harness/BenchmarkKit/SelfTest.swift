/// The results of testing the comparison method itself.
///
/// Parts that were not requested are absent.
public struct SelfTest: Codable, Sendable {
  /// A requirement of the method, and whether it was met.
  public struct Requirement: Codable, Hashable, Sendable {
    /// The result for a requirement.
    public enum Status: String, Codable, Sendable {
      case held, failed
      /// The part was too short for a claim.
      case notClaimed = "not claimed"
    }

    /// The required condition, with its limit.
    public let demand: String
    /// The result, with its numbers.
    public let finding: String
    public let status: Status

    /// Creates a requirement.
    public init(demand: String, finding: String, status: Status) {
      self.demand = demand
      self.finding = finding
      self.status = status
    }
  }

  /// The rate of an outcome, with its exact 95 % interval (Clopper and Pearson).
  public struct Rate: Codable, Hashable, Sendable {
    public let hits: Int
    /// The number of trials, which are independent unless noted otherwise.
    public let trials: Int
    public let lower: Double
    public let upper: Double

    /// Creates a rate.
    public init(hits: Int, trials: Int, lower: Double, upper: Double) {
      self.hits = hits
      self.trials = trials
      self.lower = lower
      self.upper = upper
    }

    /// The fraction of the trials, from 0 to 1.
    public var share: Double { Double(hits) / Double(trials) }
  }

  /// A certified value of a reference set and the computed one.
  public struct CertifiedValue: Codable, Hashable, Sendable {
    /// The set's name, such as `Norris`.
    public let set: String
    /// The kind of value, such as `coefficients`.
    public let quantity: String
    /// The value's name, such as `B3`.
    public let name: String
    public let certified: Double
    public let computed: Double
    /// The number of correct digits, at most 15; for a certified zero, the correct decimal places.
    public let digits: Double
    /// The number of correct decimal digits attainable in double precision.
    public let attainable: Double

    /// Creates a value.
    public init(
      set: String, quantity: String, name: String, certified: Double, computed: Double,
      digits: Double, attainable: Double
    ) {
      self.set = set
      self.quantity = quantity
      self.name = name
      self.certified = certified
      self.computed = computed
      self.digits = digits
      self.attainable = attainable
    }

    /// Whether the attainable digits are reached, within half a digit for machines' rounding.
    public var isReached: Bool { digits >= attainable - 0.5 }
  }

  /// Whether the test is short and makes no claims about sampled results.
  public var isQuick: Bool
  /// The requirements, in the order of the parts.
  public var requirements: [Requirement] = []
  /// The results of `Statistics` on NIST's reference sets.
  public var certifiedValues: [CertifiedValue]?
  /// The estimator's results on simulated launches.
  public var simulation: Simulation?
  /// Repeated comparisons of subjects with copies of their modules: the A/A test.
  public var copies: Copies?
  /// Comparisons of a subject with delayed copies of itself: the statistical power.
  public var delays: KnownDelays?
  /// The agreement of two runs of a plan.
  public var agreement: Agreement?
  /// The cost of a run's statistics.
  public var statisticsCost: StatisticsCost?

  /// Creates a self-test without results.
  public init(isQuick: Bool) { self.isQuick = isQuick }
}
