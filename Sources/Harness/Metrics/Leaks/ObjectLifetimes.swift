import ComparedApps
import LeakDetection
import RandomUsers
import UIKit
import UserSessions

/// The lifetimes of one session's objects, observed whenever the app is idle.
@MainActor struct ObjectLifetimes {
  private(set) var overdue = OverdueObjects()
  /// The trace of each overdue object, taken when it became overdue.
  private(set) var traces: [TrackedObject: LeakTrace] = [:]
  /// Objects released before their screen, by type, with the event.
  private(set) var earlyReleases: [(type: String, count: Int, event: Int)] = []
  /// Weak references found to be `nil` when objects were released early, with the event.
  private(set) var clearedReferences: [(reference: HeapCensus.DeadReference, event: Int)] = []
  /// The number of objects with more references than their reference count, before the teardown.
  private(set) var unbalanced = 0
  /// Bytes held by the overdue objects at the end, by type.
  private(set) var bytesHeld: [String: Int] = [:]
  /// The overdue objects that were alive at the end.
  private var abandoned: Set<TrackedObject> = []

  private let explains: Bool
  private var explainedReleases = 0
  // The live objects of the last observation that were not overdue, by type.
  private var timely: [String: Int] = [:]
  private var screens: [AnyObject]?
  private var version: UInt64?
  private var lastCounts: [HeapCensus.Count] = []
  private var lastExpected: [HeapCensus.Count] = []
  // The live objects at the last observation; `nil` unless it had to list them.
  private var lastObjects: [TrackedObject]?

  /// Creates a record without overdue objects.
  ///
  /// - Parameter explains: Whether to trace overdue objects and count the bytes that they hold.
  init(explains: Bool = true) { self.explains = explains }

  /// The verdict on an overdue object that was not leaked.
  func verdict(on entry: OverdueObjects.Entry) -> LeakVerdict {
    abandoned.contains(entry.object) ? .abandoned : .releasedLate
  }

  /// Skips an observation; the next one is not compared with the one before.
  mutating func skip() { screens = nil }

  /// Whether the screens and objects are the same as in the last observation.
  func hasSeen(_ stack: [UIViewController], _ census: HeapCensus) -> Bool {
    guard let screens, version == census.version, screens.count == stack.count else { return false }
    for (screen, controller) in zip(screens, stack) where screen !== controller.identity {
      return false
    }
    return true
  }

  /// Observes an idle app.
  mutating func observe(
    _ app: some RunningApp, _ controllers: [UIViewController], _ census: HeapCensus,
    expected: ExpectedObjects, event: Int
  ) {
    let counts = census.counts()
    var screens: [AnyObject] = []
    screens.reserveCapacity(controllers.count)
    for controller in controllers { screens.append(controller.identity) }
    defer {
      self.screens = screens
      version = census.version
      lastCounts = counts
      lastExpected = expected.counts
    }
    // The usual case: exactly the expected objects are alive.
    if counts == expected.counts, overdue.isEmpty {
      if counts != lastCounts {
        noteEarlyReleases(expected.byType, screens, event)
        explainEarlyReleases(app, controllers, census, event)
      }
      lastObjects = nil
      return
    }
    let objects = census.objects()
    // The same objects and the same expectation: nothing is new.
    if objects == lastObjects, expected.counts == lastExpected { return }
    lastObjects = objects
    let before = overdue.alive
    let (new, _) = overdue.update(
      alive: objects,
      excess: overdue.excess(
        of: objects, over: expected.byType,
        screensBornIn: births(of: controllers, census)), event: event)
    var timely: [String: Int] = [:]
    for object in objects where !before.contains(object) { timely[object.type, default: 0] += 1 }
    noteEarlyReleases(timely, screens, event)
    explainEarlyReleases(app, controllers, census, event)
    for object in new { self.timely[object.type]! -= 1 }
    guard explains, !new.isEmpty else { return }
    traces.merge(
      census.traces(
        of: new, from: app.heapRoots, avoiding: controllers, overdue: overdue.alive)
    ) { $1 }
  }

  /// The events during which the controllers were created, plus 0, which stands for the launch.
  private func births(of controllers: [UIViewController], _ census: HeapCensus) -> Set<Int> {
    Set(controllers.compactMap { census.object($0)?.birth } + [0])
  }

  /// Records objects that were released early.
  ///
  /// A count below the expected one is not enough: a screen that a link put below another one has
  /// not loaded its views yet. An object was released early if it was alive and not overdue at the
  /// last observation, and every screen of that observation is still on a stack.
  private mutating func noteEarlyReleases(
    _ now: [String: Int], _ screens: [AnyObject], _ event: Int
  ) {
    if let last = self.screens, screens.contains(inOrder: last) {
      for (type, count) in timely where now[type, default: 0] < count {
        earlyReleases.append((type, count - now[type, default: 0], event))
      }
    }
    timely = now
  }

  private mutating func explainEarlyReleases(
    _ app: some RunningApp, _ controllers: [UIViewController], _ census: HeapCensus, _ event: Int
  ) {
    let count = earlyReleases.map(\.count).reduce(0, +)
    guard explains, count > explainedReleases else { return }
    explainedReleases = count
    for screen in controllers {
      let references = census.weakReferences(
        from: screen, parts: screen.heapParts(on: app.device), roots: app.heapRoots)
      clearedReferences += references.dead.map { ($0, event) }
    }
  }

  /// Makes the final observation, before the app is torn down.
  mutating func close(_ census: HeapCensus, _ app: some RunningApp) {
    if explains { unbalanced = census.unbalancedCount() }
    guard !overdue.isEmpty else { return }
    let living = Set(census.objects())
    abandoned = overdue.alive.intersection(living)
    guard explains else { return }
    bytesHeld = census.bytesHeld(by: abandoned, from: app.heapRoots)
  }
}

extension [AnyObject] {
  /// Whether the elements of another array are in this one, in the same order.
  fileprivate func contains(inOrder others: Self) -> Bool {
    var rest = others[...]
    for element in self where element === rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}

extension RunningApp {
  /// The roots of references to live objects.
  fileprivate var heapRoots: [HeapRoot] { device.heapRoots + holders }
}
