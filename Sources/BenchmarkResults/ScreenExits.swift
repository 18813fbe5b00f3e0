/// What becomes of a screen's objects when it leaves, by every way in which it can: the back matrix. Exact.
public struct ScreenExits: Codable, Hashable, Sendable {
  /// A way in which a screen leaves.
  public struct Exit: Codable, Hashable, Sendable {
    /// Such as `back button`.
    public let way: String
    /// The screen or alert that is in front before.
    public let screen: String
    /// Whether it is gone then: a swipe that is cancelled leaves it where it was.
    public let leaves: Bool

    /// Describes an exit.
    public init(way: String, screen: String, leaves: Bool) {
      self.way = way
      self.screen = screen
      self.leaves = leaves
    }
  }

  /// Objects that did not go with their screen, or went without it.
  public struct Fate: Codable, Hashable, Sendable {
    /// `leaked`, `abandoned`, `late` or `premature`, as in `Leaks`.
    public let verdict: String
    /// The type without its module.
    public let type: String
    public let count: Int
    /// What released late objects, such as `the next back`.
    public let until: String?

    /// Describes objects.
    public init(verdict: String, type: String, count: Int, until: String? = nil) {
      self.verdict = verdict
      self.type = type
      self.count = count
      self.until = until
    }
  }

  /// One exit in one subject.
  public struct Row: Codable, Hashable, Sendable {
    public let subject: String
    /// The exit's place among `exits`.
    public let exit: Int
    /// Whether every screen was what the reference model says.
    public let isAsSpecified: Bool
    /// None where everything went with the screen.
    public let fates: [Fate]

    /// Describes what became of the objects.
    public init(subject: String, exit: Int, isAsSpecified: Bool, fates: [Fate]) {
      self.subject = subject
      self.exit = exit
      self.isAsSpecified = isAsSpecified
      self.fates = fates
    }
  }

  public var exits: [Exit]
  /// By exit, and for each in the order of the subjects.
  public var rows: [Row]

  /// Gathers the rows.
  public init(exits: [Exit], rows: [Row] = []) {
    self.exits = exits
    self.rows = rows
  }

  /// How many exits did not go as specified, or left something behind, or took too much with them.
  ///
  /// An exit without a row counts: the app did not survive it.
  public func notClean(in subject: String) -> Int {
    exits.count - rows.count { $0.subject == subject && $0.isAsSpecified && $0.fates.isEmpty }
  }
}
