/// Objects released late, early or never. Exact.
public struct Leaks: Codable, Sendable {
  /// The counts of one type of one subject, over all sessions. Each object has exactly one verdict.
  public struct Row: Codable, Hashable, Sendable {
    public let subject: String
    /// The type's name, without its module.
    public let type: String
    /// The scene of the type; empty for types of the application as a whole.
    public let scene: String
    /// The role of the type, such as `Coordinators`; empty if it has none.
    public let role: String
    /// Kept alive only by themselves after app teardown, with all queues and timers drained.
    public var leaked: Int
    /// Alive until the app was torn down, although their screen was gone.
    public var abandoned: Int
    /// Alive although their screen was gone, and released by a later event.
    public var late: Int
    /// Released although their screen was still there.
    public var premature: Int
    /// Bytes held by the overdue objects of this type at the end of sessions, summed.
    public var bytesHeld: Int

    /// Creates a row.
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

  /// A reference that keeps objects alive, reported once for all sessions and types.
  public struct Fault: Codable, Hashable, Sendable {
    public let subject: String
    /// An identifier that is the same in every session and every build; see `LeakTrace`.
    public let fingerprint: String
    /// The suspect references, such as `AppCoordinator.children`.
    public let suspects: [String]
    /// The type of the object whose trace was taken.
    public let type: String
    /// The chain of references in one line.
    public let text: String
    /// The chain as a diagram, line by line.
    public let drawing: [String]
    /// The chain as data: its root, the cycle if there is one, and the path to the object.
    public let root: String
    public let cycle: [Reference]
    public let path: [Reference]
    /// The objects kept alive, by verdict and type, over all sessions.
    public var objects: [Objects]
    /// The number of sessions with this defect.
    public var sessions: Int
    /// The first occurrence: the command that reproduces it, and the number of events before it.
    public let replay: String
    public let event: Int
    /// The generated session of the first occurrence, if it was one; `nil` in older documents.
    public let origin: GeneratedSession?
    /// The simplest session that reproduces it, as a session file's text; `nil` without shrinking.
    public var session: String?

    /// Creates a defect.
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
    /// The closures and boxes in between.
    public let through: [String]
    public let target: String
    public let isSuspect: Bool

    /// Creates a reference.
    public init(owner: String, field: String, through: [String], target: String, isSuspect: Bool) {
      self.owner = owner
      self.field = field
      self.through = through
      self.target = target
      self.isSuspect = isSuspect
    }
  }

  /// The number of objects of one type that a defect has kept.
  public struct Objects: Codable, Hashable, Sendable {
    public let verdict: String
    public let type: String
    public var count: Int

    /// Creates a count.
    public init(verdict: String, type: String, count: Int) {
      self.verdict = verdict
      self.type = type
      self.count = count
    }
  }

  /// The trend in the number of live objects of a type when a user repeats the same actions.
  ///
  /// A leak has a slope, a cache has none.
  public struct Growth: Codable, Hashable, Sendable {
    public let subject: String
    public let type: String
    /// The repeated actions, such as `edit, save`.
    public let cycle: String
    public let repetitions: Int
    /// Objects added per repetition, by least squares.
    public let slope: Double
    /// The slope's standard error; 0 if each repetition adds the same number.
    public let standardError: Double

    /// Creates a trend.
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
  /// The types whose number of live objects changes with repetition.
  public var growth: [Growth]
  /// Objects with more references in the heap snapshot than the runtime counts.
  ///
  /// Any number but 0 is an error of the detector.
  public var unbalanced: Int
  /// Whether objects released late have a verdict of their own: true since `navbench.run/2`.
  public private(set) var tellsLate = true

  /// Creates results from the given counts.
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
  /// The number of objects kept.
  public var count: Int { objects.reduce(0) { $0 + $1.count } }
}

// Documents before `navbench.run/2` have neither objects released late nor bytes, and one trace per
// type instead of defects.
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
