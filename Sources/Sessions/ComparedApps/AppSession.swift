public import UserSessions

/// A session of any app.
package protocol AppSession: Sendable {
  var origin: SessionOrigin? { get }
  var events: [UserEvent] { get }

  /// The start and the numbered events, one per line; only the last `count` of the first `events`.
  func steps(ofFirst events: Int, atMost count: Int) -> [String]
  /// The edges of the navigation graph that its first `events` events cover; with -1, none.
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
