/// Whether every subject showed what the reference model says. Exact.
public struct Conformance: Codable, Sendable {
  /// What one subject did.
  public struct Row: Codable, Hashable, Sendable {
    public let subject: String
    public var sessions = 0
    public var events = 0
    public var divergences = 0
    /// Sessions that raised an exception, took the process with them, or never came to rest.
    public var crashes = 0
    /// Requests that UIKit refused, as the reference model expected.
    public var expectedRefusals = 0
    public var unexpectedRefusals = 0
    /// How often it travelled each edge of the navigation graph, in the graph's order, where that is not as often as the reference
    /// model: a session counts until its screen is not what the model says. `nil` where it is the same, and in older documents.
    public var travelled: [Int]?

    /// Begins a row.
    public init(subject: String) { self.subject = subject }
  }

  /// An edge of the app's navigation graph, and how often the sessions travelled it as the reference model sees them.
  public struct Edge: Codable, Hashable, Sendable {
    /// The screen or alert in front before.
    public let from: String
    /// What kind of thing made the user leave it, such as `answer`.
    public let kind: String
    /// What it was, such as `login ok`.
    public let trigger: String
    /// The screen or alert in front after.
    public let to: String
    public let count: Int

    /// Describes an edge.
    public init(from: String, kind: String, trigger: String, to: String, count: Int) {
      self.from = from
      self.kind = kind
      self.trigger = trigger
      self.to = to
      self.count = count
    }
  }

  /// What the guided sessions of one seed reach on the reference model, and as many random ones of the same seed.
  public struct Guided: Codable, Hashable, Sendable {
    public let sessions: Int
    /// Different pairs of a screen's state and an event.
    public let pairs: Int
    /// Different edges of the navigation graph.
    public let edges: Int
    public let randomPairs: Int
    public let randomEdges: Int

    /// Describes what was reached.
    public init(sessions: Int, pairs: Int, edges: Int, randomPairs: Int, randomEdges: Int) {
      self.sessions = sessions
      self.pairs = pairs
      self.edges = edges
      self.randomPairs = randomPairs
      self.randomEdges = randomEdges
    }
  }

  public var rows: [Row]
  /// A number for all sessions of all seeds as the reference model sees them, in hexadecimal.
  public var checksum: String
  /// Every edge of the navigation graph, each session counted once and not once a subject; absent in runs stored by versions
  /// without it.
  public var navigation: [Edge]?
  /// The navigation graph with the counts of a subject that did not travel it as the reference model did; `nil` for all others.
  public func navigation(of row: Row) -> [Edge]? {
    guard let navigation, let travelled = row.travelled, travelled.count == navigation.count else {
      return nil
    }
    return zip(navigation, travelled).map { edge, count in
      Edge(from: edge.from, kind: edge.kind, trigger: edge.trigger, to: edge.to, count: count)
    }
  }

  /// One for each seed, where the plan asks for guided sessions.
  public var guided: [Guided]?

  /// Gathers the rows.
  public init(rows: [Row], checksum: String, navigation: [Edge]? = nil) {
    self.rows = rows
    self.checksum = checksum
    self.navigation = navigation
  }
}
