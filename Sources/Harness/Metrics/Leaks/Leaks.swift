import BenchmarkKit

/// Objects released late, early or never. Exact.
package struct Leaks: Codable, Sendable {
  /// The counts of one type of one subject, over all sessions; each object has one verdict.
  package struct Row: Codable, Hashable, Sendable {
    package let subject: String
    /// The type's name, without its module.
    package let type: String
    /// The scene of the type; empty for types that belong to no scene.
    package var scene = ""
    /// The role of the type, such as `Coordinators`; empty if it has none.
    package var role = ""
    // The numbers of objects by `LeakVerdict`.
    package var leaked = 0
    package var abandoned = 0
    package var releasedLate = 0
    package var releasedEarly = 0
    /// The sum of the bytes held by overdue objects of this type at the end of each session.
    package var bytesHeld = 0

    private enum CodingKeys: String, CodingKey {
      case subject, type, scene, role, leaked, abandoned
      case releasedLate = "late", releasedEarly = "premature", bytesHeld
    }
  }

  /// A reference that keeps objects alive or was cleared too early, over all sessions and types.
  package struct Defect: Codable, Hashable, Sendable {
    package let subject: String
    /// An identifier that is the same in every session and every build; see `LeakTrace`.
    package let fingerprint: String
    /// The suspect references, such as `AppCoordinator.children`.
    package let suspects: [String]
    /// The type of the object whose trace was taken.
    package let type: String
    /// The chain of references in one line.
    package let text: String
    /// The chain as a diagram, line by line.
    package let drawing: [String]
    /// The chain as data: its root, the cycle if there is one, and the path to the object.
    package let root: String
    package let cycle: [Reference]
    package let path: [Reference]
    /// The objects kept alive, by verdict and type, over all sessions.
    package var objects: [Objects]
    /// The number of sessions with this defect.
    package var sessions: Int
    /// The first occurrence: the command that reproduces it, and the number of events before it.
    package let replay: String
    package let event: Int
    /// The session of the first occurrence, if it was generated; `nil` in older documents.
    package var origin: GeneratedSession?
    /// The simplest session that reproduces the defect, as the text of a session file.
    ///
    /// `nil` if the session was not shrunk.
    package var session: String?
  }

  /// One strong reference of a chain.
  package struct Reference: Codable, Hashable, Sendable {
    package let owner: String
    package let field: String
    /// The closures and boxes in between.
    package let through: [String]
    package let target: String
    package let isSuspect: Bool
  }

  /// The number of objects of one type that a defect affects.
  package struct Objects: Codable, Hashable, Sendable {
    package let verdict: LeakVerdict
    package let type: String
    package var count: Int
  }

  /// The trend in the number of live objects of a type when a user repeats the same actions.
  ///
  /// A leak has a slope; a cache has none.
  package struct Growth: Codable, Hashable, Sendable {
    package let subject: String
    package let type: String
    /// The repeated actions, such as `edit, save`.
    package let cycle: String
    package let repetitions: Int
    /// Objects added per repetition, by least squares.
    package let slope: Double
    /// The slope's standard error; 0 if each repetition adds the same number.
    package let standardError: Double
  }

  /// The number of sessions per subject.
  package var sessions: Int
  package var rows: [Row]
  package var defects: [Defect]
  /// The types whose number of live objects changes with repetition.
  package var growth: [Growth]
  /// Objects with more references in the heap snapshot than the runtime counts.
  ///
  /// A nonzero number indicates a bug in the detector.
  package var unbalanced: Int
  /// The ownership of objects in each subject on the same screens; `nil` in older documents.
  package var ownership: [OwnedObjects]?
  /// The session to watch; `nil` in older documents, and empty if the app has no short session.
  ///
  /// The parts of a campaign contain all candidates.
  package var watched: [WatchedSession]?
  /// Whether objects released late have a separate verdict: true since `navbench.run/2`.
  package private(set) var hasReleasedLate = true

  /// Creates results from the given counts.
  package init(
    sessions: Int, rows: [Row], defects: [Defect], growth: [Growth] = [], unbalanced: Int = 0,
    ownership: [OwnedObjects]? = nil, watched: [WatchedSession]? = nil
  ) {
    self.sessions = sessions
    self.rows = rows
    self.defects = defects
    self.growth = growth
    self.unbalanced = unbalanced
    self.ownership = ownership
    self.watched = watched
  }
}

