public import UserSessions

/// A session of any app.
package protocol AppSession: Sendable {
  var origin: SessionOrigin? { get }
  var events: [UserEvent] { get }

  /// The start and the first `events` events, numbered, one per line; limited to the last `count`.
  func steps(ofFirst events: Int, atMost count: Int) -> [String]
  /// The graph edges that the launch and the first `events` events cover; none if `events` is -1.
  func coverage(ofFirst events: Int) -> NavigationCoverage
}

extension Session: AppSession where Model: ChartedModel {
  package func steps(ofFirst count: Int, atMost most: Int) -> [String] {
    Session(start: start, events: Array(events.prefix(count))).steps(atMost: most)
  }

  package func coverage(ofFirst events: Int) -> NavigationCoverage {
    var coverage = NavigationCoverage(of: Model.self)
    coverage.add(self, events: events)
    return coverage
  }
}
