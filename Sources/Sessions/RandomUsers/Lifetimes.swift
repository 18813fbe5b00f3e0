import LeakDetection
import UIKit
import UserSessions

/// Tracks which objects stay alive and which are released during a session.
///
/// No model specifies which objects should be alive. An arrangement of screens is assumed to need
/// the objects that are alive when it is first seen; any excess on a return is overdue. A single
/// additional object may be cached, so a class is reported as abandoned only if its number of
/// instances grows repeatedly, and as released late only if the object was created with a screen.
@MainActor struct Lifetimes {
  /// A defect, without the events that reproduce it.
  struct Observation {
    let kind: Finding.Kind
    let subject: String
    let detail: String
    var trace: LeakTrace?
    var suspects: [String] = []
  }

  /// The objects alive when an arrangement of screens was first seen, and the trends since then.
  private struct Arrangement {
    let counts: [String: Int]
    let liveSet: Set<TrackedObject>
    var trends: [String: Trend]
  }

  /// The trend of a class's number of instances over the visits to one arrangement.
  private struct Trend {
    var last: Int
    var increases = 0
    var hasFallen = false
  }

  /// Growth seen while work was scheduled, which may release the objects when it runs.
  private struct AwaitedGrowth {
    let observation: Observation
    let objects: [TrackedObject]
  }

  // A cached object increases the number once, and a second one of its class may do so again. A
  // number that rises once more and never falls is not that of a cache.
  private static let tolerated = 2
  /// In seconds. A request under way holds what its answer will be given to; what is not released
  /// by then was not waiting for an ordinary answer.
  static let patience = 30

  private let census: HeapCensus
  private let device: Device
  private let growing: Set<String>
  private let mayDie: Set<String>
  private var arrangements: [ReturnPoint: Arrangement] = [:]
  private var reported: Set<String> = []
  private var lastScreens: [ObjectIdentifier] = []
  private var lastCounts: [String: Int] = [:]
  private var lastVersion: UInt64?
  private var lastTime: TimeInterval = 0
  private var event = 0

  private var awaited: [AwaitedGrowth] = []
  /// Whether there is growth that scheduled work may undo.
  var isAwaitingWork: Bool { !awaited.isEmpty }
  private var piles = Piles()

  // State for objects that are released late.
  private var overdue = OverdueObjects()
  private var traces: [TrackedObject: LeakTrace] = [:]
  /// The overdue objects that scheduled work may have held when they became overdue.
  private var awaiting: Set<TrackedObject> = []
  /// The screens in the window, and the events that created screens which have since disappeared.
  private var shown: Set<TrackedObject> = []
  private var birthsOfGoneScreens: Set<Int> = []

  // The weak references of each screen that were nil when the screen was first seen.
  private var unsetReferences: [ObjectIdentifier: Set<HeapCensus.DeadReference.ID>] = [:]

  /// Growth without a known cause while the app runs.
  ///
  /// The objects are either leaked, which is known only at the end, or held by memory that cannot
  /// be read.
  private(set) var unexplained: [Observation] = []

  init(_ census: HeapCensus, device: Device, growing: Set<String>, mayDie: Set<String>) {
    self.census = census
    self.device = device
    self.growing = growing
    self.mayDie = mayDie
  }

  /// The defects found when the app has become idle in this arrangement of screens.
  mutating func findings(in state: String, after userEvent: UserEvent?) -> [Observation] {
    event += 1
    defer {
      census.beginEvent(event + 1)
      // A screen may still show objects that a cache has dropped, and release them later.
      if userEvent == .memoryWarning { overdue = OverdueObjects() }
    }
    let counts = census.countsByType()
    let controllers = ScreenState.controllers(in: device.appWindow)
    let screens = controllers.map { ObjectIdentifier($0) }
    let point = ReturnPoint(state, controllers) { controller in
      census.object(controller).map { $0.birth >= event } ?? true
    }
    defer {
      lastScreens = screens
      lastCounts = counts
      lastVersion = census.version
      lastTime = device.loop.now
    }
    // One object replaced by another is also a change.
    guard census.version != lastVersion || screens != lastScreens else { return [] }
    var found: [Observation] = []
    let someDied = lastCounts.contains { counts[$0.key, default: 0] < $0.value }
    // Objects created and released within one event appear in no count; they matter if the screen
    // changed.
    if someDied || screens != lastScreens { found += releasedEarly() }
    let objects = census.objects()
    noteScreens(controllers)
    if !device.loop.hasScheduledWork { found += remainingGrowth(among: objects) }
    if screens != lastScreens {
      found += grown(at: point, counts, objects, controllers)
      found += piledUp(at: point, controllers)
    }
    found += releasedLate(at: point, objects, controllers, after: userEvent)
    return found
  }

