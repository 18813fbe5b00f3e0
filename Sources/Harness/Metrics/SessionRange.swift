import BenchmarkKit
import FootballGatherReference
import UserSessions

/// A range of a campaign's sessions; parts can run anywhere and add up to the whole.
package struct SessionRange: Codable, Hashable, Sendable {
  package let seed: UInt64
  package let first: Int
  package let count: Int
  package let eventsPerSession: Int
  /// The simulated users; `nil` for the app's own personas.
  package let population: Population?
  /// Whether the sessions are the seed's coverage-guided ones rather than its random ones.
  package let isGuided: Bool

  /// Creates the range of sessions `first` up to, but not including, `first + count` of a seed.
  package init(
    seed: UInt64, first: Int, count: Int, eventsPerSession: Int, population: Population? = nil,
    isGuided: Bool = false
  ) {
    self.seed = seed
    self.first = first
    self.count = count
    self.eventsPerSession = eventsPerSession
    self.population = population
    self.isGuided = isGuided
  }

  /// The indices of the sessions.
  package var indices: Range<Int> { first..<(first + count) }

  /// The generator of the sessions.
  package var generator: SessionGenerator<FootballGatherModel> {
    SessionGenerator(seed: seed, eventsPerSession: eventsPerSession, population: population)
  }

  /// The sessions, generated one at a time.
  package var sessions: any Sequence<Session<FootballGatherModel>> {
    isGuided
      ? GuidedSessions(generator).dropFirst(first).prefix(count)
      : indices.lazy.map(generator.session)
  }

  /// The same sessions in at most `parts` parts of almost equal size.
  package func split(into parts: Int) -> [SessionRange] {
    let parts = max(1, min(parts, count))
    return (0..<parts).map { part in
      let start = count * part / parts
      let end = count * (part + 1) / parts
      return SessionRange(
        seed: seed, first: first + start, count: end - start, eventsPerSession: eventsPerSession,
        population: population, isGuided: isGuided)
    }
  }
}
