import BenchmarkKit
import ComparedApps
import UserSessions

/// Compares coverage-guided sessions with random ones on the reference model, without an app.
package enum CoverageGuidedSearch {
  /// The coverage of a range's coverage-guided sessions, and of the same number of random ones.
  ///
  /// The random sessions have the same seed and length.
  ///
  /// - Parameter range: A range that begins with session 0, because each coverage-guided session
  ///   builds on the earlier ones.
  package static func measure<A: App>(_ range: SessionRange, of app: A) -> Conformance.Guided {
    let generator = range.generator(of: A.Model.self)
    var guided = CoverageGuidedSessions(generator)
    for _ in 0..<range.count { _ = guided.next() }
    var random = Reach<A.Model>()
    for index in 0..<range.count { random.add(generator.session(index)) }
    return Conformance.Guided(
      sessions: range.count, pairs: guided.reach.pairs, edges: guided.reach.edges,
      randomPairs: random.pairs, randomEdges: random.edges)
  }
}
