import BenchmarkResults
import FootballGatherSessions
import LeakDetection
import RandomUsers
import UIKit
import UserSessions

/// Watches the objects of one subject through sessions.
@MainActor final class LeakWatch {
  private let subject: SubjectUnderTest
  private let behavior: UIKitBehavior
  private let expected: ExpectedCensus

  init(_ subject: SubjectUnderTest, behavior: UIKitBehavior = UIKitBehavior()) {
    self.subject = subject
    self.behavior = behavior
    expected = ExpectedCensus(of: subject, behavior: behavior)
  }

  /// Counts the classes of all the app's modules: what an architecture leaves behind weighs the same whether its screens have
  /// classes of its own or the shared ones. Cells are as many as there are players, and are left out.
  static func census(of subject: SubjectUnderTest) -> HeapCensus {
    HeapCensus(
      modules: [subject.subject.module, "FootballGatherUI"], except: ["PlayerCell"],
      isOwnedElsewhere: { $0 is UIResponder.Type })
  }

  /// Runs one session and adds what it left behind.
  ///
  /// - Throws: `LeakCheck.Unavailable` when the session had more objects than can be counted.
  func run(
    _ session: Session<FootballGatherModel>, into tally: inout LeakTally,
    _ observer: WorkObserver = .none
  ) throws(LeakCheck.Unavailable) {
    let (ledger, aftermath) = try watch(session, observer)
    tally.add(ledger, aftermath, of: session)
  }

  /// Runs one session, and says what it has done to its objects.
  ///
  /// - Throws: `LeakCheck.Unavailable` when the session had more objects than can be counted.
  func watch(
    _ session: Session<FootballGatherModel>, _ observer: WorkObserver = .none
  ) throws(LeakCheck.Unavailable) -> (SessionLedger, Aftermath?) {
    let census = Self.census(of: subject)
    let ledger = carryOut(session, census, SessionLedger(), observer)
    guard census.isComplete else {
      throw LeakCheck.Unavailable(
        description:
          "a session of \(subject.subject.id) has more objects than can be counted, 4 million at once;"
          + " take fewer events per session.")
    }
    return (ledger, Self.judge(census))
  }

  /// Runs one session and says only what lives too long, not why.
  ///
  /// - Returns: Nanoseconds that the verdict after the session took.
  func runWithoutTraces(_ session: Session<FootballGatherModel>) -> Double {
    let census = Self.census(of: subject)
    _ = carryOut(session, census, SessionLedger(explains: false))
    return nanoseconds { _ = Self.judge(census) }
  }

  /// What is left after a session whose app was torn down; `nil` when nothing is.
  private static func judge(_ census: HeapCensus) -> Aftermath? {
    census.end()
    // Also what no class of the architecture is part of.
    return census.survivorCount == 0 ? nil : census.aftermath()
  }

  // A function of its own: when it returns, the harness holds nothing of the app any more.
  @inline(never) private func carryOut(
    _ session: Session<FootballGatherModel>, _ census: HeapCensus, _ emptyLedger: SessionLedger,
    _ observer: WorkObserver = .none
  ) -> SessionLedger {
    var ledger = emptyLedger
    let app = FootballGatherApp(subject.variant, start: session.start, behavior: behavior)
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

  /// How many objects of each type are alive beyond what should be, after these events on a fresh app; negative where
  /// objects are missing.
  func extraObjects(after session: Session<FootballGatherModel>) -> [String: Int] {
    let census = Self.census(of: subject)
    defer { census.end() }
    let app = FootballGatherApp(subject.variant, start: session.start, behavior: behavior)
    defer { app.device.shutDown() }
    SessionRunner.run(session.events, on: app)
    guard let shape = StackShape(app), let expected = expected[shape] else { return [:] }
    return census.countsByType().merging(expected.byType.mapValues { -$0 }, uniquingKeysWith: +)
      .filter { $0.value != 0 }
  }

  /// Compares what is alive with what should be, if the app shows a shape for which that is known.
  private func observe(
    _ app: FootballGatherApp, _ census: HeapCensus, _ ledger: inout SessionLedger, event: Int
  ) {
    guard let stack = app.stack else { return ledger.lookAway() }
    if ledger.hasSeen(stack, census) { return }
    guard let shape = StackShape(stack), let expected = expected[shape] else {
      return ledger.lookAway()
    }
    ledger.look(at: app, stack, census, expected: expected, event: event)
  }
}

extension FootballGatherApp {
  /// Where references to what is alive begin.
  fileprivate var heapRoots: [HeapRoot] {
    device.heapRoots + [
      HeapRoot(
        "the backend", backend,
        parts: [.init("pending", "a request that has not been answered", until: "its answer comes")]
      )
    ]
  }

