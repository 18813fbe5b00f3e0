import BenchmarkKit
import FootballGatherReference
import UserSessions

/// The reach of coverage-guided sessions compared with as many random ones, without running an app.
package enum GuidedSearch {
  /// Counts what a range's coverage-guided sessions reach, and what as many random ones do.
  ///
  /// The random sessions have the same seed and length. All sessions run on the reference model
  /// only.
  ///
  /// - Parameter range: A range that begins with session 0, because each coverage-guided session
  ///   builds on those before it.
  package static func measure(_ range: SessionRange) -> Conformance.Guided {
    var guided = GuidedSessions(range.generator)
    for _ in 0..<range.count { _ = guided.next() }
    var random = Reach<FootballGatherModel>()
    for index in 0..<range.count { random.add(range.generator.session(index)) }
    return Conformance.Guided(
      sessions: range.count, pairs: guided.reach.pairs, edges: guided.reach.edges,
      randomPairs: random.pairs, randomEdges: random.edges)
  }
}
