import BenchmarkKit
import ComparedApps
import LeakDetection
import UserSessions

/// The leak counts of one subject.
struct LeakTally<A: App> {
  private let subject: SubjectUnderTest
  private let app: A
  private(set) var rows: [String: Leaks.Row] = [:]
  private(set) var faults: [String: Leaks.Fault] = [:]
  /// Objects with more references than the runtime counts: errors in reading the heap.
  private(set) var unbalanced = 0

  init(_ subject: SubjectUnderTest, of app: A) {
    self.subject = subject
    self.app = app
  }

  /// Adds a session: one verdict for each object that was overdue or is left.
  ///
  /// Each object is also counted for the defect that kept it.
  @MainActor mutating func add(
    _ ledger: SessionLedger, _ snapshot: HeapSnapshot?, of session: Session<A.Model>
  ) {
    var seen: Set<String> = []
    let leaked = Set(snapshot?.leaked ?? [])
    unbalanced += ledger.unbalanced + (snapshot?.unbalanced ?? 0)
    for entry in ledger.overdue.entries where !leaked.contains(entry.object) {
      let type = entry.object.type
      let isAbandoned = ledger.abandoned.contains(entry.object)
      update(type) { row in
        if isAbandoned { row.abandoned += 1 } else { row.late += 1 }
      }
      if let trace = ledger.traces[entry.object] {
        add(
          trace, isAbandoned ? "abandoned" : "late", type, session, event: entry.since, &seen)
      }
    }
    let seenTypes = Set(leaked.map(\.type))
    for object in leaked.sorted(by: { $0.id < $1.id }) {
      update(object.type) { $0.leaked += 1 }
      if let trace = snapshot?.trace(of: object) {
        add(trace, "leaked", object.type, session, event: session.events.count, &seen)
      }
    }
    // A cycle may consist of system classes only.
    for ring in snapshot?.rings ?? []
    where !ring.cycle.contains(where: { seenTypes.contains($0.owner) }) {
      update(ring.type) { $0.leaked += 1 }
      add(ring, "leaked", ring.type, session, event: session.events.count, &seen)
    }
    for death in ledger.prematureDeaths { update(death.type) { $0.premature += death.count } }
    for death in ledger.deaths { add(death.reference, session, event: death.event, &seen) }
    for (type, bytes) in ledger.bytesHeld { update(type) { $0.bytesHeld += bytes } }
  }

  private mutating func add(
    _ dead: HeapCensus.DeadReference, _ session: Session<A.Model>, event: Int,
    _ seen: inout Set<String>
  ) {
    let (id, app) = (subject.subject.id, app)
    let fingerprint = LeakTrace.fingerprint(of: ["dead", dead.name])
    add(
      fingerprint, "premature", dead.type, &seen,
      first: Leaks.Fault(
        subject: id, fingerprint: fingerprint, suspects: [dead.name],
        type: dead.type, text: "\(dead.path) has died",
        drawing: ["┬ \(dead.path)", "╰→ nothing: \(dead.type) has died"],
        root: "a screen that is shown", cycle: [], path: [], objects: [], sessions: 0,
        replay: session.replayCommand(subject: id, of: app) + " --leaks", event: event,
        origin: session.generated))
  }

  /// Counts an object of a defect; `first` is evaluated only for the first object.
  private mutating func add(
    _ fingerprint: String, _ verdict: String, _ type: String, _ seen: inout Set<String>,
    first: @autoclosure () -> Leaks.Fault
  ) {
    var fault = faults[fingerprint] ?? first()
    fault.count(verdict, type, 1)
    if seen.insert(fingerprint).inserted { fault.sessions += 1 }
    faults[fingerprint] = fault
  }

  private mutating func update(_ type: String, _ change: (inout Leaks.Row) -> Void) {
    let (subject, app) = (subject, app)
    change(
      &rows[
        type,
        default: Leaks.Row(
          subject: subject.subject.id, type: type, scene: app.sources.scene(of: type),
          role: subject.role(of: type))])
  }

  private mutating func add(
    _ trace: LeakTrace, _ verdict: String, _ type: String,
    _ session: Session<A.Model>, event: Int, _ seen: inout Set<String>
  ) {
    let (id, app) = (subject.subject.id, app)
    add(
      trace.fingerprint, verdict, type, &seen,
      first: Leaks.Fault(
        trace, subject: id,
        replay: session.replayCommand(subject: id, of: app) + " --leaks", event: event,
        origin: session.generated))
  }
}

extension Leaks.Fault {
  init(
    _ trace: LeakTrace, subject: String, replay: String, event: Int, origin: GeneratedSession?
  ) {
    self.init(
      subject: subject, fingerprint: trace.fingerprint,
      suspects: Set(trace.suspectNames).sorted(), type: trace.type, text: "\(trace)",
      drawing: trace.drawing.split(separator: "\n").map(String.init), root: trace.root.name,
      cycle: trace.cycle.map(Leaks.Reference.init), path: trace.path.map(Leaks.Reference.init),
      objects: [], sessions: 0, replay: replay, event: event, origin: origin)
  }

  /// Adds to the number of objects kept by the defect.
  mutating func count(_ verdict: String, _ type: String, _ count: Int) {
    if let index = objects.firstIndex(where: { $0.verdict == verdict && $0.type == type }) {
      objects[index].count += count
    } else {
      objects.append(Leaks.Objects(verdict: verdict, type: type, count: count))
      objects.sort { ($0.type, $0.verdict) < ($1.type, $1.verdict) }
    }
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