  /// The controllers on the navigation stack, bottom first; `nil` while an alert is up, which has objects of its own.
  fileprivate var stack: [UIViewController]? {
    (device.window?.frontmostController as? UINavigationController)?.viewControllers
  }
}

/// What the navigation stack looks like from outside: how deep it is and what is on top. An app has seven of them.
struct StackShape: Hashable {
  let depth: Int
  let screen: String

  /// The shape of an app; none while an alert is up.
  @MainActor init?(_ app: FootballGatherApp) {
    guard let stack = app.stack else { return nil }
    self.init(stack)
  }

  @MainActor fileprivate init?(_ stack: [UIViewController]) {
    guard let screen = stack.last?.viewIfLoaded?.accessibilityIdentifier else { return nil }
    depth = stack.count
    self.screen = screen
  }
}

/// What one session says of its objects.
@MainActor struct SessionLedger {
  private(set) var overdue = OverdueObjects()
  /// Why each overdue object was alive when it became so.
  private(set) var traces: [TrackedObject: LeakTrace] = [:]
  /// Objects that their screen outlived, by type, and the event.
  private(set) var prematureDeaths: [(type: String, count: Int, event: Int)] = []
  /// The weak references that found nobody then, and the event.
  private(set) var deaths: [(reference: HeapCensus.DeadReference, event: Int)] = []
  /// Objects with more references than the runtime counts, when the app was about to be torn down.
  private(set) var unbalanced = 0
  /// What the overdue objects held in the end, by type.
  private(set) var bytesHeld: [String: Int] = [:]
  /// Those of them that were alive then.
  private(set) var abandoned: Set<TrackedObject> = []

  private let explains: Bool
  private var explainedDeaths = 0
  // What the last look found: live objects by type, less those that were overdue.
  private var rightful: [String: Int] = [:]
  private var screens: [ObjectIdentifier]?
  private var version: UInt64?
  private var lastCounts: [HeapCensus.Count] = []
  private var lastExpected: [HeapCensus.Count] = []
  // Where the last look had to go through the objects.
  private var lastObjects: [TrackedObject]?

  /// Begins with nothing overdue.
  ///
  /// - Parameter explains: Whether it is also asked why objects are alive, and what they hold.
  init(explains: Bool = true) { self.explains = explains }

  /// Misses a look: a screen that is there at the next one may be another at the same address.
  mutating func lookAway() { screens = nil }

  /// Whether the last look was at the same screens with the same objects, so that there is nothing to say that was not said.
  func hasSeen(_ stack: [UIViewController], _ census: HeapCensus) -> Bool {
    guard let screens, version == census.version, screens.count == stack.count else { return false }
    for (screen, controller) in zip(screens, stack) where screen != ObjectIdentifier(controller) {
      return false
    }
    return true
  }

  /// Takes a look at an app that is idle.
  mutating func look(
    at app: FootballGatherApp, _ controllers: [UIViewController], _ census: HeapCensus,
    expected: ExpectedCensus.Objects, event: Int
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
    // Most looks: what should be alive is, and nothing else.
    if counts == expected.counts, overdue.isEmpty {
      if counts != lastCounts {
        notePremature(expected.byType, screens, event)
        explainDeaths(controllers, census, event)
      }
      lastObjects = nil
      return
    }
    let objects = census.objects()
    // The same objects, and the same to expect: there is nothing to say of them that was not said.
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

  /// Fewer objects than expected are not yet a premature death: the views of a screen that a link put below another have
  /// not been made. An object has died too early when it was there at the last look, was not overdue, and every screen
  /// of the last look is still on the stack.
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

  /// Takes the last look, before the app is torn down.
  mutating func close(_ census: HeapCensus, _ app: FootballGatherApp) {
    if explains { unbalanced = census.unbalancedCount() }
    guard !overdue.isEmpty else { return }
    let living = Set(census.objects())
    abandoned = overdue.alive.intersection(living)
    guard explains else { return }
    bytesHeld = census.bytesHeld(by: abandoned, from: app.heapRoots)
  }
}
