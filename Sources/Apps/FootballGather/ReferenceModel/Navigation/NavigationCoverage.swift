public import UserSessions

/// The number of times sessions have covered each edge of the navigation graph.
///
/// The coverages of parts of a campaign add up to that of the whole, however it was split.
public struct NavigationCoverage: Codable, Hashable, Sendable {
  /// The number of times each edge was covered, in the order of `NavigationEdge.all`.
  public private(set) var counts = [Int](repeating: 0, count: NavigationEdge.all.count)

  private static let places = Dictionary(
    uniqueKeysWithValues: NavigationEdge.all.enumerated().map { ($1, $0) })

  /// Creates empty coverage.
  public init() {}

  /// Reads a coverage of this navigation graph.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    counts = try container.decode([Int].self, forKey: .counts)
    guard counts.count == NavigationEdge.all.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .counts, in: container,
        debugDescription: "found \(counts.count) edges, expected \(NavigationEdge.all.count)")
    }
  }

  /// Counts the edges of a session, including its launch.
  public mutating func add(_ session: Session<FootballGatherModel>) {
    add(session, events: session.events.count)
  }

  /// Counts the edges of a session's first `events` events; with -1, not even the launch.
  public mutating func add(_ session: Session<FootballGatherModel>, events: Int) {
    guard events >= 0 else { return }
    count(FootballGatherModel.edge(ofLaunch: session.start))
    var model = FootballGatherModel(start: session.start)
    for event in session.events.prefix(events) { model.travel(by: event).map { count($0) } }
  }

  /// Adds the coverage of other sessions.
  public mutating func add(_ other: NavigationCoverage) {
    for place in counts.indices { counts[place] += other.counts[place] }
  }

  /// The edges that were never covered.
  public var unvisited: [NavigationEdge] {
    zip(NavigationEdge.all, counts).filter { $0.1 == 0 }.map(\.0)
  }

  private mutating func count(_ edge: NavigationEdge) {
    guard let place = Self.places[edge] else {
      preconditionFailure("the navigation graph does not declare \(edge)")
    }
    counts[place] += 1
  }
}
