import BenchmarkKit
import ComparedApps
import LeakDetection
import RandomUsers
import UIKit
import UserSessions

/// Tracks the objects of one subject through sessions.
@MainActor package final class LeakWatch<A: App> {
  let subject: SubjectUnderTest
  let app: A
  let behavior: UIKitBehavior
  let expected: ExpectedCensus<A>
  /// Whether the subject reproduces a defect that changes its screens.
  private let changesScreens: Bool

  package init(_ subject: SubjectUnderTest, of app: A, behavior: UIKitBehavior = UIKitBehavior()) {
    self.subject = subject
    self.app = app
    self.behavior = behavior
    changesScreens = app.changesScreens(of: subject.subject.id)
    expected = ExpectedCensus(of: subject, in: app, behavior: behavior)
  }

  /// A census of the classes in all the app's modules.
  ///
  /// Leak counts therefore do not depend on whether an architecture has its own screen classes or
  /// uses the shared ones. Classes whose number of instances depends on the content are excluded.
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
    let (lifetimes, snapshot) = try watch(session, observer)
    tally.add(lifetimes, snapshot, of: session)
  }

  /// Runs one session and records the lifetimes of its objects.
  ///
  /// - Throws: `LeakCheck.Unavailable` if the session had more objects than can be counted.
  func watch(
    _ session: Session<A.Model>, _ observer: WorkObserver = .none
  ) throws(LeakCheck.Unavailable) -> (ObjectLifetimes, HeapSnapshot?) {
    let session = conformingPart(of: session)
    let census = Self.census(of: subject, in: app)
    let lifetimes = carryOut(session, census, ObjectLifetimes(), observer)
    guard census.isComplete else {
      throw LeakCheck.Unavailable(
        description:
          """
          a session of \(subject.subject.id) has more than 4 million objects at once, too many to \
          count. Use fewer events per session.
          """)
    }
    return (lifetimes, Self.survivors(of: census))
  }

  /// The session up to the event at which a printed defect leads to a wrong screen.
  ///
  /// Everything after it could be a consequence, as with any divergence.
  private func conformingPart(of session: Session<A.Model>) -> Session<A.Model> {
    guard changesScreens else { return session }
    let outcome = app.check(ExpectedSession(session), on: subject.variant, behavior: behavior)
    return Session(
      origin: session.origin, start: session.start,
      events: Array(session.events.prefix(max(0, outcome.rightEvents))))
  }

  /// Runs one session and finds the objects that live too long, without tracing them.
  ///
  /// - Returns: The nanoseconds taken by the verdict after the session.
  func runWithoutTraces(_ session: Session<A.Model>) -> Double {
    let census = Self.census(of: subject, in: app)
    _ = carryOut(session, census, ObjectLifetimes(explains: false))
    return nanoseconds { _ = Self.survivors(of: census) }
  }

  /// The heap snapshot after the app was torn down; `nil` if no object is left.
  private static func survivors(of census: HeapCensus) -> HeapSnapshot? {
    census.end()
    // Includes objects unrelated to the architecture's classes.
    return census.survivorCount == 0 ? nil : census.snapshot()
  }

  // A separate function, so that no local variable retains the app after it returns.
  @inline(never) private func carryOut(
    _ session: Session<A.Model>, _ census: HeapCensus, _ emptyLifetimes: ObjectLifetimes,
    _ observer: WorkObserver = .none
  ) -> ObjectLifetimes {
    var lifetimes = emptyLifetimes
    let app = app.launch(subject.variant, start: session.start, behavior: behavior)
    defer { app.device.shutDown() }
    let driver = app.driver
    observer.reach(0)
    observe(app, census, &lifetimes, event: 0)
    for (index, event) in session.events.enumerated() {
      census.beginEvent(index + 1)
      driver.perform(event)
      observer.reach(index + 1)
      observe(app, census, &lifetimes, event: index + 1)
    }
    lifetimes.close(census, app)
    return lifetimes
  }

  /// The surplus of live objects after these events on a fresh app, by type; can be negative.
  package func extraObjects(after session: Session<A.Model>) -> [String: Int] {
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
    _ app: A.Running, _ census: HeapCensus, _ lifetimes: inout ObjectLifetimes, event: Int
  ) {
    guard let stack = app.countedScreens else { return lifetimes.skip() }
    if lifetimes.hasSeen(stack, census) { return }
    guard let shape = app.shape(of: stack), let expected = expected[shape] else {
      return lifetimes.skip()
    }
    lifetimes.observe(app, stack, census, expected: expected, event: event)
  }
}

extension RunningApp {
  /// The visible shape; `nil` if no objects are expected, as while an alert is shown.
  var shape: ScreenShape? { countedScreens.flatMap(shape) }
}
