/// Objects that lived too long or not long enough. Exact.
public struct Leaks: Codable, Sendable {
  /// The counts of one type of one subject, over all sessions. An object has one verdict.
  public struct Row: Codable, Hashable, Sendable {
    public let subject: String
    /// The type without its module.
    public let type: String
    /// The scene that the type belongs to; empty for one of the whole application.
    public let scene: String
    /// What the type is for, such as `Coordinators`; empty where it is no part of a role.
    public let role: String
    /// Kept alive by nothing but themselves after the app was torn down and every queue and timer drained.
    public var leaked: Int
    /// Alive although their screen had gone, until the app was torn down.
    public var abandoned: Int
    /// Alive although their screen had gone, and released by a later event while the app still ran.
    public var late: Int
    /// Gone although their screen was still there.
    public var premature: Int
    /// Bytes that the overdue objects of this type held when sessions ended, over all sessions.
    public var bytesHeld: Int

    /// Describes a type.
    public init(
      subject: String, type: String, scene: String = "", role: String = "", leaked: Int = 0,
      abandoned: Int = 0, late: Int = 0, premature: Int = 0, bytesHeld: Int = 0
    ) {
      self.subject = subject
      self.type = type
      self.scene = scene
      self.role = role
      self.leaked = leaked
      self.abandoned = abandoned
      self.late = late
      self.premature = premature
      self.bytesHeld = bytesHeld
    }
  }

  /// What keeps objects alive, once for all sessions and types in which the same reference is to blame.
  public struct Fault: Codable, Hashable, Sendable {
    public let subject: String
    /// The same in every session and every build; see `LeakTrace`.
    public let fingerprint: String
    /// The references to blame, such as `AppCoordinator.children`.
    public let suspects: [String]
    /// The type of the object that the trace was read for.
    public let type: String
    /// The chain in a line.
    public let text: String
    /// The chain as a drawing, a line each.
    public let drawing: [String]
    /// The chain as data: where it begins, a cycle if it is one, and the way to the object.
    public let root: String
    public let cycle: [Reference]
    public let path: [Reference]
    /// Objects by verdict and type, over all sessions.
    public var objects: [Objects]
    /// In how many sessions it was seen.
    public var sessions: Int
    /// Where it was seen first: a command that shows it again, and after how many events.
    public let replay: String
    public let event: Int
    /// The generated session that it was seen first in; `nil` for one of a session file, and in older documents.
    public let origin: GeneratedSession?
    /// The simplest session that was found to show it, as the text of a session file; `nil` where none was looked for.
    public var session: String?

    /// Describes a fault.
    public init(
      subject: String, fingerprint: String, suspects: [String], type: String, text: String,
      drawing: [String], root: String, cycle: [Reference], path: [Reference], objects: [Objects],
      sessions: Int, replay: String, event: Int, origin: GeneratedSession? = nil
    ) {
      self.subject = subject
      self.fingerprint = fingerprint
      self.suspects = suspects
      self.type = type
      self.text = text
      self.drawing = drawing
      self.root = root
      self.cycle = cycle
      self.path = path
      self.objects = objects
      self.sessions = sessions
      self.replay = replay
      self.event = event
      self.origin = origin
    }
  }

  /// One strong reference of a chain.
  public struct Reference: Codable, Hashable, Sendable {
    public let owner: String
    public let field: String
    /// Closures and boxes on the way.
    public let through: [String]
    public let target: String
    public let isSuspect: Bool

    /// Describes a reference.
    public init(owner: String, field: String, through: [String], target: String, isSuspect: Bool) {
      self.owner = owner
      self.field = field
      self.through = through
      self.target = target
      self.isSuspect = isSuspect
    }
  }

  /// How many objects of a type a fault has kept.
  public struct Objects: Codable, Hashable, Sendable {
    public let verdict: String
    public let type: String
    public var count: Int

    /// Counts objects.
    public init(verdict: String, type: String, count: Int) {
      self.verdict = verdict
      self.type = type
      self.count = count
    }
  }

