import ComparedApps
import UserSessions

/// A range of a campaign's sessions, which can be split into parts that run anywhere.
package struct SessionRange: Codable, Hashable, Sendable {
  package let seed: UInt64
  package let first: Int
  package let count: Int
  package let eventsPerSession: Int
  /// The simulated users; `nil` for the app's own personas.
  package let population: Population?
  /// Whether the sessions are coverage-guided instead of random.
  package let isGuided: Bool

  /// Creates the range of a seed's sessions from `first` up to, but not including, `first + count`.
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

  /// The generator of the sessions of an app's reference model.
  package func generator<Model: ReferenceModel>(
    of model: Model.Type = Model.self
  ) -> SessionGenerator<Model> {
    SessionGenerator(seed: seed, eventsPerSession: eventsPerSession, population: population)
  }

  /// The sessions, generated one at a time.
  package func sessions<Model: SearchableModel>(
    of model: Model.Type = Model.self
  ) -> any Sequence<Session<Model>> {
    let generator = generator(of: model)
    return isGuided
      ? CoverageGuidedSessions(generator).dropFirst(first).prefix(count)
      : indices.lazy.map(generator.session)
  }

  /// The first session; `nil` if there is none.
  package func session<A: App>(of app: A) -> Session<A.Model>? {
    sessions(of: A.Model.self).first { _ in true }
  }

  /// The same sessions in at most `parts` parts of almost equal size; no parts if there are none.
  package func split(into parts: Int) -> [SessionRange] {
    let parts = min(max(1, parts), count)
    return (0..<parts).map { part in
      let start = count * part / parts
      let end = count * (part + 1) / parts
      return SessionRange(
        seed: seed, first: first + start, count: end - start, eventsPerSession: eventsPerSession,
        population: population, isGuided: isGuided)
    }
  }
}
