public import BenchmarkResults
import FootballGatherSessions
import UserSessions

/// What guided sessions reach beside as many random ones: a count on the reference model, without any app.
public enum GuidedSearch {
  /// Counts what the guided sessions of a range reach, and what the random ones of the same seed and length do.
  ///
  /// - Parameter range: Begins with session 0: a guided session rests on those before it.
  public static func measure(_ range: SessionRange) -> Conformance.Guided {
    var guided = GuidedSessions(range.generator)
    for _ in 0..<range.count { _ = guided.next() }
    var random = Reach<FootballGatherModel>()
    for index in 0..<range.count { random.add(range.generator.session(index)) }
    return Conformance.Guided(
      sessions: range.count, pairs: guided.reach.pairs, edges: guided.reach.edges,
      randomPairs: random.pairs, randomEdges: random.edges)
  }
}
