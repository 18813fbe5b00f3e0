/// The results of one run of a plan, and the only source of every report.
///
/// It includes raw measurements, seeds and the environment, so that later versions can render old
/// runs.
public struct Run: Codable, Sendable {
  /// The schema version of this document; readers accept every older one.
  public static let currentSchema = "navbench.run/2"
  /// Older schema versions that can be read.
  static let olderSchemas = ["navbench.run/1"]

  public var schema = Run.currentSchema
  /// The start of the run, in ISO 8601, UTC.
  public var date: String
  /// The app whose architectures are the subjects; absent from documents of earlier versions, which
  /// knew one app only.
  public var app: String?
  public var plan: Plan
  public var environment: Environment
  /// The subjects, in the order of every table.
  public var subjects: [Subject]
  public var linesOfCode: LinesOfCode?
  public var conformance: Conformance?
  public var deepLinks: DeepLinks?
  public var dispatch: Dispatch?
  public var eventTimes: EventTimes?
  public var counts: Counts?
  public var instructions: Instructions?
  public var decisions: Decisions?
  public var leaks: Leaks?
  public var exits: ScreenExits?
  public var costGrowth: CostGrowth?
  public var unitTests: UnitTests?
  public var buildTimes: BuildTimes?
  /// The results of testing the comparison method itself.
  public var selfTest: SelfTest?
  /// The resources used by the run itself; absent from documents of earlier versions.
  public var resources: Resources?
  /// The failures of the run: divergences, crashes, unexpected leaks.
  public var findings: [Finding] = []
  /// Notes needed to interpret the results.
  public var warnings: [Warning] = []
  /// Whether the run has all its parts; false if it was interrupted.
  public var isComplete = true

  /// Creates a document without results.
  public init(date: String, plan: Plan, environment: Environment, subjects: [Subject]) {
    self.date = date
    self.plan = plan
    self.environment = environment
    self.subjects = subjects
  }

  /// Whether the results are from a debug build, which does not reflect a release build.
  public var isOfDebugBuild: Bool {
    let isOfSources = !plan.metrics.isEmpty && plan.metrics.allSatisfy(\.isOfSources)
    return environment.configuration == "debug" && !isOfSources
  }
}

/// The subject of a table's row: an architecture, or a variant of one.
public struct Subject: Codable, Hashable, Sendable, Identifiable {
  /// The identifier on the command line, such as `MVP-C/from`.
  public let id: String
  /// The name in tables, such as `MVP-C (from)`.
  public let name: String
  /// The architecture's module.
  public let module: String
  /// The difference from other variants; empty for an architecture without variants.
  public let summary: String
  /// The document or code that the architecture follows.
  public let source: String
  /// The module that it extends, if any.
  public let parent: String?

  /// Creates a subject.
  public init(
    id: String, name: String, module: String, summary: String, source: String, parent: String?
  ) {
    self.id = id
    self.name = name
    self.module = module
    self.summary = summary
    self.source = source
    self.parent = parent
  }
}

/// The metrics and size of a run. Plans are files in `Benchmarks/Plans`.
public struct Plan: Codable, Hashable, Sendable {
  /// A measurement or check that a plan can include.
  public enum Metric: String, Codable, CaseIterable, Sendable {
    case linesOfCode, conformance, deepLinks, dispatch, eventTimes, counts, instructions, decisions
    case leaks, exits, costGrowth, unitTests, buildTimes

    /// Whether the metric is a time, which must be measured by one process at a time, in release.
    public var isTimed: Bool { [.dispatch, .eventTimes].contains(self) }
    /// Whether the metric describes the sources, whatever the build of the measuring program.
    public var isOfSources: Bool { [.linesOfCode, .unitTests, .buildTimes].contains(self) }
    /// Whether the metric is meaningless in a debug build.
    public var needsRelease: Bool {
      isTimed || [.costGrowth, .instructions, .decisions].contains(self)
    }
  }

  public var name: String
  public var summary: String
  public var metrics: [Metric]
  /// Identifiers of subjects; `nil` for all in the catalogue.
  public var subjects: [String]?
  /// The baseline of the ratios.
  public var baseline: String
  /// Seeds of the campaigns, in decimal or `0x` hexadecimal.
  public var seeds: [String]
  /// Sessions per subject and seed, for conformance and leaks.
  ///
  /// Operations are counted in the first hundred of each seed, instructions in the first twenty of
  /// the first seed.
  public var sessions: Int
  /// Events in each session.
  public var eventsPerSession: Int
  /// A file of personas that replaces the app's own.
  public var personas: String?
  /// Coverage-guided sessions per subject and seed, for conformance; defaults to none.
  public var guidedSessions: Int?
  /// The number of measurements of every build; defaults to 10.
  ///
  /// The first seed determines their order.
  public var buildRounds: Int?
  /// The number of launches of the timing worker, the unit of replication.
  public var launches: Int
  /// The number of sessions that every subject runs in each launch.
  public var sessionsPerLaunch: Int
  /// The relative half-width required of all ratios' intervals, such as 0.01.
  ///
  /// Launches are added until it is reached. `nil` to stop after `launches`.
  public var precision: Double?
  /// The maximum number of launches if there is a precision; defaults to 60.
  public var maximumLaunches: Int?
  /// The minimum distance of a ratio from 1 to count as different; defaults to 0.01.
  public var margin: Double?

