import AppArchitecture
import BenchmarkKit
import ComparedApps
import LeakDetection
import UserSessions

/// The leak counts of one subject.
struct LeakTally<A: App> {
  private let subject: SubjectUnderTest
  private let app: A
  private(set) var rows: [String: Leaks.Row] = [:]
  private(set) var defects: [String: Leaks.Defect] = [:]
  /// The number of objects with more references than the runtime counts: heap reading errors.
  private(set) var unbalanced = 0

  init(_ subject: SubjectUnderTest, of app: A) {
    self.subject = subject
    self.app = app
  }

  /// Adds a session, with one verdict for each object that was overdue or survived the app.
  ///
  /// Each object is also counted for the defect that kept it alive.
  @MainActor mutating func add(
    _ lifetimes: ObjectLifetimes, _ snapshot: HeapSnapshot?, of session: Session<A.Model>
  ) {
    var seen: Set<String> = []
    let leaked = Set(snapshot?.leaked ?? [])
    let end = session.events.count
    unbalanced += lifetimes.unbalanced + (snapshot?.unbalanced ?? 0)
    for entry in lifetimes.overdue.entries where !leaked.contains(entry.object) {
      let verdict = lifetimes.verdict(on: entry)
      count(verdict, entry.object.type)
      if let trace = lifetimes.traces[entry.object] {
        add(trace, verdict, entry.object.type, session, event: entry.since, &seen)
      }
    }
    let seenTypes = Set(leaked.map(\.type))
    for object in leaked.sorted(by: { $0.id < $1.id }) {
      count(.leaked, object.type)
      if let trace = snapshot?.trace(of: object) {
        add(trace, .leaked, object.type, session, event: end, &seen)
      }
    }
    // A cycle may consist of system classes only.
    for ring in snapshot?.rings ?? []
    where !ring.cycle.contains(where: { seenTypes.contains($0.owner) }) {
      count(.leaked, ring.type)
      add(ring, .leaked, ring.type, session, event: end, &seen)
    }
    for release in lifetimes.earlyReleases { count(.releasedEarly, release.type, release.count) }
    for cleared in lifetimes.clearedReferences {
      add(cleared.reference, session, event: cleared.event, &seen)
    }
    for (type, bytes) in lifetimes.bytesHeld { update(type) { $0.bytesHeld += bytes } }
  }

  private mutating func count(_ verdict: LeakVerdict, _ type: String, _ count: Int = 1) {
    update(type) { $0[verdict] += count }
  }

  private mutating func update(_ type: String, _ change: (inout Leaks.Row) -> Void) {
    var row = rows[type] ?? row(of: type)
    change(&row)
    rows[type] = row
  }

  private func row(of type: String) -> Leaks.Row {
    // The type's suffix determines the role, as for a file.
    let role = subject.architecture.roles.filter { type.hasSuffix($0.suffix) }
      .max { $0.suffix.count < $1.suffix.count }
    return Leaks.Row(
      subject: subject.subject.id, type: type, scene: app.sources.scene(of: type),
      role: role?.name ?? "")
  }

  private mutating func add(
    _ dead: HeapCensus.DeadReference, _ session: Session<A.Model>, event: Int,
    _ seen: inout Set<String>
  ) {
    let fingerprint = LeakTrace.fingerprint(of: ["dead", dead.name])
    let defect = Leaks.Defect(
      subject: subject.subject.id, fingerprint: fingerprint, suspects: [dead.name],
      type: dead.type, text: "\(dead.path) is nil: its target was released",
      drawing: ["┬ \(dead.path)", "╰→ nil: \(dead.type) was released"],
      root: "a visible screen", cycle: [], path: [], objects: [], sessions: 0,
      replay: replay(session), event: event, origin: session.generated)
    add(.releasedEarly, dead.type, &seen, to: defect)
  }

  private mutating func add(
    _ trace: LeakTrace, _ verdict: LeakVerdict, _ type: String, _ session: Session<A.Model>,
    event: Int, _ seen: inout Set<String>
  ) {
    if let known = defects[trace.fingerprint] { return add(verdict, type, &seen, to: known) }
    let defect = Leaks.Defect(
      trace, subject: subject.subject.id, replay: replay(session), event: event,
      origin: session.generated)
    add(verdict, type, &seen, to: defect)
  }

  /// Counts an object towards a defect, and stores the first occurrence of the defect.
  private mutating func add(
    _ verdict: LeakVerdict, _ type: String, _ seen: inout Set<String>, to defect: Leaks.Defect
  ) {
    let fingerprint = defect.fingerprint
    defects[fingerprint, default: defect].count(verdict, type, 1)
    if seen.insert(fingerprint).inserted { defects[fingerprint]?.sessions += 1 }
  }

  private func replay(_ session: Session<A.Model>) -> String {
    session.replayCommand(subject: subject.subject.id, of: app) + " --leaks"
  }
}

extension Leaks.Defect {
  fileprivate init(
    _ trace: LeakTrace, subject: String, replay: String, event: Int, origin: GeneratedSession?
  ) {
    self.init(
      subject: subject, fingerprint: trace.fingerprint,
      suspects: Set(trace.suspectNames).sorted(), type: trace.type, text: "\(trace)",
      drawing: trace.drawing.split(separator: "\n").map(String.init), root: trace.root.name,
      cycle: trace.cycle.map(Leaks.Reference.init), path: trace.path.map(Leaks.Reference.init),
      objects: [], sessions: 0, replay: replay, event: event, origin: origin)
  }
}

extension Leaks.Reference {
  fileprivate init(_ reference: LeakTrace.Reference) {
    self.init(
      owner: reference.owner, field: reference.field, through: reference.through,
      target: reference.target, isSuspect: reference.isSuspect)
  }
}

extension LeakTrace.Root {
  fileprivate var name: String {
    switch self {
    case .variable(let name): name
    case .holder(let name, let until): name + (until.map { " until \($0)" } ?? "")
    case .cycle: "a cycle"
    case .unknown: "unknown"
    }
  }
}