extension Leaks.Defect {
  /// The number of objects affected.
  package var count: Int { objects.map(\.count).sum }

  /// Adds to the number of objects affected.
  mutating func count(_ verdict: LeakVerdict, _ type: String, _ count: Int) {
    if let index = objects.firstIndex(where: { $0.verdict == verdict && $0.type == type }) {
      objects[index].count += count
    } else {
      objects.append(Leaks.Objects(verdict: verdict, type: type, count: count))
      objects.sort { ($0.type, $0.verdict.rawValue) < ($1.type, $1.verdict.rawValue) }
    }
  }

  /// Adds the objects of the same defect in other sessions.
  mutating func add(_ other: Leaks.Defect) {
    sessions += other.sessions
    for part in other.objects { count(part.verdict, part.type, part.count) }
  }
}

// Documents before `navbench.run/2` have neither objects released late nor bytes, and one trace per
// type instead of defects.
extension Leaks {
  private enum Key: String, CodingKey {
    case sessions, rows, defects = "faults", growth, unbalanced, hasReleasedLate = "tellsLate"
    case traces, ownership, watched
  }

  private struct Trace: Decodable {
    let subject, type, text, replay: String
    let verdict: LeakVerdict
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    sessions = try values.decode(Int.self, forKey: .sessions)
    rows = try values.decode([Row].self, forKey: .rows)
    growth = try values.decodeIfPresent([Growth].self, forKey: .growth) ?? []
    unbalanced = try values.decodeIfPresent(Int.self, forKey: .unbalanced) ?? 0
    hasReleasedLate = try values.decodeIfPresent(Bool.self, forKey: .hasReleasedLate) ?? false
    ownership = try values.decodeIfPresent([OwnedObjects].self, forKey: .ownership)
    watched = try values.decodeIfPresent([WatchedSession].self, forKey: .watched)
    if let defects = try values.decodeIfPresent([Defect].self, forKey: .defects) {
      self.defects = defects
    } else {
      defects = try values.decode([Trace].self, forKey: .traces).map { trace in
        Defect(
          subject: trace.subject, fingerprint: "", suspects: [], type: trace.type, text: trace.text,
          drawing: [trace.text], root: "", cycle: [], path: [],
          objects: [Objects(verdict: trace.verdict, type: trace.type, count: 0)], sessions: 0,
          replay: trace.replay, event: 0)
      }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(sessions, forKey: .sessions)
    try values.encode(rows, forKey: .rows)
    try values.encode(defects, forKey: .defects)
    try values.encode(growth, forKey: .growth)
    try values.encode(unbalanced, forKey: .unbalanced)
    try values.encode(hasReleasedLate, forKey: .hasReleasedLate)
    try values.encodeIfPresent(ownership, forKey: .ownership)
    try values.encodeIfPresent(watched, forKey: .watched)
  }
}

extension Leaks.Row {
  /// Adds the counts of other sessions.
  mutating func add(_ other: Leaks.Row) {
    for verdict in LeakVerdict.allCases { self[verdict] += other[verdict] }
    bytesHeld += other.bytesHeld
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    subject = try values.decode(String.self, forKey: .subject)
    type = try values.decode(String.self, forKey: .type)
    scene = try values.decodeIfPresent(String.self, forKey: .scene) ?? ""
    role = try values.decodeIfPresent(String.self, forKey: .role) ?? ""
    leaked = try values.decode(Int.self, forKey: .leaked)
    abandoned = try values.decode(Int.self, forKey: .abandoned)
    releasedLate = try values.decodeIfPresent(Int.self, forKey: .releasedLate) ?? 0
    releasedEarly = try values.decode(Int.self, forKey: .releasedEarly)
    bytesHeld = try values.decodeIfPresent(Int.self, forKey: .bytesHeld) ?? 0
  }
}
