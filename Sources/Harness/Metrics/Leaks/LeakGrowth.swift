import BenchmarkKit
import ComparedApps
import LeakDetection
import Statistics
import UIKit
import UserSessions

/// The trend in the number of live objects when a user repeats the same actions.
///
/// The counts include instances of each class in the app's modules, timers, observers, closures,
/// and heap blocks of any kind. A line is fitted to the counts after each repetition. A leak has a
/// slope; a cache causes a single step, which is not a slope.
package struct LeakGrowth: Sendable {
  /// The number of repetitions of each cycle.
  package static let repetitions = 12

  private let subjects: [SubjectUnderTest]

  package init(_ subjects: [SubjectUnderTest]) { self.subjects = subjects }

  /// Repeats these cycles on every subject; types with constant counts are omitted.
  ///
  /// - Parameters:
  ///   - cycles: The numbers of the app's cycles; `nil` for all.
  ///   - observer: Receives the position of the work; a cycle is identified by its number.
  /// - Throws: `LeakCheck.Unavailable` without the allocation hooks; a `StatisticsError` if no line
  ///   can be fitted.
  @MainActor package func run(
    _ cycles: Range<Int>? = nil, of app: some App, observer: WorkObserver = .none
  ) throws -> [Leaks.Growth] {
    try LeakCheck.requireHooks()
    let all = app.cycles
    var growth: [Leaks.Growth] = []
    for (position, subject) in subjects.enumerated() {
      for number in cycles ?? all.indices {
        observer.begin(number, position)
        defer { observer.advance() }
        // If the subject shows wrong screens, the events do not lead back to the starting point.
        guard isCycle(all[number], of: subject, app) else { continue }
        growth += try self.growth(of: subject, app, in: all[number], observer)
      }
    }
    return growth
  }

  /// Whether the subject shows the right screens in the cycle.
  ///
  /// Checked only for subjects with known defects that change their screens.
  @MainActor private func isCycle<A: App>(
    _ cycle: RepeatedCycle<A.Model>, of subject: SubjectUnderTest, _ app: A
  ) -> Bool {
    guard app.changesScreens(of: subject.subject.id) else { return true }
    let session = ExpectedSession(cycle.session(repetitions: Self.repetitions))
    return app.check(session, on: subject.variant).isConformant
  }

  @MainActor private func growth<A: App>(
    of subject: SubjectUnderTest, _ app: A, in cycle: RepeatedCycle<A.Model>,
    _ observer: WorkObserver
  ) throws -> [Leaks.Growth] {
    let census = LeakWatch.census(of: subject, in: app)
    defer { census.end() }
    let counts = count(subject, app, cycle, census, observer)
    let types = Set(counts.flatMap(\.keys)).sorted()
    return try types.compactMap { type -> Leaks.Growth? in
      let trend = counts.map { Double($0[type] ?? 0) }
      guard Set(trend).count > 1 else { return nil }
      // The first count precedes the first repetition, and is left out: one-time allocations are
      // not growth.
      let fit = try LinearFit(
        design: trend.indices.dropFirst().map { [1, Double($0)] },
        response: Array(trend.dropFirst()))
      // Rounding errors do not count as a slope.
      let slope = abs(fit.coefficients[1]) < 1e-9 ? 0 : fit.coefficients[1]
      return Leaks.Growth(
        subject: subject.subject.id, type: type, cycle: cycle.name,
        repetitions: Self.repetitions, slope: slope,
        standardError: fit.standardErrors[1] < 1e-9 ? 0 : fit.standardErrors[1])
    }
  }

  // A separate function, so that no local variable retains the app after it returns.
  @MainActor @inline(never) private func count<A: App>(
    _ subject: SubjectUnderTest, _ app: A, _ cycle: RepeatedCycle<A.Model>, _ census: HeapCensus,
    _ observer: WorkObserver
  ) -> [[String: Int]] {
    let app = app.launch(subject.variant, start: cycle.approach.start)
    defer { app.device.shutDown() }
    var done = 0
    observer.reach(done)
    observer.run(cycle.approach.events, on: app, after: &done)
    var counts = [count(census, addsContent: cycle.addsContent)]
    for repetition in 1...Self.repetitions {
      observer.run(cycle.events(repetition), on: app, after: &done)
      counts.append(count(census, addsContent: cycle.addsContent))
    }
    return counts
  }

  @MainActor private func count(_ census: HeapCensus, addsContent: Bool) -> [String: Int] {
    let types = census.countsByType()
    guard !addsContent else { return types }
    let blocks = census.blockCounts()
    let others = [
      "timers": blocks["UIKit.Timer"], "observers": blocks["UIKit.NotificationCenter.Observation"],
      "closures": blocks["closures"], "heap blocks": blocks.values.reduce(0, +),
    ]
    return types.merging(others.compactMapValues(\.self)) { type, _ in type }
  }
}
