/// Time from the delivery of an event until the app is idle. Sampled.
public struct Dispatch: Codable, Sendable {
  /// One launch of the timing worker: every subject ran the same sessions, in balanced order.
  public struct Launch: Codable, Hashable, Sendable {
    public let seed: String
    public let firstSession: Int
    /// Nanoseconds per event, one per session and in the order of measurement, by subject; the A/A control is among them.
    public let blocks: [String: [Double]]
    /// What the rest of the machine did meanwhile; absent where it cannot be read.
    public var noise: Noise?
    /// A number for all screens of all sessions, in hexadecimal: equal for every subject, and equal to the reference model's.
    public var checksum: String?

    /// Describes a launch.
    public init(
      seed: String, firstSession: Int, blocks: [String: [Double]], noise: Noise? = nil,
      checksum: String? = nil
    ) {
      self.seed = seed
      self.firstSession = firstSession
      self.blocks = blocks
      self.noise = noise
      self.checksum = checksum
    }
  }

  /// What disturbed a launch.
  public struct Noise: Codable, Hashable, Sendable {
    /// How long the launch took, in seconds.
    public let seconds: Double
    /// How often the worker was put aside for another process.
    public let contextSwitches: Int
    /// Seconds that the hypervisor gave to others, over all processors.
    public let stolenSeconds: Double
    /// Seconds in which some process waited for a processor.
    public let waitingSeconds: Double

    /// Describes what was seen.
    public init(
      seconds: Double, contextSwitches: Int, stolenSeconds: Double, waitingSeconds: Double
    ) {
      self.seconds = seconds
      self.contextSwitches = contextSwitches
      self.stolenSeconds = stolenSeconds
      self.waitingSeconds = waitingSeconds
    }
  }

  /// What the launches say of one subject.
  public struct Row: Codable, Hashable, Sendable {
    public let subject: String
    /// Nanoseconds per event: Hodges–Lehmann over the medians of the launches.
    public let time: Estimate
    /// The ratio to the baseline, from paired sessions.
    public let ratio: Estimate
    /// How the subject compares with the baseline; absent for the baseline itself and the A/A control.
    public var comparison: Comparison?

    /// Describes a row.
    public init(subject: String, time: Estimate, ratio: Estimate, comparison: Comparison? = nil) {
      self.subject = subject
      self.time = time
      self.ratio = ratio
      self.comparison = comparison
    }
  }

  /// What can be said of a pair, with all pairs of the run in mind.
  public struct Comparison: Codable, Hashable, Sendable {
    /// What can be claimed.
    public enum Verdict: String, Codable, Sendable {
      /// The interval excludes 1 and lies outside the margin.
      case different
      /// The interval lies inside the margin.
      case equivalent
      /// Neither: more launches may tell.
      case notResolved = "not resolved"
    }

    public let verdict: Verdict
    /// The ratio with an interval that holds for all pairs of the run together (Bonferroni).
    public let ratio: Estimate
    /// Wilcoxon's signed-rank test over launches, two-sided.
    public let p: Double
    /// The same by Holm's method, over all pairs of the run.
    public let adjustedP: Double
    /// Cliff's delta of the launch medians: -1 when the subject is always faster, 1 when it is always slower.
    public let cliffsDelta: Double
    /// The share of sessions in which the subject was slower than the baseline; ties count half.
    public let sessionsSlower: Double

    /// Describes a pair.
    public init(
      verdict: Verdict, ratio: Estimate, p: Double, adjustedP: Double, cliffsDelta: Double,
      sessionsSlower: Double
    ) {
      self.verdict = verdict
      self.ratio = ratio
      self.p = p
      self.adjustedP = adjustedP
      self.cliffsDelta = cliffsDelta
      self.sessionsSlower = sessionsSlower
    }
  }

  /// What the run as a whole can and cannot say.
  public struct Resolution: Codable, Hashable, Sendable {
    /// Ratios closer to 1 than this are not claimed to differ: the far end of the A/A control's interval, or the user's margin.
    public let margin: Double
    /// The largest half-width of the intervals of the ratios, relative: a difference much smaller cannot have been seen.
    public let halfWidth: Double
    /// Whether the subjects differ at all: Friedman's test over launches in the form of Iman and Davenport.
    public let friedmanP: Double?

    /// Describes a run.
    public init(margin: Double, halfWidth: Double, friedmanP: Double?) {
      self.margin = margin
      self.halfWidth = halfWidth
      self.friedmanP = friedmanP
    }

    /// The launches that would bring the half-width down to a wanted one: it falls with their square root.
    public func launches(for wanted: Double, after count: Int) -> Int {
      let factor = halfWidth / wanted
      let needed = (Double(count) * factor * factor).rounded(.up)
      // A stored half-width can be anything.
      return max(count, Int(min(needed, 1e15)))
    }
  }

  public var baseline: String
  /// The identifier of the A/A control: a copy of the baseline's module, measured like any other subject. Absent where the
  /// baseline has no copy, and in older runs, which ran the baseline's own code twice: see `equal`.
  public var control: String?
  public var eventsPerSession: Int
  public var launches: [Launch]
  public var rows: [Row]
  /// Absent in runs that are too short to claim anything.
  public var resolution: Resolution?

  /// Gathers the launches and what they say.
  public init(
    baseline: String, control: String?, eventsPerSession: Int, launches: [Launch], rows: [Row],
    resolution: Resolution? = nil
  ) {
    self.baseline = baseline
    self.control = control
    self.eventsPerSession = eventsPerSession
    self.launches = launches
    self.rows = rows
    self.resolution = resolution
  }

  /// What is known to be the baseline's equal: the A/A control, or, in older runs, the baseline's second run in each block.
  public var equal: String { control ?? "\(baseline) (twin)" }
}
