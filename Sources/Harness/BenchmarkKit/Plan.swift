import JSONReading

/// The metrics and size of a run. Plans are files in `Benchmarks/Plans`.
package struct Plan: Codable, Hashable, Sendable {
  package var name: String
  /// The purpose of the plan, in one sentence; may be empty.
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
  /// The minimum distance from 1 at which a ratio counts as different; defaults to 0.01.
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

extension Plan {
  /// Decodes a plan; a file with several mistakes causes a single error that lists them all.
  package init(from decoder: any Decoder) throws {
    var values = Values(try decoder.container(keyedBy: CodingKeys.self))
    name = values.read(.name, or: "")
    summary = values.read(.summary) ?? ""
    metrics = values.read(.metrics, or: [])
    subjects = values.read(.subjects)
    baseline = values.read(.baseline, or: "")
    seeds = values.read(.seeds, or: [])
    sessions = values.read(.sessions, or: 0)
    eventsPerSession = values.read(.eventsPerSession, or: 0)
    personas = values.read(.personas)
    guidedSessions = values.read(.guidedSessions)
    buildRounds = values.read(.buildRounds)
    launches = values.read(.launches, or: 0)
    sessionsPerLaunch = values.read(.sessionsPerLaunch, or: 0)
    precision = values.read(.precision)
    maximumLaunches = values.read(.maximumLaunches)
    margin = values.read(.margin)
    if let error = values.error { throw error }
  }

  /// Reads values, and remembers the errors instead of stopping at the first.
  private struct Values {
    private let container: KeyedDecodingContainer<CodingKeys>
    private var errors: [any Error] = []

    init(_ container: KeyedDecodingContainer<CodingKeys>) { self.container = container }

    /// The error, if there is only one; otherwise a problem that lists all errors.
    ///
    /// `JSONText` can find the location of an error that has none, but only if it receives that
    /// error alone.
    var error: (any Error)? {
      let unlocated = errors.first {
        if case DecodingError.dataCorrupted(let context) = $0 {
          context.codingPath.isEmpty
        } else {
          false
        }
      }
      return unlocated
        ?? (errors.count < 2
          ? errors.first
          : JSONProblem(
            errors.map { JSONProblem(decoding: $0).description }.joined(separator: "; ")))
    }

    mutating func read<Value: Decodable>(_ key: CodingKeys, or substitute: Value) -> Value {
      do { return try container.decode(Value.self, forKey: key) } catch {
        errors.append(error)
        return substitute
      }
    }

    mutating func read<Value: Decodable>(_ key: CodingKeys) -> Value? {
      do { return try container.decodeIfPresent(Value.self, forKey: key) } catch {
        errors.append(error)
        return nil
      }
    }
  }
}
