import LeakDetection
import UIKit
import UserSessions

/// Watches which objects live on, and which die, while a session goes on.
///
/// Nobody says what should be alive. What was alive when an arrangement of screens was seen first is what it needs; what
/// is more when it is come back to is overdue. One more may be kept for the next time, so only what becomes more again and again
/// is abandoned, and only what was made with a screen is late.
@MainActor struct Lifetimes {
  /// What is wrong, without the events.
  struct Observation {
    let kind: Finding.Kind
    let subject: String
    let detail: String
    var trace: LeakTrace?
    var suspects: [String] = []
  }

  /// What was alive when an arrangement of screens was seen first, and how the numbers went since.
  private struct Arrangement {
    let counts: [String: Int]
    let residents: Set<TrackedObject>
    var courses: [String: Course]
  }

  /// How the number of instances of a class went at the visits of one arrangement of screens.
  private struct Course {
    var last: Int
    var increases = 0
    var hasFallen = false
  }

  // An object that is kept for the next time makes the number grow once, and so may a second of its kind. What grows each
  // time is not kept for anything.
  private static let tolerated = 2

  private let census: HeapCensus
  private let device: Device
  private let growing: Set<String>
  private let mayDie: Set<String>
  private var arrangements: [String: Arrangement] = [:]
  private var reported: Set<String> = []
  private var lastScreens: [ObjectIdentifier] = []
  private var lastCounts: [String: Int] = [:]
  private var lastVersion: UInt64?
  private var event = 0

  private var piles = Piles()

  // For what is late.
  private var overdue = OverdueObjects()
  private var traces: [TrackedObject: LeakTrace] = [:]
  /// The screens that are in the window, and the events in which those were made that are not there any more.
  private var shown: Set<TrackedObject> = []
  private var birthsOfGoneScreens: Set<Int> = []

  // What each screen referred to weakly when it was seen first is what it needs.
  private var unsetReferences: [ObjectIdentifier: Set<HeapCensus.DeadReference.ID>] = [:]

  /// Growth that nothing explains while the app runs: it is either leaked, which is known in the end, or held by memory
  /// that cannot be read.
  private(set) var unexplained: [Observation] = []

  init(_ census: HeapCensus, device: Device, growing: Set<String>, mayDie: Set<String>) {
    self.census = census
    self.device = device
    self.growing = growing
    self.mayDie = mayDie
  }

  /// What is wrong with the objects now that the app is idle in this arrangement of screens.
  mutating func findings(in state: String, after userEvent: UserEvent?) -> [Observation] {
    event += 1
    defer {
      census.beginEvent(event + 1)
      // What a cache has given up may still be shown by a screen, and goes with it.
      if userEvent == .memoryWarning { overdue = OverdueObjects() }
    }
    let counts = census.countsByType()
    let controllers = ScreenState.controllers(in: device.window)
    let screens = controllers.map { ObjectIdentifier($0) }
    defer {
      lastScreens = screens
      lastCounts = counts
      lastVersion = census.version
    }
    // Also one object in the place of another is news.
    guard census.version != lastVersion || screens != lastScreens else { return [] }
    var found: [Observation] = []
    let someDied = lastCounts.contains { counts[$0.key, default: 0] < $0.value }
    // What was made and died within one event is in no count; it matters on the screen that the event led to.
    if someDied || screens != lastScreens { found += releasedTooEarly() }
    let objects = census.objects()
    noteScreens(controllers)
    if screens != lastScreens {
      found += grown(in: state, counts, objects, controllers)
      found += piledUp(in: state, controllers)
    }
    found += late(in: state, objects, controllers, after: userEvent)
    return found
  }

  // MARK: More each time

  private mutating func grown(
    in state: String, _ counts: [String: Int], _ objects: [TrackedObject],
    _ controllers: [UIViewController]
  ) -> [Observation] {
    guard var arrangement = arrangements[state] else {
      arrangements[state] = Arrangement(
        counts: counts, residents: Set(objects), courses: counts.mapValues { Course(last: $0) })
      return []
    }
    var grown: Set<String> = []
    for (type, count) in counts where !growing.contains(type) {
      guard var course = arrangement.courses[type] else {
        arrangement.courses[type] = Course(last: count, increases: 1)
        continue
      }
      if count > course.last { course.increases += 1 }
      if count < course.last { course.hasFallen = true }
      course.last = count
      arrangement.courses[type] = course
      if course.increases > Self.tolerated, !course.hasFallen { grown.insert(type) }
    }
    for type in arrangement.courses.keys where counts[type] == nil {
      arrangement.courses[type]?.hasFallen = true
    }
    arrangements[state] = arrangement
    let new = grown.subtracting(reported)
    guard !new.isEmpty else { return [] }
    reported.formUnion(new)
    return explained(new, excess(objects, in: state), controllers, state)
  }

  private func excess(_ objects: [TrackedObject], in state: String) -> [TrackedObject] {
    guard let arrangement = arrangements[state] else { return [] }
    return OverdueObjects.excess(
      of: objects, over: arrangement.counts, residents: arrangement.residents
    ).filter { !growing.contains($0.type) }
  }

