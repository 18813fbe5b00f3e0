/// The metrics and size of a run. Plans are files in `Benchmarks/Plans`.
package struct Plan: Codable, Hashable, Sendable {
  package var name: String
  package var summary: String
  package var metrics: [MetricID]
  /// Identifiers of subjects; `nil` for all in the catalogue.
  package var subjects: [String]?
  /// The baseline of the ratios.
  package var baseline: String
  /// Seeds of the campaigns, in decimal or `0x` hexadecimal.
  package var seeds: [String]
  /// Sessions per subject and seed, for conformance and leaks.
  ///
  /// Operations are counted in the first hundred of each seed, instructions in the first twenty of
  /// the first seed.
  package var sessions: Int
  /// Events in each session.
  package var eventsPerSession: Int
  /// A file of personas that replaces the app's own.
  package var personas: String?
  /// Coverage-guided sessions per subject and seed, for conformance; defaults to none.
  package var guidedSessions: Int?
  /// The number of measurements of every build; defaults to 10.
  ///
  /// The first seed determines their order.
  package var buildRounds: Int?
  /// The number of launches of the timing worker, the unit of replication.
  package var launches: Int
  /// The number of sessions that every subject runs in each launch.
  package var sessionsPerLaunch: Int
  /// The relative half-width required of all ratios' intervals, such as 0.01.
  ///
  /// Launches are added until the precision is reached; `nil` to stop after `launches`.
  package var precision: Double?
  /// The maximum number of launches if there is a precision; defaults to 60.
  package var maximumLaunches: Int?
  /// The minimum distance of a ratio from 1 to count as different; defaults to 0.01.
  package var margin: Double?

  /// Creates a plan.
  package init(
    name: String, summary: String, metrics: [MetricID], subjects: [String]? = nil, baseline: String,
    seeds: [String], sessions: Int, eventsPerSession: Int, launches: Int, sessionsPerLaunch: Int,
    precision: Double? = nil, maximumLaunches: Int? = nil, margin: Double? = nil,
    personas: String? = nil, guidedSessions: Int? = nil, buildRounds: Int? = nil
  ) {
    self.name = name
    self.summary = summary
    self.metrics = metrics
    self.subjects = subjects
    self.baseline = baseline
    self.seeds = seeds
    self.sessions = sessions
    self.eventsPerSession = eventsPerSession
    self.launches = launches
    self.sessionsPerLaunch = sessionsPerLaunch
    self.precision = precision
    self.maximumLaunches = maximumLaunches
    self.margin = margin
    self.personas = personas
    self.guidedSessions = guidedSessions
    self.buildRounds = buildRounds
  }
}

extension Plan {
  /// The maximum number of launches.
  package var launchLimit: Int {
    precision == nil ? launches : max(launches, maximumLaunches ?? 60)
  }
}
