import BenchmarkKit
import ComparedApps
import LeakDetection
import RandomUsers
import UIKit
import UserSessions

/// Tracks the objects of one subject through sessions.
@MainActor final class LeakWatch<A: App> {
  private let subject: SubjectUnderTest
  private let app: A
  private let behavior: UIKitBehavior
  private let expected: ExpectedCensus<A>

  init(_ subject: SubjectUnderTest, of app: A, behavior: UIKitBehavior = UIKitBehavior()) {
    self.subject = subject
    self.app = app
    self.behavior = behavior
    expected = ExpectedCensus(of: subject, in: app, behavior: behavior)
  }

  /// A census of the classes in all the app's modules.
  ///
  /// Leaks therefore count the same whether an architecture has its own screen classes or uses the
  /// shared ones.
  ///
  /// Classes are excluded whose number depends on the content.
  static func census(of subject: SubjectUnderTest, in app: A) -> HeapCensus {
    HeapCensus(
      modules: [subject.subject.module, app.sources.screens.name],
      except: Set(app.uncountedClasses),
      isOwnedElsewhere: { $0 is UIResponder.Type })
  }

  /// Runs one session and adds the objects it left behind to `tally`.
  ///
  /// - Throws: `LeakCheck.Unavailable` if the session had more objects than can be counted.
  func run(
    _ session: Session<A.Model>, into tally: inout LeakTally<A>,
    _ observer: WorkObserver = .none
  ) throws(LeakCheck.Unavailable) {
    let (ledger, snapshot) = try watch(session, observer)
    tally.add(ledger, snapshot, of: session)
  }

  /// Runs one session and records the lifetimes of its objects.
  ///
  /// - Throws: `LeakCheck.Unavailable` if the session had more objects than can be counted.
  func watch(
    _ session: Session<A.Model>, _ observer: WorkObserver = .none
  ) throws(LeakCheck.Unavailable) -> (SessionLedger, HeapSnapshot?) {
    let census = Self.census(of: subject, in: app)
    let ledger = carryOut(session, census, SessionLedger(), observer)
    guard census.isComplete else {
      throw LeakCheck.Unavailable(
        description:
          "a session of \(subject.subject.id) has more objects than can be counted, 4 million at once;"
          + " take fewer events per session.")
    }
    return (ledger, Self.judge(census))
  }

  /// Runs one session and finds the objects that live too long, without explaining them.
  ///
  /// - Returns: The nanoseconds taken by the verdict after the session.
  func runWithoutTraces(_ session: Session<A.Model>) -> Double {
    let census = Self.census(of: subject, in: app)
    _ = carryOut(session, census, SessionLedger(explains: false))
    return nanoseconds { _ = Self.judge(census) }
  }

  /// The heap snapshot after a session whose app was torn down; `nil` if nothing is left.
  private static func judge(_ census: HeapCensus) -> HeapSnapshot? {
    census.end()
    // Includes objects unrelated to the architecture's classes.
    return census.survivorCount == 0 ? nil : census.snapshot()
  }

  // A separate function, so that the harness holds nothing of the app after it returns.
  @inline(never) private func carryOut(
    _ session: Session<A.Model>, _ census: HeapCensus, _ emptyLedger: SessionLedger,
    _ observer: WorkObserver = .none
  ) -> SessionLedger {
    var ledger = emptyLedger
    let app = app.launch(subject.variant, start: session.start, behavior: behavior)
    defer { app.device.shutDown() }
    let driver = app.driver
    observer.reach(0)
    observe(app, census, &ledger, event: 0)
    for (index, event) in session.events.enumerated() {
      census.beginEvent(index + 1)
      driver.perform(event)
      observer.reach(index + 1)
      observe(app, census, &ledger, event: index + 1)
    }
    ledger.close(census, app)
    return ledger
  }

  /// The surplus of live objects after these events on a fresh app, by type; can be negative.
  func extraObjects(after session: Session<A.Model>) -> [String: Int] {
    let census = Self.census(of: subject, in: app)
    defer { census.end() }
    let app = app.launch(subject.variant, start: session.start, behavior: behavior)
    defer { app.device.shutDown() }
    SessionRunner.run(session.events, on: app)
    guard let shape = app.shape, let expected = expected[shape] else { return [:] }
    return census.countsByType().merging(expected.byType.mapValues { -$0 }, uniquingKeysWith: +)
      .filter { $0.value != 0 }
  }

  /// Compares the live objects with the expected ones, if these are known for the app's shape.
  private func observe(
    _ app: A.Running, _ census: HeapCensus, _ ledger: inout SessionLedger, event: Int
  ) {
    guard let stack = app.countedScreens else { return ledger.lookAway() }
    if ledger.hasSeen(stack, census) { return }
    guard let shape = app.shape(of: stack), let expected = expected[shape] else {
      return ledger.lookAway()
    }
    ledger.look(at: app, stack, census, expected: expected, event: event)
  }
}