  // MARK: Growth

  private mutating func grown(
    at point: ReturnPoint, _ counts: [String: Int], _ objects: [TrackedObject],
    _ controllers: [UIViewController]
  ) -> [Observation] {
    guard var arrangement = arrangements[point] else {
      arrangements[point] = Arrangement(
        counts: counts, liveSet: Set(objects), trends: counts.mapValues { Trend(last: $0) })
      return []
    }
    var grown: Set<String> = []
    for (type, count) in counts where !growing.contains(type) {
      guard var trend = arrangement.trends[type] else {
        arrangement.trends[type] = Trend(last: count, increases: 1)
        continue
      }
      if count > trend.last { trend.increases += 1 }
      if count < trend.last { trend.hasFallen = true }
      trend.last = count
      arrangement.trends[type] = trend
      if trend.increases > Self.tolerated, !trend.hasFallen { grown.insert(type) }
    }
    for type in arrangement.trends.keys where counts[type] == nil {
      arrangement.trends[type]?.hasFallen = true
    }
    arrangements[point] = arrangement
    let new = grown.subtracting(reported)
    guard !new.isEmpty else { return [] }
    reported.formUnion(new)
    return explained(new, excess(objects, at: point), controllers, point)
  }

  private func excess(_ objects: [TrackedObject], at point: ReturnPoint) -> [TrackedObject] {
    guard let arrangement = arrangements[point] else { return [] }
    return OverdueObjects.excess(
      of: objects, over: arrangement.counts, liveSet: arrangement.liveSet
    ).filter { !growing.contains($0.type) }
  }

  /// Reports growing classes, except those that only another growing object keeps alive.
  private mutating func explained(
    _ types: Set<String>, _ excess: [TrackedObject], _ controllers: [UIViewController],
    _ point: ReturnPoint
  ) -> [Observation] {
    let traces = census.traces(
      of: excess.filter { types.contains($0.type) }, from: device.heapRoots,
      avoiding: controllers, overdue: Set(excess), isGrowing: true)
    let first = types.sorted().compactMap { type in
      let all = excess.filter { $0.type == type && traces[$0] != nil }
      // The number also grows by leaked objects, which nothing holds; do not blame what holds the
      // few others. Those that were made in one event are one increase.
      let lost = all.filter { traces[$0]?.root == .unknown }
      let held = all.filter { traces[$0]?.root != .unknown }
      let isHeldMore = Set(held.map(\.birth)).count > Self.tolerated
      let growing = lost.isEmpty || isHeldMore ? held : lost
      // The first may be the root of the growth, and the last may be cached; use the middle one.
      return growing.isEmpty ? nil : traces[growing[growing.count / 2]]
    }
    var found: [Observation] = []
    var explained: Set<String> = []
    for trace in first.sorted(by: { $0.path.count < $1.path.count }) {
      let type = trace.type
      guard !trace.path.contains(where: { explained.contains($0.owner) }) else { continue }
      explained.insert(type)
      // Growing timers of the same kind are the same finding.
      if case .holder(let name, .some) = trace.root { reported.insert(name) }
      let observation = Observation(
        kind: .abandoned, subject: type,
        detail: "grew on \(Self.tolerated + 1) returns to these screens: \(point.screens)",
        trace: trace, suspects: trace.suspects.map(\.name))
      if trace.root == .unknown {
        unexplained.append(observation)
      } else if device.loop.hasScheduledWork {
        awaited.append(
          AwaitedGrowth(observation: observation, objects: excess.filter { $0.type == type }))
      } else {
        found.append(observation)
      }
    }
    return found
  }

  /// The awaited growth of which objects are still alive.
  mutating func remainingGrowth() -> [Observation] { remainingGrowth(among: census.objects()) }

  private mutating func remainingGrowth(among objects: [TrackedObject]) -> [Observation] {
    guard !awaited.isEmpty else { return [] }
    let alive = Set(objects)
    defer { awaited = [] }
    return awaited.filter { $0.objects.count(where: alive.contains) > Self.tolerated }
      .map(\.observation)
  }