  /// What only lives because another that became more holds it is told with that one.
  private mutating func explained(
    _ types: Set<String>, _ excess: [TrackedObject], _ controllers: [UIViewController],
    _ state: String
  ) -> [Observation] {
    let traces = census.traces(
      of: excess.filter { types.contains($0.type) }, from: device.heapRoots,
      avoiding: controllers, overdue: Set(excess), isGrowing: true)
    let first = types.sorted().compactMap { type in
      // The first may be the root of what grew, and the last what is kept for the next time.
      let all = excess.filter { $0.type == type }
      return all.isEmpty ? nil : traces[all[all.count / 2]]
    }
    var found: [Observation] = []
    var told: Set<String> = []
    for trace in first.sorted(by: { $0.path.count < $1.path.count }) {
      let type = trace.type
      guard !trace.path.contains(where: { told.contains($0.owner) }) else { continue }
      told.insert(type)
      // That there are more timers, too, is the same finding.
      if case .holder(let name, .some) = trace.root { reported.insert(name) }
      let observation = Observation(
        kind: .abandoned, subject: type,
        detail: "one more each time these screens were come back to: \(state)", trace: trace,
        suspects: trace.suspects.map(\.name))
      if trace.root == .unknown {
        unexplained.append(observation)
      } else {
        found.append(observation)
      }
    }
    return found
  }

  /// What is no object of the app and becomes more, unless an object that becomes more holds it.
  private mutating func piledUp(
    in state: String, _ controllers: [UIViewController]
  ) -> [Observation] {
    var found: [Observation] = []
    for pile in piles.look(at: device, in: state, census, avoiding: controllers) {
      let owners = pile.trace.path.map(\.owner)
      guard !growing.contains(pile.subject),
        !owners.contains(where: { reported.contains($0) || growing.contains($0) }),
        !pile.suspects.isEmpty,
        reported.insert(pile.subject).inserted
      else { continue }
      found.append(
        Observation(
          kind: .abandoned, subject: pile.subject,
          detail: "more each time these screens were come back to: \(state)", trace: pile.trace,
          suspects: pile.suspects))
    }
    return found
  }

  // MARK: Gone too late

  private mutating func noteScreens(_ controllers: [UIViewController]) {
    let now = Set(controllers.compactMap { census.object($0) })
    for screen in shown.subtracting(now) { birthsOfGoneScreens.insert(screen.birth) }
    let present = Set(controllers.map { ObjectIdentifier($0) })
    unsetReferences = unsetReferences.filter { present.contains($0.key) }
    for screen in now { birthsOfGoneScreens.remove(screen.birth) }
    shown = now
  }

  /// What was made with a screen, outlived it, and died at an event that has nothing to do with it.
  private mutating func late(
    in state: String, _ objects: [TrackedObject], _ controllers: [UIViewController],
    after userEvent: UserEvent?
  ) -> [Observation] {
    let excess = excess(objects, in: state).filter { birthsOfGoneScreens.contains($0.birth) }
    for object in overdue.alive where shown.contains(object) { overdue.forgive(object) }
    let (new, dead) = overdue.update(alive: objects, excess: excess, event: event)
    if !new.isEmpty {
      traces.merge(
        census.traces(
          of: new, from: device.heapRoots, avoiding: controllers, overdue: overdue.alive)
      ) { $1 }
    }
    // A cache that is emptied because the system asks for it has done its duty.
    if userEvent == .memoryWarning { return [] }
    return dead.compactMap { entry in
      let type = entry.object.type
      // Kept for the last time and replaced by that of this time.
      if objects.contains(where: { $0.type == type && $0.birth == event }) { return nil }
      guard reported.insert("late " + type).inserted, let trace = traces[entry.object] else {
        return nil
      }
      let events = event - entry.since
      return Observation(
        kind: .late, subject: type,
        detail: "released \(events) \(events == 1 ? "event" : "events") after its screen had gone",
        trace: trace, suspects: trace.suspectNames)
    }
  }

  // MARK: Dead while its screen is seen

  private mutating func releasedTooEarly() -> [Observation] {
    guard let screen = device.visibleController else { return [] }
    let unset = unsetReferences[ObjectIdentifier(screen)] ?? census.unsetReferences(from: screen)
    unsetReferences[ObjectIdentifier(screen)] = unset
    return census.deadReferences(from: screen).filter { !unset.contains($0.id) }.compactMap {
      dead in
      // A screen that remembers another may outlive it, and what the app says may die may die.
      guard !(dead.declaredClass is UIResponder.Type), !mayDie.contains(dead.type) else {
        return nil
      }
      guard reported.insert("dead " + dead.type).inserted else { return nil }
      return Observation(
        kind: .prematureRelease, subject: dead.type,
        detail: "\(type(of: screen)) is on the screen, and \(dead.path) has died",
        suspects: [dead.name])
    }
  }
}
