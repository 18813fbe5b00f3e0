import UserSessions

/// A reference model that declares its navigation graph, so that its coverage can be reported.
package protocol ChartedModel: SearchableModel {
  /// The edges of the app's navigation graph; empty if it is not declared.
  static var chart: NavigationChart<Edge> { get }
}

/// The declared edges of an app's navigation graph, in a fixed order.
package struct NavigationChart<Edge: Hashable & Sendable>: Sendable {
  /// An edge in reports.
  package struct Label: Hashable, Sendable {
    /// The screens or alerts in front before and afterwards.
    package let from, to: String
    /// The kind of event, and the event more exactly.
    package let kind, trigger: String

    package init(from: String, kind: String, trigger: String, to: String) {
      self.from = from
      self.kind = kind
      self.trigger = trigger
      self.to = to
    }
  }

  package let edges: [Edge]
  package let labels: [Label]
  private let places: [Edge: Int]

  /// Declares a graph.
  package init(_ edges: [Edge] = [], label: (Edge) -> Label) {
    self.edges = edges
    labels = edges.map(label)
    places = Dictionary(uniqueKeysWithValues: edges.enumerated().map { ($1, $0) })
  }

  /// The edge's position in the order; `nil` if no graph is declared.
  ///
  /// - Precondition: A declared graph has every edge that is covered.
  func place(of edge: Edge) -> Int? {
    if edges.isEmpty { return nil }
    guard let place = places[edge] else {
      preconditionFailure("the navigation graph does not declare \(edge)")
    }
    return place
  }
}

/// The number of times sessions have covered each edge of an app's navigation graph.
///
/// The coverages of parts of a campaign add up to that of the whole, however it was split.
package struct NavigationCoverage: Codable, Hashable, Sendable {
  /// The number of times each edge was covered, in the order of the model's chart.
  package private(set) var counts: [Int]

  /// Creates empty coverage of a model's graph.
  package init<Model: ChartedModel>(of model: Model.Type) {
    counts = [Int](repeating: 0, count: Model.chart.edges.count)
  }

  /// Counts the edges of a session, including its launch.
  package mutating func add<Model: ChartedModel>(_ session: Session<Model>) {
    add(session, events: session.events.count)
  }

  /// Counts the edges of a session's first `events` events; with -1, not even the launch.
  package mutating func add<Model: ChartedModel>(_ session: Session<Model>, events: Int) {
    guard events >= 0 else { return }
    let chart = Model.chart
    count(Model.edge(ofLaunch: session.start), in: chart)
    var model = Model(start: session.start)
    for event in session.events.prefix(events) {
      model.traverse(by: event).map { count($0, in: chart) }
    }
  }

  /// Adds the coverage of other sessions.
  package mutating func add(_ other: NavigationCoverage) {
    for place in counts.indices { counts[place] += other.counts[place] }
  }

  /// The edges that were never covered.
  package func unvisited<Edge>(of chart: NavigationChart<Edge>) -> [Edge] {
    zip(chart.edges, counts).filter { $0.1 == 0 }.map(\.0)
  }

  private mutating func count<Edge>(_ edge: Edge, in chart: NavigationChart<Edge>) {
    if let place = chart.place(of: edge) { counts[place] += 1 }
  }
}