  /// How the number of live objects of a type goes when a user does the same again and again: what leaks has a slope, what is
  /// kept for the next time has none.
  public struct Growth: Codable, Hashable, Sendable {
    public let subject: String
    public let type: String
    /// What is repeated, such as `edit, save`.
    public let cycle: String
    public let repetitions: Int
    /// Objects per repetition, by least squares.
    public let slope: Double
    /// Its standard error; 0 where each repetition adds the same.
    public let standardError: Double

    /// Describes a type's course.
    public init(
      subject: String, type: String, cycle: String, repetitions: Int, slope: Double,
      standardError: Double
    ) {
      self.subject = subject
      self.type = type
      self.cycle = cycle
      self.repetitions = repetitions
      self.slope = slope
      self.standardError = standardError
    }
  }

  /// Sessions per subject.
  public var sessions: Int
  public var rows: [Row]
  public var faults: [Fault]
  /// Types that have a slope, or are kept for the next time.
  public var growth: [Growth]
  /// Objects for which the reading of the heap found more references than the runtime counts, over all sessions. Anything but 0 is
  /// an error of the detector.
  public var unbalanced: Int
  /// Whether late objects were told from abandoned ones; they are not in documents before `navbench.run/2`.
  public private(set) var tellsLate = true

  /// Gathers the counts.
  public init(
    sessions: Int, rows: [Row], faults: [Fault], growth: [Growth] = [], unbalanced: Int = 0
  ) {
    self.sessions = sessions
    self.rows = rows
    self.faults = faults
    self.growth = growth
    self.unbalanced = unbalanced
  }
}

extension Leaks.Fault {
  /// How many objects it has kept.
  public var count: Int { objects.reduce(0) { $0 + $1.count } }
}

// Documents before `navbench.run/2` have neither late objects nor bytes, and one trace a type instead of faults.
extension Leaks {
  private enum Key: String, CodingKey {
    case sessions, rows, faults, growth, unbalanced, tellsLate, traces
  }

  private struct Trace: Decodable {
    let subject, type, verdict, text, replay: String
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    sessions = try values.decode(Int.self, forKey: .sessions)
    rows = try values.decode([Row].self, forKey: .rows)
    growth = try values.decodeIfPresent([Growth].self, forKey: .growth) ?? []
    unbalanced = try values.decodeIfPresent(Int.self, forKey: .unbalanced) ?? 0
    tellsLate = try values.decodeIfPresent(Bool.self, forKey: .tellsLate) ?? false
    if let faults = try values.decodeIfPresent([Fault].self, forKey: .faults) {
      self.faults = faults
    } else {
      faults = try values.decode([Trace].self, forKey: .traces).map { trace in
        Fault(
          subject: trace.subject, fingerprint: "", suspects: [], type: trace.type, text: trace.text,
          drawing: [trace.text], root: "", cycle: [], path: [],
          objects: [Objects(verdict: trace.verdict, type: trace.type, count: 0)], sessions: 0,
          replay: trace.replay, event: 0)
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(sessions, forKey: .sessions)
    try values.encode(rows, forKey: .rows)
    try values.encode(faults, forKey: .faults)
    try values.encode(growth, forKey: .growth)
    try values.encode(unbalanced, forKey: .unbalanced)
    try values.encode(tellsLate, forKey: .tellsLate)
  }
}

extension Leaks.Row {
  private enum Key: String, CodingKey {
    case subject, type, scene, role, leaked, abandoned, late, premature, bytesHeld
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    subject = try values.decode(String.self, forKey: .subject)
    type = try values.decode(String.self, forKey: .type)
    scene = try values.decodeIfPresent(String.self, forKey: .scene) ?? ""
    role = try values.decodeIfPresent(String.self, forKey: .role) ?? ""
    leaked = try values.decode(Int.self, forKey: .leaked)
    abandoned = try values.decode(Int.self, forKey: .abandoned)
    late = try values.decodeIfPresent(Int.self, forKey: .late) ?? 0
    premature = try values.decode(Int.self, forKey: .premature)
    bytesHeld = try values.decodeIfPresent(Int.self, forKey: .bytesHeld) ?? 0
  }
}