  /// Growth of memory other than the app's own objects, unless a growing object holds it.
  private mutating func piledUp(
    at point: ReturnPoint, _ controllers: [UIViewController]
  ) -> [Observation] {
    var found: [Observation] = []
    for pile in piles.look(on: device, at: point, census, avoiding: controllers) {
      let owners = pile.trace.path.map(\.owner)
      guard !growing.contains(pile.subject),
        !owners.contains(where: { reported.contains($0) || growing.contains($0) }),
        !pile.suspects.isEmpty, reported.insert(pile.subject).inserted
      else { continue }
      found.append(
        Observation(
          kind: .abandoned, subject: pile.subject,
          detail: "grows on every return to these screens: \(point.screens)", trace: pile.trace,
          suspects: pile.suspects))
    }
    return found
  }

  // MARK: Late release

  private mutating func noteScreens(_ controllers: [UIViewController]) {
    let now = Set(controllers.compactMap { census.object($0) })
    for screen in shown.subtracting(now) { birthsOfGoneScreens.insert(screen.birth) }
    let present = Set(controllers.map { ObjectIdentifier($0) })
    unsetReferences = unsetReferences.filter { present.contains($0.key) }
    for screen in now { birthsOfGoneScreens.remove(screen.birth) }
    shown = now
  }

  /// Objects that were created with a screen, outlived it and were released by an unrelated event.
  private mutating func releasedLate(
    at point: ReturnPoint, _ objects: [TrackedObject], _ controllers: [UIViewController],
    after userEvent: UserEvent?
  ) -> [Observation] {
    let excess = excess(objects, at: point).filter { birthsOfGoneScreens.contains($0.birth) }
    for object in overdue.alive where shown.contains(object) { overdue.forgive(object) }
    var (new, dead) = overdue.update(alive: objects, excess: excess, event: event)
    if !new.isEmpty {
      let owned = views(of: controllers)
      for object in new where owned.contains(object) { overdue.forgive(object) }
      new.removeAll(where: owned.contains)
    }
    if !new.isEmpty {
      if device.loop.hasScheduledWork { awaiting.formUnion(new) }
      traces.merge(
        census.traces(
          of: new, from: device.heapRoots, avoiding: controllers, overdue: overdue.alive)
      ) { $1 }
    }
    // Releasing a cache on a memory warning is correct behaviour.
    if userEvent == .memoryWarning { return [] }
    return dead.compactMap { entry in
      let type = entry.object.type
      // The work that held the object ran while time passed.
      if device.loop.now > lastTime, awaiting.contains(entry.object) { return nil }
      // The object was cached and has been replaced by a new one.
      if objects.contains(where: { $0.type == type && $0.birth == event }) { return nil }
      guard reported.insert("released late " + type).inserted, let trace = traces[entry.object]
      else { return nil }
      let events = event - entry.since
      return Observation(
        kind: .releasedLate, subject: type,
        detail:
          "released \(events) \(events == 1 ? "event" : "events") after its screen disappeared",
        trace: trace, suspects: trace.suspectNames)
    }
  }

  /// The views of these screens, which belong to them even if they were made in the same event as
  /// a screen that has disappeared.
  private func views(of controllers: [UIViewController]) -> Set<TrackedObject> {
    var found: Set<TrackedObject> = []
    func collect(_ view: UIView) {
      if let object = census.object(view) { found.insert(object) }
      view.forEachSubview(collect)
    }
    for controller in controllers { controller.viewIfLoaded.map(collect) }
    return found
  }

  // MARK: Early release

  private mutating func releasedEarly() -> [Observation] {
    guard !device.isAsking, let screen = device.screenInFront else { return [] }
    let references = census.weakReferences(
      from: screen, parts: screen.heapParts(on: device), roots: device.heapRoots)
    let unset = unsetReferences[ObjectIdentifier(screen)] ?? references.unset
    unsetReferences[ObjectIdentifier(screen)] = unset
    return references.dead.filter { !unset.contains($0.id) }.compactMap { dead in
      // A screen may outlive another that it refers to, and `mayDie` lists the app's exceptions.
      guard !(dead.declaredClass is UIResponder.Type), !mayDie.contains(dead.type) else {
        return nil
      }
      guard reported.insert("released early " + dead.type).inserted else { return nil }
      return Observation(
        kind: .releasedEarly, subject: dead.type,
        detail: "\(screen.className) is on screen, but \(dead.path) has been released",
        suspects: [dead.name])
    }
  }
}