  /// Creates a plan.
  public init(
    name: String, summary: String, metrics: [Metric], subjects: [String]? = nil, baseline: String,
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
  public var launchLimit: Int { precision == nil ? launches : max(launches, maximumLaunches ?? 60) }
}

/// The machine and the build, without which times are meaningless.
public struct Environment: Codable, Hashable, Sendable {
  public var operatingSystem: String
  public var processor: String
  public var cores: Int
  public var memoryBytes: UInt64
  public var swiftVersion: String
  /// `release` or `debug`.
  public var configuration: String
  /// The revision of the sources, if they are a checkout.
  public var revision: String?
  /// The one-minute load average at the start of the run.
  public var loadAverage: Double?

  /// Creates an environment.
  public init(
    operatingSystem: String, processor: String, cores: Int, memoryBytes: UInt64,
    swiftVersion: String, configuration: String, revision: String?, loadAverage: Double?
  ) {
    self.operatingSystem = operatingSystem
    self.processor = processor
    self.cores = cores
    self.memoryBytes = memoryBytes
    self.swiftVersion = swiftVersion
    self.configuration = configuration
    self.revision = revision
    self.loadAverage = loadAverage
  }
}

/// A failure found by a run; a single one makes the run fail.
public struct Finding: Codable, Hashable, Sendable {
  /// The kind of a failure.
  public enum Kind: String, Codable, Sendable {
    /// The screen differs from the reference model's.
    case divergence
    /// An exception would have ended the app, or the app crashed its process.
    case crash
    /// UIKit refused a request that the reference model expected to succeed.
    case refusal
    /// Objects are alive, or were released, contrary to the subject's baseline.
    case lifetime
    /// The app's main queue never became idle, or the app was silent until the timeout.
    case hang
    /// The app used more memory than a worker process may have.
    case memory
    /// A measurement contradicts itself, such as exact counts that differ between two runs.
    case measurement
    /// A unit test of an architecture failed.
    case unitTest
    /// A failure was not reproduced when its session was replayed.
    case flaky
  }

  public let kind: Kind
  /// The subject's identifier.
  public let subject: String
  /// A description in one sentence.
  public let summary: String
  /// The session's events, the difference, the trace: several lines.
  public let detail: String
  /// The command that reproduces it.
  public let replay: String?
  /// The metric whose own trials show it, such as deep links; `nil` for all other failures.
  public let metric: Plan.Metric?
  /// The identity of the failure across sessions; `nil` for a failure of the run as a whole.
  public let fingerprint: String?
  /// The number of sessions with this failure; `nil` for a failure of the run as a whole.
  ///
  /// The first of these sessions is described.
  public private(set) var sessions: Int?
  /// The generated session that first showed it, if it was one.
  public let origin: GeneratedSession?
  /// The simplest session that reproduces it, as a session file's text; `nil` without shrinking.
  public private(set) var session: String?

  /// Creates a finding; with a fingerprint, it counts as found in one session by default.
  public init(
    kind: Kind, subject: String, summary: String, detail: String, replay: String?,
    metric: Plan.Metric? = nil, fingerprint: String? = nil, origin: GeneratedSession? = nil,
    sessions: Int = 1
  ) {
    self.kind = kind
    self.subject = subject
    self.summary = summary
    self.detail = detail
    self.replay = replay
    self.metric = metric
    self.fingerprint = fingerprint
    self.origin = origin
    self.sessions = fingerprint == nil ? nil : sessions
  }
}

extension [Finding] {
  /// Merges findings of later sessions: a known failure is counted rather than repeated.
  public mutating func merge(_ later: [Finding]) {
    for finding in later {
      if let fingerprint = finding.fingerprint,
        let known = firstIndex(where: {
          $0.subject == finding.subject && $0.metric == finding.metric
            && $0.fingerprint == fingerprint
        })
      {
        self[known].count(finding)
      } else {
        append(finding)
      }
    }
  }
}

extension Finding {
  /// The summary, followed by the number of sessions if there is more than one.
  public var headline: String {
    guard let sessions, sessions > 1 else { return summary }
    return "\(summary) (\(sessions) sessions)"
  }

  /// The finding as a simpler session shows it.
  ///
  /// - Parameter session: The simpler session, as the text of a session file.
  public func shown(by simpler: Finding, session: String) -> Finding {
    var finding = Finding(
      kind: kind, subject: subject, summary: simpler.summary, detail: simpler.detail,
      replay: replay, metric: metric, fingerprint: fingerprint, origin: origin)
    finding.sessions = sessions
    finding.session = session
    return finding
  }

  fileprivate mutating func count(_ other: Finding) {
    sessions = (sessions ?? 1) + (other.sessions ?? 1)
  }
}

/// A note needed to interpret a result.
public struct Warning: Codable, Hashable, Sendable {
  /// The problem, its consequence, and what to do.
  public let text: String

  /// Creates a warning.
  public init(_ text: String) { self.text = text }
}

/// An estimate with its interval.
public struct Estimate: Codable, Hashable, Sendable {
  public let value: Double
  /// The bounds of the interval; absent if there are too few launches for the required level.
  public let lower: Double?
  public let upper: Double?
  /// The actual confidence level of the interval, in (0, 1).
  public let confidence: Double?
  /// The number of launches behind the estimate.
  public let count: Int

  /// Creates an estimate.
  public init(value: Double, lower: Double?, upper: Double?, confidence: Double?, count: Int) {
    self.value = value
    self.lower = lower
    self.upper = upper
    self.confidence = confidence
    self.count = count
  }

  /// Whether the interval contains a value; false without an interval.
  public func contains(_ value: Double) -> Bool {
    guard let lower, let upper else { return false }
    return lower <= value && value <= upper
  }
}