extension RunningApp {
  /// The roots of references to live objects.
  fileprivate var heapRoots: [HeapRoot] { device.heapRoots + holders }

  /// The visible shape; `nil` where no objects are expected, as during an alert.
  var shape: ScreenShape? { countedScreens.flatMap(shape) }
}

/// The record of one session's object lifetimes.
@MainActor struct SessionLedger {
  private(set) var overdue = OverdueObjects()
  /// The trace of each overdue object, taken when it became overdue.
  private(set) var traces: [TrackedObject: LeakTrace] = [:]
  /// Objects released before their screen, by type, with the event.
  private(set) var prematureDeaths: [(type: String, count: Int, event: Int)] = []
  /// Weak references found to be `nil` when objects were released early, with the event.
  private(set) var deaths: [(reference: HeapCensus.DeadReference, event: Int)] = []
  /// Objects with more references than the runtime counts, just before the app was torn down.
  private(set) var unbalanced = 0
  /// Bytes held by the overdue objects at the end, by type.
  private(set) var bytesHeld: [String: Int] = [:]
  /// The overdue objects that were alive at the end.
  private(set) var abandoned: Set<TrackedObject> = []

  private let explains: Bool
  private var explainedDeaths = 0
  // From the last observation: live objects by type, without those already overdue.
  private var rightful: [String: Int] = [:]
  private var screens: [ObjectIdentifier]?
  private var version: UInt64?
  private var lastCounts: [HeapCensus.Count] = []
  private var lastExpected: [HeapCensus.Count] = []
  // Set if the last observation had to list the objects.
  private var lastObjects: [TrackedObject]?

  /// Creates a record without overdue objects.
  ///
  /// - Parameter explains: Whether to find out why objects are alive, and what they hold.
  init(explains: Bool = true) { self.explains = explains }

  /// Skips an observation: a screen at the next one may be a new one at the same address.
  mutating func lookAway() { screens = nil }

  /// Whether the screens and objects are the same as in the last observation.
  func hasSeen(_ stack: [UIViewController], _ census: HeapCensus) -> Bool {
    guard let screens, version == census.version, screens.count == stack.count else { return false }
    for (screen, controller) in zip(screens, stack) where screen != ObjectIdentifier(controller) {
      return false
    }
    return true
  }

  /// Observes an idle app.
  mutating func look(
    at app: some RunningApp, _ controllers: [UIViewController], _ census: HeapCensus,
    expected: ExpectedObjects, event: Int
  ) {
    let counts = census.counts()
    var screens: [ObjectIdentifier] = []
    screens.reserveCapacity(controllers.count)
    for controller in controllers { screens.append(ObjectIdentifier(controller)) }
    defer {
      self.screens = screens
      version = census.version
      lastCounts = counts
      lastExpected = expected.counts
    }
    // The usual case: exactly the expected objects are alive.
    if counts == expected.counts, overdue.isEmpty {
      if counts != lastCounts {
        notePremature(expected.byType, screens, event)
        explainDeaths(controllers, census, event)
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
      alive: objects, excess: OverdueObjects.excess(of: objects, over: expected.byType),
      event: event)
    var rightful: [String: Int] = [:]
    for object in objects where !before.contains(object) { rightful[object.type, default: 0] += 1 }
    notePremature(rightful, screens, event)
    explainDeaths(controllers, census, event)
    for object in new { self.rightful[object.type]! -= 1 }
    guard explains, !new.isEmpty else { return }
    traces.merge(
      census.traces(
        of: new, from: app.heapRoots, avoiding: controllers, overdue: overdue.alive)
    ) { $1 }
  }

  /// Records objects that were released early.
  ///
  /// Fewer objects than expected do not suffice: a screen that a link put below another has not
  /// loaded its views yet. An object was released early if it was alive and not overdue at the last
  /// observation, and every screen of that observation is still on the stack.
  private mutating func notePremature(
    _ now: [String: Int], _ screens: [ObjectIdentifier], _ event: Int
  ) {
    if let last = self.screens, screens.starts(with: last) {
      for (type, count) in rightful where now[type, default: 0] < count {
        prematureDeaths.append((type, count - now[type, default: 0], event))
      }
    }
    rightful = now
  }

  private mutating func explainDeaths(
    _ controllers: [UIViewController], _ census: HeapCensus, _ event: Int
  ) {
    let count = prematureDeaths.map(\.count).reduce(0, +)
    guard explains, count > explainedDeaths else { return }
    explainedDeaths = count
    for screen in controllers {
      deaths += census.deadReferences(from: screen).map { ($0, event) }
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
