/// What the tool found when it put its own method of comparison to the test.
///
/// Parts that were not asked for are absent.
public struct SelfTest: Codable, Sendable {
  /// What must hold, and whether it does.
  public struct Requirement: Codable, Hashable, Sendable {
    /// What became of a requirement.
    public enum Status: String, Codable, Sendable {
      case held, failed
      /// The part was too short for a claim.
      case notClaimed = "not claimed"
    }

    /// What is asked for, with its limit.
    public let demand: String
    /// What was found, with its numbers.
    public let finding: String
    public let status: Status

    /// Describes a requirement.
    public init(demand: String, finding: String, status: Status) {
      self.demand = demand
      self.finding = finding
      self.status = status
    }
  }

  /// How often something happened, with the exact interval of its probability at 95 % (Clopper and Pearson).
  public struct Rate: Codable, Hashable, Sendable {
    public let hits: Int
    /// Independent trials, unless the place of use says that they are not.
    public let trials: Int
    public let lower: Double
    public let upper: Double

    /// Describes a rate.
    public init(hits: Int, trials: Int, lower: Double, upper: Double) {
      self.hits = hits
      self.trials = trials
      self.lower = lower
      self.upper = upper
    }

    /// The share of the trials, from 0 to 1.
    public var share: Double { Double(hits) / Double(trials) }
  }

  /// One value of a reference set beside ours.
  public struct CertifiedValue: Codable, Hashable, Sendable {
    /// The set's name, such as `Norris`.
    public let set: String
    /// What kind of value it is, such as `coefficients`.
    public let quantity: String
    /// Which value, such as `B3`.
    public let name: String
    public let certified: Double
    public let computed: Double
    /// Decimal digits that agree, at most 15; against a certified zero those behind the point.
    public let digits: Double
    /// Decimal digits that can be had in double precision.
    public let attainable: Double

    /// Describes a value.
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

    /// Whether the digits are those that can be had, but for half a digit that other machines may round otherwise.
    public var isReached: Bool { digits >= attainable - 0.5 }
  }

  /// True for a short test, which claims nothing that was sampled.
  public var isQuick: Bool
  /// What must hold, in the order of the parts.
  public var requirements: [Requirement] = []
  /// The statistics on NIST's reference sets.
  public var certifiedValues: [CertifiedValue]?
  /// The estimator on simulated launches.
  public var simulation: Simulation?
  /// Subjects measured against copies of their modules, again and again: the A/A test.
  public var copies: Copies?
  /// A subject measured against itself with known delays: the power.
  public var delays: KnownDelays?
  /// Two runs of a plan beside each other.
  public var agreement: Agreement?
  /// What the statistics of a run cost.
  public var statisticsCost: StatisticsCost?

  /// Begins a self-test; its parts add what they found.
  public init(isQuick: Bool) { self.isQuick = isQuick }
}
