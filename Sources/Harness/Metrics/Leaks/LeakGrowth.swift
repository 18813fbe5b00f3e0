import BenchmarkKit
import FootballGatherReference
import FootballGatherUI
import LeakDetection
import Statistics
import UIKit
import UserSessions

/// The trend in the number of live objects when a user repeats the same actions.
///
/// The count includes the instances of each class in the app's modules, and objects of no such
/// class: timers, observers, closures, and heap blocks of any kind. A line is fitted to the counts
/// after each repetition. A leak has a slope; a cache makes a single step and has none.
package struct LeakGrowth: Sendable {
  /// A sequence of actions that ends where it began.
  struct Cycle: Sendable {
    let name: String
    let approach: Walk
    /// Whether each repetition adds content to show, which legitimately needs more objects.
    var addsContent = false
    let body: @Sendable (_ walk: Walk, _ repetition: Int) -> Walk

    static let all = [
      Cycle(name: "detail, back", approach: .toList) { walk, _ in walk.openDetail.back },
      // A different age each time, because an unchanged one is not sent.
      Cycle(name: "edit, save", approach: .toList.openDetail) { $0.saveEdit(20 + $1) },
      Cycle(name: "edit, back", approach: .toList.openDetail) { walk, _ in walk.openEdit.back },
      Cycle(name: "detail, edit, jump to list", approach: .toList) { walk, _ in
        walk.openDetail.openEdit.jump(to: 1)
      },
      Cycle(name: "add a player", approach: .toList, addsContent: true) { walk, _ in
        walk.addPlayer
      },
      Cycle(name: "gather, finish", approach: .toList) { walk, _ in walk.finishGather },
      Cycle(name: "gather, back, back", approach: .toList) { walk, _ in
        walk.openGather.back.back.leaveSelection
      },
      Cycle(name: "gather, timer started, back, back", approach: .toList) { walk, _ in
        walk.openGather.then(.tap(ElementID.timerMain)).back.back.leaveSelection
      },
      Cycle(name: "link to a player, back", approach: .toList) { walk, _ in
        walk.openPlayerLink.back
      },
      Cycle(name: "log out, log in", approach: .toList) { walk, _ in walk.logOutAndIn },
    ]
  }

  /// The number of repetitions of each cycle.
  package static let repetitions = 12

  private let subjects: [SubjectUnderTest]

  /// Creates a measurement of these subjects.
  package init(_ subjects: [SubjectUnderTest]) { self.subjects = subjects }

  /// The indices of all cycles.
  package static var cycles: Range<Int> { Cycle.all.indices }

  /// The name of the cycle with this number, such as `edit, save`.
  package static func name(ofCycle number: Int) -> String { Cycle.all[number].name }

  /// All events of the cycle with this number: the approach and every repetition.
  package static func session(ofCycle number: Int) -> Session<FootballGatherModel> {
    let cycle = Cycle.all[number]
    return (1...repetitions).reduce(cycle.approach) { cycle.body($0, $1) }.session
  }

  /// Repeats these cycles on every subject; types with constant counts are omitted.
  ///
  /// - Parameters:
  ///   - observer: Receives the position of the work; a cycle is identified by its number.
  ///   - progress: Called after each cycle of each subject.
  /// - Throws: `LeakCheck.Unavailable` without the allocation hooks; a `StatisticsError` if no line
  ///   can be fitted.
  @MainActor package func run(
    _ cycles: Range<Int> = LeakGrowth.cycles, observer: WorkObserver = .none,
    progress: () -> Void = {}
  ) throws -> [Leaks.Growth] {
    try LeakCheck.requireHooks()
    var growth: [Leaks.Growth] = []
    for (position, subject) in subjects.enumerated() {
      for number in cycles {
        observer.begin(number, position)
        growth += try self.growth(of: subject, in: Cycle.all[number], observer)
        progress()
      }
    }
    return growth
  }

  @MainActor private func growth(
    of subject: SubjectUnderTest, in cycle: Cycle, _ observer: WorkObserver
  ) throws -> [Leaks.Growth] {
    let census = LeakWatch.census(of: subject)
    defer { census.end() }
    let counts = count(subject, cycle, census, observer)
    let types = Set(counts.flatMap(\.keys)).sorted()
    return try types.compactMap { type in
      let course = counts.map { Double($0[type] ?? 0) }
      guard Set(course).count > 1 else { return nil }
      // The first count precedes the first repetition, and is left out: one-time allocations are
      // not growth.
      let fit = try LinearFit(
        design: course.indices.dropFirst().map { [1, Double($0)] },
        response: Array(course.dropFirst()))
      // Rounding errors do not count as a slope.
      let slope = abs(fit.coefficients[1]) < 1e-9 ? 0 : fit.coefficients[1]
      return Leaks.Growth(
        subject: subject.subject.id, type: type, cycle: cycle.name,
        repetitions: Self.repetitions, slope: slope,
        standardError: fit.standardErrors[1] < 1e-9 ? 0 : fit.standardErrors[1])
    }
  }

  // A separate function, so that the harness holds nothing of the app after it returns.
  @MainActor @inline(never) private func count(
    _ subject: SubjectUnderTest, _ cycle: Cycle, _ census: HeapCensus, _ observer: WorkObserver
  ) -> [[String: Int]] {
    let app = FootballGatherApp(subject.variant, start: Walk().session.start)
    defer { app.device.shutDown() }
    var done = 0
    observer.reach(done)
    observer.run(cycle.approach.events, on: app, after: &done)
    var counts = [count(cycle, census)]
    for repetition in 1...Self.repetitions {
      observer.run(cycle.body(Walk(), repetition).events, on: app, after: &done)
      counts.append(count(cycle, census))
    }
    return counts
  }

  @MainActor private func count(_ cycle: Cycle, _ census: HeapCensus) -> [String: Int] {
    let types = census.countsByType()
    guard !cycle.addsContent else { return types }
    let blocks = census.blockCounts()
    let others = [
      "timers": blocks["UIKit.Timer"], "observers": blocks["UIKit.NotificationCenter.Observation"],
      "closures": blocks["closures"], "heap blocks": blocks.values.reduce(0, +),
    ]
    return types.merging(others.compactMapValues(\.self)) { type, _ in type }
  }
}
