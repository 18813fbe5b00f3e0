/// Everything that one run of a plan found out: the only source of every report.
///
/// Raw figures, seeds and the environment are in it, so an old run can be rendered by a later version.
public struct Run: Codable, Sendable {
  /// The version of this document's form; readers accept every older one.
  public static let currentSchema = "navbench.run/2"
  /// Older forms that can be read.
  static let olderSchemas = ["navbench.run/1"]

  public var schema = Run.currentSchema
  /// When the run began, in ISO 8601, UTC.
  public var date: String
  public var plan: Plan
  public var environment: Environment
  /// In the order of every table.
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
  /// What a test of the method of comparison found.
  public var selfTest: SelfTest?
  /// What the run itself took; absent in documents of earlier versions.
  public var resources: Resources?
  /// What makes the run fail: divergences, crashes, unexpected leaks.
  public var findings: [Finding] = []
  /// What a reader must know to read the figures rightly.
  public var warnings: [Warning] = []
  /// False when the run was interrupted or a part of it is missing.
  public var isComplete = true

  /// Begins a document; the metrics add what they measured.
  public init(date: String, plan: Plan, environment: Environment, subjects: [Subject]) {
    self.date = date
    self.plan = plan
    self.environment = environment
    self.subjects = subjects
  }

  /// Whether there are figures of a build for debugging, which say nothing of what ships.
  public var isOfDebugBuild: Bool {
    let isOfSources = !plan.metrics.isEmpty && plan.metrics.allSatisfy(\.isOfSources)
    return environment.configuration == "debug" && !isOfSources
  }
}

/// What one row of a table is about: an architecture, or a variant of one.
public struct Subject: Codable, Hashable, Sendable, Identifiable {
  /// What the command line calls it, such as `MVP-C/from`.
  public let id: String
  /// What tables call it, such as `MVP-C (from)`.
  public let name: String
  /// The architecture's module.
  public let module: String
  /// What sets the variant apart; empty for an architecture without variants.
  public let summary: String
  /// The document or code that the architecture follows.
  public let source: String
  /// The module that it extends, if any.
  public let parent: String?

  /// Describes a subject.
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

/// What a run measures, and how much of it. Plans are files in `Benchmarks/Plans`.
public struct Plan: Codable, Hashable, Sendable {
  /// A figure or a check that a plan can ask for.
  public enum Metric: String, Codable, CaseIterable, Sendable {
    case linesOfCode, conformance, deepLinks, dispatch, eventTimes, counts, instructions, decisions
    case leaks, exits, costGrowth, unitTests, buildTimes

    /// Whether it is a time, which one process at a time can take, and in release only.
    public var isTimed: Bool { [.dispatch, .eventTimes].contains(self) }
    /// Whether it is a figure of the sources, whatever the build of the executable that takes it.
    public var isOfSources: Bool { [.linesOfCode, .unitTests, .buildTimes].contains(self) }
    /// Whether it says nothing of what ships when the build is one for debugging.
    public var needsRelease: Bool {
      isTimed || [.costGrowth, .instructions, .decisions].contains(self)
    }
  }

  public var name: String
  public var summary: String
  public var metrics: [Metric]
  /// Identifiers of subjects; `nil` for all of the catalogue.
  public var subjects: [String]?
  /// The subject that ratios are taken to.
  public var baseline: String
  /// Seeds of the campaigns, in decimal or `0x` hexadecimal.
  public var seeds: [String]
  /// Sessions per subject and seed, for conformance and leaks; of these, counts take the first hundred and instructions the
  /// first twenty of the first seed.
  public var sessions: Int
  /// Events in each session.
  public var eventsPerSession: Int
  /// A file of personas that takes the place of the app's own.
  public var personas: String?
  /// Guided sessions per subject and seed, which conformance checks besides the random ones; none where nothing is said.
  public var guidedSessions: Int?
  /// How often every build is timed; ten times where nothing is said. The first seed gives the order.
  public var buildRounds: Int?
  /// Process launches of the timing worker, the unit of replication.
  public var launches: Int
  /// Sessions that every subject runs in each launch.
  public var sessionsPerLaunch: Int
  /// The half-width that the intervals of all ratios must have, relative, such as 0.01; launches are added until they do. `nil` to
  /// stop after `launches`.
  public var precision: Double?
  /// How many launches there may be at most when there is a precision; 60 where nothing is said.
  public var maximumLaunches: Int?
  /// How far from 1 a ratio must be at least to be called different, such as 0.01; that is also what is taken where nothing is said.
  public var margin: Double?

