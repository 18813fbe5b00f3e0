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

  /// Subjects beside exact copies of their modules, in several line-ups: every difference between the two is false.
  public struct Copies: Codable, Hashable, Sendable {
    /// Subjects that were timed side by side.
    public struct LineUp: Codable, Hashable, Sendable {
      /// A few words, such as `MVC and its copy`.
      public let name: String
      /// Identifiers, in the order of the tables.
      public let subjects: [String]

      /// Names a line-up.
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
      /// The ratio to the baseline in each run; the truth is 1.
      public let ratios: [Estimate]
      /// Runs whose 95 % interval leaves out 1.
      public let excluded: Rate
      /// Runs with the verdict *different*.
      public let different: Rate

      /// Describes a pair.
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

    /// How much a subject's ratio depends on which other subjects take part.
    public struct Shift: Codable, Hashable, Sendable {
      public let subject: String
      public let baseline: String
      /// The names of the two line-ups.
      public let lineUps: [String]
      /// The ratio in the first line-up over that in the second, over the runs; the truth is 1.
      public let change: Estimate

      /// Describes a shift.
      public init(subject: String, baseline: String, lineUps: [String], change: Estimate) {
        self.subject = subject
        self.baseline = baseline
        self.lineUps = lineUps
        self.change = change
      }
    }

    public let size: Size
    public let lineUps: [LineUp]
    /// Every pair in every line-up, each with either subject as the baseline.
    public let pairs: [Pair]
    public let shifts: [Shift]

    /// Describes the proof.
    public init(size: Size, lineUps: [LineUp], pairs: [Pair], shifts: [Shift]) {
      self.size = size
      self.lineUps = lineUps
      self.pairs = pairs
      self.shifts = shifts
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
