extension SelfTest {
  /// Two runs of the same subjects.
  public struct Agreement: Codable, Hashable, Sendable {
    /// One subject in both runs.
    public struct Row: Codable, Hashable, Sendable {
      public let subject: String
      public let first: Estimate
      public let second: Estimate
      public let firstVerdict: Dispatch.Comparison.Verdict
      public let secondVerdict: Dispatch.Comparison.Verdict

      /// Describes a subject.
      public init(
        subject: String, first: Estimate, second: Estimate,
        firstVerdict: Dispatch.Comparison.Verdict, secondVerdict: Dispatch.Comparison.Verdict
      ) {
        self.subject = subject
        self.first = first
        self.second = second
        self.firstVerdict = firstVerdict
        self.secondVerdict = secondVerdict
      }

      /// Whether the verdicts do not contradict each other: they are the same, or one run could not tell.
      public var agrees: Bool {
        firstVerdict == secondVerdict || [firstVerdict, secondVerdict].contains(.notResolved)
      }

      /// Whether the 95 % intervals of the ratios have a value in common.
      public var overlaps: Bool {
        guard let a = first.lower, let b = first.upper, let c = second.lower, let d = second.upper
        else { return false }
        return a <= d && c <= b
      }
    }

    /// What the ratios are to.
    public let baseline: String
    /// When the runs began.
    public let dates: [String]
    /// A row a pair that both runs compared.
    public let rows: [Row]

    /// Describes two runs.
    public init(baseline: String, dates: [String], rows: [Row]) {
      self.baseline = baseline
      self.dates = dates
      self.rows = rows
    }
  }

  /// The time that estimating takes, beside that of the launches that are estimated from.
  public struct StatisticsCost: Codable, Hashable, Sendable {
    /// Seconds for estimates, comparisons and warnings.
    public let seconds: Double
    /// Seconds that the launches took for their timed sessions.
    public let launchSeconds: Double

    /// Describes a cost.
    public init(seconds: Double, launchSeconds: Double) {
      self.seconds = seconds
      self.launchSeconds = launchSeconds
    }

    /// The statistics' part of the whole, from 0 to 1.
    public var share: Double { seconds / (seconds + launchSeconds) }
  }
}
