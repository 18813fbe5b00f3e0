extension SelfTest {
  /// What the estimator says of launches whose true ratios are known.
  public struct Simulation: Codable, Hashable, Sendable {
    /// How often the interval of a ratio has the true one in it.
    public struct Coverage: Codable, Hashable, Sendable {
      /// How the simulated launches and sessions scatter.
      public let scatter: String
      /// Launches a run; the fewest where a precision was asked for.
      public let launches: Int
      /// The half-width up to which launches were added; `nil` where their number was fixed.
      public let precision: Double?
      /// Launches a run in the mean.
      public let meanLaunches: Double
      public let rate: Rate
      /// The median half-width of the intervals, relative.
      public let halfWidth: Double

      /// Describes the intervals of one kind of run.
      public init(
        scatter: String, launches: Int, precision: Double?, meanLaunches: Double, rate: Rate,
        halfWidth: Double
      ) {
        self.scatter = scatter
        self.launches = launches
        self.precision = precision
        self.meanLaunches = meanLaunches
        self.rate = rate
        self.halfWidth = halfWidth
      }
    }

    /// How often a run of subjects that do not differ claims a difference.
    public struct FalseClaims: Codable, Hashable, Sendable {
      public let scatter: String
      public let launches: Int
      /// Pairs that each run compares.
      public let pairs: Int
      /// Runs with a verdict *different*.
      public let different: Rate
      /// Runs with a pair whose p value by Holm's method is below 0.05.
      public let significant: Rate
      /// Runs with a joint interval that leaves out 1.
      public let excluded: Rate

      /// Describes one kind of run.
      public init(
        scatter: String, launches: Int, pairs: Int, different: Rate, significant: Rate,
        excluded: Rate
      ) {
        self.scatter = scatter
        self.launches = launches
        self.pairs = pairs
        self.different = different
        self.significant = significant
        self.excluded = excluded
      }
    }

    /// In hexadecimal: the same seed gives the same figures.
    public let seed: String
    /// Sessions that every simulated launch has.
    public let sessionsPerLaunch: Int
    public let coverage: [Coverage]
    public let falseClaims: [FalseClaims]

    /// Gathers the simulations.
    public init(
      seed: String, sessionsPerLaunch: Int, coverage: [Coverage], falseClaims: [FalseClaims]
    ) {
      self.seed = seed
      self.sessionsPerLaunch = sessionsPerLaunch
      self.coverage = coverage
      self.falseClaims = falseClaims
    }
  }
}
