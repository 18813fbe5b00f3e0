/// How long single events take, kind by kind. Sampled, in launches of their own: looking at the clock after every event costs
/// time, so that these figures and those of whole sessions are never mixed.
public struct EventTimes: Codable, Sendable {
  /// One launch of the worker: every subject ran the same sessions, in balanced order.
  public struct Launch: Codable, Hashable, Sendable {
    public let seed: String
    public let firstSession: Int
    /// What the clock reads when nothing happens between two looks at it, in nanoseconds; taken off every time.
    public let emptyBracket: Double
    /// Quantiles by the identifier of the subject and what was timed.
    public let samples: [String: [String: Quantiles]]
    /// How often which time was seen, over all events, by the identifier of the subject; empty when the launches have been put
    /// together.
    public var distributions: [String: [Bin]]

    /// Describes a launch.
    public init(
      seed: String, firstSession: Int, emptyBracket: Double,
      samples: [String: [String: Quantiles]], distributions: [String: [Bin]]
    ) {
      self.seed = seed
      self.firstSession = firstSession
      self.emptyBracket = emptyBracket
      self.samples = samples
      self.distributions = distributions
    }
  }

  /// Quantiles of one launch, in nanoseconds.
  public struct Quantiles: Codable, Hashable, Sendable {
    /// How many times they rest on.
    public let count: Int
    /// By `EventTimes.shares`; fewer than there are shares where there are too few times for the later ones.
    public let values: [Double]

    /// Describes a sample.
    public init(count: Int, values: [Double]) {
      self.count = count
      self.values = values
    }
  }

  /// Times that cannot be told apart at two significant digits, and how many there are.
  public struct Bin: Codable, Hashable, Sendable {
    /// Nanoseconds.
    public let time: Int
    public var count: Int

    /// Counts times.
    public init(time: Int, count: Int) {
      self.time = time
      self.count = count
    }
  }

  /// What the launches say of one subject and one kind of event.
  public struct Row: Codable, Hashable, Sendable {
    public let subject: String
    /// `EventTimes.anyEvent`, `EventTimes.decision`, or a kind of event such as `tapRow`.
    public let timed: String
    /// How many times the row rests on, over all launches.
    public let count: Int
    /// In the order of `EventTimes.shares`, as far as all launches have them.
    public let quantiles: [Quantile]

    /// Describes a row.
    public init(subject: String, timed: String, count: Int, quantiles: [Quantile]) {
      self.subject = subject
      self.timed = timed
      self.count = count
      self.quantiles = quantiles
    }
  }

  /// A quantile over the launches.
  public struct Quantile: Codable, Hashable, Sendable {
    /// Nanoseconds: Hodges–Lehmann over the quantiles of the launches.
    public let time: Estimate
    /// The ratio to the baseline's quantile, launch by launch.
    public let ratio: Estimate

    /// Describes a quantile.
    public init(time: Estimate, ratio: Estimate) {
      self.time = time
      self.ratio = ratio
    }
  }

  /// The shares of times that the quantiles lie above.
  public static let shares = [0.5, 0.9, 0.99, 0.999]
  /// Every event, from its delivery until the app is idle.
  public static let anyEvent = "any event"
  /// The part of an event up to the app's first request for other screens, of those that lead to one; going back by UIKit's
  /// own controls is left out.
  public static let decision = "decision"

  public var baseline: String
  /// The identifier of the A/A control, as in `Dispatch`.
  public var control: String?
  public var launches: [Launch]
  public var rows: [Row]
  /// How often which time was seen over all launches and events, by the identifier of the subject; shortest times first.
  public var distributions: [String: [Bin]]

  /// Gathers the launches and what they say.
  ///
  /// Counts of the launches' distributions add up exactly, in whatever order they come.
  public init(baseline: String, control: String?, launches: [Launch], rows: [Row]) {
    self.baseline = baseline
    self.control = control
    self.rows = rows
    var counts: [String: [Int: Int]] = [:]
    for (subject, bins) in launches.flatMap(\.distributions) {
      for bin in bins { counts[subject, default: [:]][bin.time, default: 0] += bin.count }
    }
    distributions = counts.mapValues { counts in
      counts.sorted { $0.key < $1.key }.map { Bin(time: $0.key, count: $0.value) }
    }
    self.launches = launches.map { launch in
      var launch = launch
      launch.distributions = [:]
      return launch
    }
  }
}
