import UserSessions

/// The number of times sessions have covered each edge of an app's navigation graph.
///
/// The counts of a campaign's parts add up to the campaign's counts, however it is split.
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

  /// Counts the edges of the launch and the first `events` events; none if `events` is -1.
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

  private mutating func count<Edge>(_ edge: Edge, in chart: NavigationChart<Edge>) {
    if let place = chart.place(of: edge) { counts[place] += 1 }
  }
}
