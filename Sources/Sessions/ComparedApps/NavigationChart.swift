import UserSessions

/// A reference model that declares its navigation graph, so that its coverage can be reported.
package protocol ChartedModel: SearchableModel {
  /// The edges of the app's navigation graph; empty if it is not declared.
  static var chart: NavigationChart<Edge> { get }
}

/// The declared edges of an app's navigation graph, in a fixed order.
package struct NavigationChart<Edge: Hashable & Sendable>: Sendable {
  /// The description of an edge in reports.
  package struct Label: Hashable, Sendable {
    /// The frontmost screens or alerts before and after the event.
    package let from, to: String
    /// The kind of event, and a more precise description of the event.
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

  /// The position of an edge in the order; `nil` if no graph is declared.
  ///
  /// - Precondition: If a graph is declared, it contains the edge.
  func place(of edge: Edge) -> Int? {
    if edges.isEmpty { return nil }
    guard let place = places[edge] else {
      preconditionFailure("the navigation graph does not declare \(edge)")
    }
    return place
  }
}
