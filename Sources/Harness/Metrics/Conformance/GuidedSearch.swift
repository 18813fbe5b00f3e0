import BenchmarkKit
import ComparedApps
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
  package static func measure<A: App>(_ range: SessionRange, of app: A) -> Conformance.Guided {
    let generator = range.generator(of: A.Model.self)
    var guided = GuidedSessions(generator)
    for _ in 0..<range.count { _ = guided.next() }
    var random = Reach<A.Model>()
    for index in 0..<range.count { random.add(generator.session(index)) }
    return Conformance.Guided(
      sessions: range.count, pairs: guided.reach.pairs, edges: guided.reach.edges,
      randomPairs: random.pairs, randomEdges: random.edges)
  }
}
