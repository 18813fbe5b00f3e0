extension SelfTest {
  /// The agreement of two runs of the same subjects.
  public struct Agreement: Codable, Hashable, Sendable {
    /// One subject in both runs.
    public struct Row: Codable, Hashable, Sendable {
      public let subject: String
      public let first: Estimate
      public let second: Estimate
      public let firstVerdict: Dispatch.Comparison.Verdict
      public let secondVerdict: Dispatch.Comparison.Verdict

      /// Creates a row.
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

      /// Whether the verdicts are consistent: the same, or not resolved in one run.
      public var agrees: Bool {
        firstVerdict == secondVerdict || [firstVerdict, secondVerdict].contains(.notResolved)
      }

      /// Whether the 95 % intervals of the ratios overlap.
      public var overlaps: Bool {
        guard let a = first.lower, let b = first.upper, let c = second.lower, let d = second.upper
        else { return false }
        return a <= d && c <= b
      }
    }

    /// The baseline of the ratios.
    public let baseline: String
    /// The start of each run.
    public let dates: [String]
    /// One row per pair that both runs compared.
    public let rows: [Row]

    /// Creates an agreement of two runs.
    public init(baseline: String, dates: [String], rows: [Row]) {
      self.baseline = baseline
      self.dates = dates
      self.rows = rows
    }
  }

  /// The time to estimate a run, compared with the time of its launches.
  public struct StatisticsCost: Codable, Hashable, Sendable {
    /// Seconds for estimates, comparisons and warnings.
    public let seconds: Double
    /// Seconds that the launches took for their timed sessions.
    public let launchSeconds: Double

    /// Creates a cost.
    public init(seconds: Double, launchSeconds: Double) {
      self.seconds = seconds
      self.launchSeconds = launchSeconds
    }

    /// The statistics' fraction of the total time, from 0 to 1.
    public var share: Double { seconds / (seconds + launchSeconds) }
  }
}