  /// Makes a plan.
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
  /// How many launches there may be.
  public var launchLimit: Int { precision == nil ? launches : max(launches, maximumLaunches ?? 60) }
}

/// The machine and the build, without which no time means anything.
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
  /// One-minute load average when the run began.
  public var loadAverage: Double?

  /// Describes a machine.
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

/// Something that makes a run fail.
public struct Finding: Codable, Hashable, Sendable {
  /// What kind of failure it is.
  public enum Kind: String, Codable, Sendable {
    /// The screen is not what the reference model says.
    case divergence
    /// The app would have been ended by an exception, or took its process with it.
    case crash
    /// UIKit refused a request that the reference model did not expect to be refused.
    case refusal
    /// Objects are alive, or gone, that the subject's baseline does not expect.
    case lifetime
    /// The app never came to rest: endless work on its main queue, or no sign of life for as long as was waited.
    case hang
    /// The app took more memory than a worker process may have.
    case memory
    /// A measurement contradicts itself, such as exact counts that differ between two runs.
    case measurement
    /// A unit test of an architecture does not pass.
    case unitTest
    /// A failure did not show when its session was replayed.
    case flaky
  }

  public let kind: Kind
  /// The subject's identifier.
  public let subject: String
  /// What was found, in one sentence.
  public let summary: String
  /// The session's events, the difference, the trace: several lines.
  public let detail: String
  /// The command that shows it again.
  public let replay: String?
  /// The metric whose own trials show it, such as links; `nil` for one of the plan's sessions, or of the run as a whole.
  public let metric: Plan.Metric?
  /// What findings of different sessions have in common when they are the same failure; `nil` for one of the run as a whole.
  public let fingerprint: String?
  /// In how many sessions the failure was found; the rest tells of the first. `nil` for one of the run as a whole.
  public private(set) var sessions: Int?
  /// The generated session that showed it first; `nil` for one of a session file, or of the run as a whole.
  public let origin: GeneratedSession?
  /// The simplest session that was found to show it, as the text of a session file; `nil` where none was looked for.
  public private(set) var session: String?

  /// Describes a failure; one with a fingerprint was found in one session so far where nothing else is said.
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
  /// Adds findings of later sessions: a failure that is known already is counted and not told again.
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
  /// What was found, and in how many sessions where that is more than one.
  public var headline: String {
    guard let sessions, sessions > 1 else { return summary }
    return "\(summary) (\(sessions) sessions)"
  }

  /// This failure as a simpler session shows it.
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

/// Something that a reader must know to read a figure rightly.
public struct Warning: Codable, Hashable, Sendable {
  /// What is the matter, what follows, and what can be done.
  public let text: String

  /// Makes a warning.
  public init(_ text: String) { self.text = text }
}

/// An estimate with its interval.
public struct Estimate: Codable, Hashable, Sendable {
  public let value: Double
  /// The ends of the interval; absent when there are too few launches for the level wanted.
  public let lower: Double?
  public let upper: Double?
  /// The level that the interval attains, in (0, 1).
  public let confidence: Double?
  /// How many launches it rests on.
  public let count: Int

  /// Makes an estimate.
  public init(value: Double, lower: Double?, upper: Double?, confidence: Double?, count: Int) {
    self.value = value
    self.lower = lower
    self.upper = upper
    self.confidence = confidence
    self.count = count
  }

  /// Whether a value lies in the interval; never where there is none.
  public func contains(_ value: Double) -> Bool {
    guard let lower, let upper else { return false }
    return lower <= value && value <= upper
  }
}
