extension SelfTest {
  /// The number and size of the runs of a part.
  public struct Size: Codable, Hashable, Sendable {
    public let runs: Int
    public let launches: Int
    public let sessionsPerLaunch: Int
    public let eventsPerSession: Int

    /// Creates a size.
    public init(runs: Int, launches: Int, sessionsPerLaunch: Int, eventsPerSession: Int) {
      self.runs = runs
      self.launches = launches
      self.sessionsPerLaunch = sessionsPerLaunch
      self.eventsPerSession = eventsPerSession
    }
  }

  /// The result of one run with copies of one subject.
  public struct Trial: Codable, Hashable, Sendable {
    public let rows: [Dispatch.Row]
    /// Absent if there were too few launches for a claim.
    public let resolution: Dispatch.Resolution?

    /// Creates a trial.
    public init(rows: [Dispatch.Row], resolution: Dispatch.Resolution?) {
      self.rows = rows
      self.resolution = resolution
    }
  }

  /// Comparisons of subjects with exact copies of their modules, in several line-ups.
  ///
  /// Any difference found is a false positive.
  public struct Copies: Codable, Hashable, Sendable {
    /// Subjects that were timed together.
    public struct LineUp: Codable, Hashable, Sendable {
      /// A short description, such as `MVC and its copy`.
      public let name: String
      /// The identifiers, in the order of the tables.
      public let subjects: [String]

      /// Creates a line-up.
      public init(name: String, subjects: [String]) {
        self.name = name
        self.subjects = subjects
      }
    }

    /// One subject and its copy in one line-up.
    public struct Pair: Codable, Hashable, Sendable {
      /// The line-up's name.
      public let lineUp: String
      public let baseline: String
      public let subject: String
      /// The ratio to the baseline in each run; the true value is 1.
      public let ratios: [Estimate]
      /// Runs whose 95 % interval excludes 1.
      public let excluded: Rate
      /// Runs with the verdict *different*.
      public let different: Rate

      /// Creates a pair.
      public init(
        lineUp: String, baseline: String, subject: String, ratios: [Estimate], excluded: Rate,
        different: Rate
      ) {
        self.lineUp = lineUp
        self.baseline = baseline
        self.subject = subject
        self.ratios = ratios
        self.excluded = excluded
        self.different = different
      }
    }

    /// The dependence of a subject's ratio on the other participants.
    public struct Shift: Codable, Hashable, Sendable {
      public let subject: String
      public let baseline: String
      /// The names of the two line-ups.
      public let lineUps: [String]
      /// The ratio in the first line-up over that in the second; the true value is 1.
      public let change: Estimate

      /// Creates a shift.
      public init(subject: String, baseline: String, lineUps: [String], change: Estimate) {
        self.subject = subject
        self.baseline = baseline
        self.lineUps = lineUps
        self.change = change
      }
    }

    public let size: Size
    public let lineUps: [LineUp]
    /// Every pair in every line-up, with each of its subjects as the baseline in turn.
    public let pairs: [Pair]
    public let shifts: [Shift]

    /// Creates results from the given runs.
    public init(size: Size, lineUps: [LineUp], pairs: [Pair], shifts: [Shift]) {
      self.size = size
      self.lineUps = lineUps
      self.pairs = pairs
      self.shifts = shifts
    }
  }

  /// The detection of known delays in copies of one subject.
  public struct KnownDelays: Codable, Hashable, Sendable {
    /// The results for one delay, over all runs.
    public struct Row: Codable, Hashable, Sendable {
      /// The delay as a fraction of each session's own time, such as 0.05.
      public let delay: Double
      /// Runs with the verdict *different*.
      public let different: Rate
      /// Runs with the verdict *not resolved*.
      public let notResolved: Int
      /// Runs with the verdict *equivalent*.
      public let equivalent: Int
      /// The median of the estimated ratios relative to the true one, minus 1.
      public let bias: Double
      /// Runs whose 95 % interval contains the true ratio.
      public let coverage: Rate
      /// The number of launches that would probably detect the delay in most runs.
      ///
      /// `nil` if the runs have enough, or if no number suffices because the delay is within the
      /// margin.
      public let launchesNeeded: Int?

      /// Creates a row.
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

    /// Creates results from the given runs.
    public init(subject: String, size: Size, trials: [Trial], rows: [Row]) {
      self.subject = subject
      self.size = size
      self.trials = trials
      self.rows = rows
    }
  }
}
