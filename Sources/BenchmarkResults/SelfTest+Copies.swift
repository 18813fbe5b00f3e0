extension SelfTest {
  /// The size of the runs of a part.
  public struct Size: Codable, Hashable, Sendable {
    public let runs: Int
    public let launches: Int
    public let sessionsPerLaunch: Int
    public let eventsPerSession: Int

    /// Describes a size.
    public init(runs: Int, launches: Int, sessionsPerLaunch: Int, eventsPerSession: Int) {
      self.runs = runs
      self.launches = launches
      self.sessionsPerLaunch = sessionsPerLaunch
      self.eventsPerSession = eventsPerSession
    }
  }

  /// What one run said of copies of one subject.
  public struct Trial: Codable, Hashable, Sendable {
    public let rows: [Dispatch.Row]
    /// Absent where there were too few launches for a claim.
    public let resolution: Dispatch.Resolution?

    /// Describes a run.
    public init(rows: [Dispatch.Row], resolution: Dispatch.Resolution?) {
      self.rows = rows
      self.resolution = resolution
    }
  }

  /// One subject under several names: whatever is called different, is so falsely.
  public struct SameSubject: Codable, Hashable, Sendable {
    public let subject: String
    public let size: Size
    public let trials: [Trial]
    /// Runs with a verdict *different*.
    public let differentRuns: Rate
    /// Comparisons with that verdict. Those of one run share the baseline, so they are not independent.
    public let differentComparisons: Rate
    /// Comparisons with a p value below 0.05 before any correction.
    public let significantComparisons: Rate
    /// Comparisons whose 95 % interval leaves out 1.
    public let excludedComparisons: Rate

    /// Describes what the runs said.
    public init(
      subject: String, size: Size, trials: [Trial], differentRuns: Rate, differentComparisons: Rate,
      significantComparisons: Rate, excludedComparisons: Rate
    ) {
      self.subject = subject
      self.size = size
      self.trials = trials
      self.differentRuns = differentRuns
      self.differentComparisons = differentComparisons
      self.significantComparisons = significantComparisons
      self.excludedComparisons = excludedComparisons
    }
  }

  /// Copies of one subject whose sessions take longer by known shares.
  public struct KnownDelays: Codable, Hashable, Sendable {
    /// One delay, over all runs.
    public struct Row: Codable, Hashable, Sendable {
      /// The share that was added to every session's own time, such as 0.05.
      public let delay: Double
      /// Runs with the verdict *different*.
      public let different: Rate
      /// Runs with the verdict *not resolved*.
      public let notResolved: Int
      /// Runs with the verdict *equivalent*.
      public let equivalent: Int
      /// The median of the estimated ratios over the true one, less 1.
      public let bias: Double
      /// Runs whose 95 % interval has the true ratio in it.
      public let coverage: Rate
      /// Launches that would probably tell the copy from the subject in most runs; `nil` where the run's are enough, or where
      /// no number is, because the delay is within the margin.
      public let launchesNeeded: Int?

      /// Describes a delay.
      public init(
        delay: Double, different: Rate, notResolved: Int, equivalent: Int, bias: Double,
        coverage: Rate, launchesNeeded: Int?
      ) {
        self.delay = delay
        self.different = different
        self.notResolved = notResolved
        self.equivalent = equivalent
        self.bias = bias
        self.coverage = coverage
        self.launchesNeeded = launchesNeeded
      }
    }

    public let subject: String
    public let size: Size
    public let trials: [Trial]
    public let rows: [Row]

    /// Describes what the runs said.
    public init(subject: String, size: Size, trials: [Trial], rows: [Row]) {
      self.subject = subject
      self.size = size
      self.trials = trials
      self.rows = rows
    }
  }
}
