/// What the runtime was asked to do: blocks of memory, and references taken and given back. Exact.
public struct Counts: Codable, Hashable, Sendable {
  /// How often something was done.
  public struct Figures: Codable, Hashable, Sendable {
    /// Blocks asked of the allocator; every object is one.
    public var allocations: Int
    /// Bytes asked for, before the allocator rounds up.
    public var bytes: Int
    /// Strong references taken.
    public var retains: Int
    /// Strong references given back.
    public var releases: Int

    /// Gathers the figures.
    public init(allocations: Int = 0, bytes: Int = 0, retains: Int = 0, releases: Int = 0) {
      self.allocations = allocations
      self.bytes = bytes
      self.retains = retains
      self.releases = releases
    }

    /// Retains and releases.
    public var references: Int { retains + releases }

    /// The figures by name, in the order of the tables.
    public var named: [(name: String, value: Int)] {
      [
        ("allocations", allocations), ("bytes", bytes), ("retains", retains),
        ("releases", releases),
      ]
    }

    public static func + (one: Figures, other: Figures) -> Figures {
      Figures(
        allocations: one.allocations + other.allocations, bytes: one.bytes + other.bytes,
        retains: one.retains + other.retains, releases: one.releases + other.releases)
    }
  }

  /// A part of a session.
  public enum Phase: String, Codable, Hashable, Sendable {
    /// From nothing to an app at rest, its device and its backend included.
    case launch
    /// From the delivery of an event until the app is idle.
    case event
    /// The driver's own work of an event: finding once what the event names. It is a part of `event`, measured by doing it
    /// once more.
    case lookup
    /// From an app at rest to nothing.
    case teardown
  }

  /// What one subject did in one phase, over all sessions.
  public struct Row: Codable, Hashable, Sendable {
    public let subject: String
    public let phase: Phase
    /// The kind of event, such as `openURL`; empty for launch and teardown.
    public let event: String
    /// How many launches, events or teardowns there were.
    public var times: Int
    /// The sum over all of them.
    public var figures: Figures

    /// Describes a phase.
    public init(subject: String, phase: Phase, event: String, times: Int, figures: Figures) {
      self.subject = subject
      self.phase = phase
      self.event = event
      self.times = times
      self.figures = figures
    }
  }

  /// Sessions per subject.
  public var sessions: Int
  public var rows: [Row]

  /// Gathers the rows.
  public init(sessions: Int, rows: [Row]) {
    self.sessions = sessions
    self.rows = rows
  }

  /// What a subject did in a phase, over all sessions and kinds of events.
  public func total(of subject: String, _ phase: Phase) -> (times: Int, figures: Figures) {
    rows.filter { $0.subject == subject && $0.phase == phase }
      .reduce((0, Figures())) { ($0.0 + $1.times, $0.1 + $1.figures) }
  }
}
