import BenchmarkResults
import FootballGatherSessions
import LeakDetection
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

  static func census(of subject: SubjectUnderTest) -> HeapCensus {
    HeapCensus(module: subject.subject.module)
  }

  /// Runs one session and adds what it left behind.
  func run(_ session: Session<FootballGatherModel>, into tally: inout LeakTally) {
    let census = Self.census(of: subject)
    let balance = carryOut(session, census, &tally)
    census.end()
    let leaked = census.counts()
    for count in leaked { tally.add(count.type, leaked: count.count) }
    for (type, excess) in balance.abandoned {
      let alsoLeaked = leaked.first { $0.type == type }?.count ?? 0
      tally.add(type, abandoned: max(0, excess - alsoLeaked))
    }
    for (type, lack) in balance.premature { tally.add(type, premature: lack) }
    let unexplained = Set(leaked.map(\.type)).filter { !tally.hasTrace($0, "leaked") }
    guard !unexplained.isEmpty else { return }
    for trace in census.verdict(on: unexplained) { tally.add(trace, "leaked", in: session) }
  }

  // A function of its own: when it returns, the harness holds nothing of the app any more.
  @inline(never) private func carryOut(
    _ session: Session<FootballGatherModel>, _ census: HeapCensus, _ tally: inout LeakTally
  ) -> Balance {
    var balance = Balance()
    let app = FootballGatherApp(subject.variant, start: session.start, behavior: behavior)
    defer { app.device.shutDown() }
    let driver = app.driver
    observe(app, session, census, &balance, &tally)
    for event in session.events {
      driver.perform(event)
      observe(app, session, census, &balance, &tally)
    }
    return balance
  }

  /// How many objects of each type are alive beyond what should be, after these events on a fresh app; negative where
  /// objects are missing.
  func extraObjects(after session: Session<FootballGatherModel>) -> [String: Int] {
    let census = Self.census(of: subject)
    defer { census.end() }
    let app = FootballGatherApp(subject.variant, start: session.start, behavior: behavior)
    defer { app.device.shutDown() }
    SessionRunner.run(session.events, on: app)
    guard let shape = StackShape(app), let baseline = expected.counts[shape] else { return [:] }
    return Balance.difference(found: census.counts(), expected: baseline).filter { $0.value != 0 }
  }

  /// Compares what is alive with what should be, if the app shows a shape for which that is known.
  private func observe(
    _ app: FootballGatherApp, _ session: Session<FootballGatherModel>, _ census: HeapCensus,
    _ balance: inout Balance, _ tally: inout LeakTally
  ) {
    guard let shape = StackShape(app), let baseline = expected.counts[shape] else {
      return balance.lookAway()
    }
    let newlyAbandoned = balance.update(
      found: census.counts(), expected: baseline,
      screens: app.screensOnStack.map { ObjectIdentifier($0) })
    let unexplained = newlyAbandoned.filter { !tally.hasTrace($0, "abandoned") }
    guard !unexplained.isEmpty else { return }
    for trace in census.traces(
      to: unexplained, from: app.roots, avoiding: app.screensOnStack)
    {
      tally.add(trace, "abandoned", in: session)
    }
  }
}

extension FootballGatherApp {
  /// What the harness holds of the app: where every reference to what is alive begins.
  fileprivate var roots: [AnyObject] {
    let roots: [AnyObject?] = [
      device.application.delegate, device.window, device.loop, backend,
    ]
    return roots.compactMap { $0 }
  }

  /// The controllers on the navigation stack, bottom first.
  fileprivate var screensOnStack: [UIViewController] {
    let navigation = device.window?.rootViewController as? UINavigationController
    return navigation?.viewControllers ?? []
  }
}

/// What the navigation stack looks like from outside: how deep it is and what is on top. An app has seven of them.
struct StackShape: Hashable {
  let depth: Int
  let screen: String

  /// The shape of an app; none while an alert is up, which has objects of its own.
  @MainActor init?(_ app: FootballGatherApp) {
    guard let navigation = app.device.window?.frontmostController as? UINavigationController,
      let screen = navigation.topViewController?.viewIfLoaded?.accessibilityIdentifier
    else { return nil }
    depth = navigation.viewControllers.count
    self.screen = screen
  }
}

/// How far the objects that are alive are from those that should be, type by type.
struct Balance {
  /// Objects that outlived their screen, each counted when it was first seen to.
  private(set) var abandoned: [String: Int] = [:]
  /// Objects that their screen outlived, each counted when it was first missed.
  private(set) var premature: [String: Int] = [:]
  // What the last look found.
  private var counts: [String: Int] = [:]
  private var excess: [String: Int] = [:]
  private var screens: [ObjectIdentifier]?

  /// Objects that are there less objects that should be, by type.
  static func difference(
    found: [HeapCensus.Count], expected: [HeapCensus.Count]
  ) -> [String: Int] {
    var difference: [String: Int] = [:]
    for count in found { difference[count.type, default: 0] += count.count }
    for count in expected { difference[count.type, default: 0] -= count.count }
    return difference
  }

  /// Misses a look: a screen that is there at the next one may be another at the same address.
  mutating func lookAway() {
    screens = nil
  }

  /// Takes a look; returns the types of which there are more abandoned objects than at the last one.
  ///
  /// Fewer objects than expected are not yet a premature death: the views of a screen that a link put below another have
  /// not been made. An object has died too early when it was there at the last look, was not abandoned, and every screen
  /// of the last look is still on the stack.
  mutating func update(
    found: [HeapCensus.Count], expected: [HeapCensus.Count], screens: [ObjectIdentifier]
  ) -> Set<String> {
    let now = Dictionary(uniqueKeysWithValues: found.map { ($0.type, $0.count) })
    if let last = self.screens, screens.starts(with: last) {
      for (type, count) in counts {
        let deaths = count - (now[type] ?? 0) - (excess[type] ?? 0)
        if deaths > 0 { premature[type, default: 0] += deaths }
      }
    }
    let difference = found == expected ? [:] : Self.difference(found: found, expected: expected)
    var newlyAbandoned: Set<String> = []
    for type in Set(difference.keys).union(excess.keys) {
      let (last, current) = (excess[type] ?? 0, max(0, difference[type] ?? 0))
      if current > last {
        abandoned[type, default: 0] += current - last
        newlyAbandoned.insert(type)
      } else if current < last, now[type] ?? 0 >= counts[type] ?? 0 {
        // None has died: a screen is there whose objects have not been made yet, and hides one that was counted.
        continue
      }
      excess[type] = current
    }
    counts = now
    self.screens = screens
    return newlyAbandoned
  }
}
