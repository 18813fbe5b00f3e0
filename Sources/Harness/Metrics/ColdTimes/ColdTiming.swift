import BenchmarkKit
import ComparedApps
import Statistics
import UIKit
import UserSessions

/// Times every event of a session twice: with warm caches, and right after evicting the caches.
struct ColdTiming {
  private let entrants: [DispatchTiming.Entrant]
  /// The number of sessions per launch whose first event is timed.
  private let firstTaps: Int

  init(_ subjects: [SubjectUnderTest], firstTaps: Int = 8) {
    entrants = DispatchTiming.entrants(subjects)
    self.firstTaps = firstTaps
  }

  /// Performs one launch.
  ///
  /// First events are timed before this process has run any subject.
  ///
  /// - Throws: `UnequalWork` if a subject's screens differ from the reference model's;
  ///   `Unmeasurable` if the caches cannot be evicted, or a first event fails.
  @MainActor func launch(
    _ range: SessionRange, of app: some App, observer: WorkObserver = .none
  ) throws -> ColdTimes.Launch {
    var random = RandomSource(seed: range.seed ^ 0x0C01_DCA5, index: range.first)
    let caches = try ColdCaches()
    let firstTaps = try timeFirstTaps(range, app, caches, observer, &random)
    let sessions = try DispatchTiming.checkedSessions(range, entrants, app, observer)
    let brackets = (warm: try EventClock.emptyBracket(), cold: try caches.emptyBracket())
    let counter = MissCounter()
    defer { counter?.close() }
    var tallies = entrants.map { _ in ColdTally() }
    let orders = BalancedOrder(count: entrants.count).orders(blocks: sessions.count, using: &random)
    for (expected, order) in zip(sessions, orders) {
      let session = expected.session
      for position in order {
        let subject = entrants[position].subject
        for _ in 0..<DispatchTiming.warmUps {
          _ = EventTiming.time(session, subject, app, brackets.warm)
        }
        let warm = EventTiming.time(session, subject, app, brackets.warm)
        if let counter {
          tallies[position].misses.warm += misses(session, subject, app, counter) {}
        }
        let evict = {
          caches.evict()
          observer.live()
        }
        let cold = EventTiming.time(session, subject, app, brackets.cold, prepare: evict)
        if let counter {
          tallies[position].misses.cold += misses(session, subject, app, counter, prepare: evict)
        }
        tallies[position].add(warm: warm, cold: cold)
        observer.advance()
      }
    }
    let named = Dictionary(uniqueKeysWithValues: zip(entrants.map(\.id), tallies))
    let events = Double(range.count * range.eventsPerSession)
    return ColdTimes.Launch(
      seed: "0x" + String(range.seed, radix: 16), firstSession: range.first,
      eviction: try caches.check(), warm: named.mapValues(\.warm), cold: named.mapValues(\.cold),
      kinds: named.mapValues(\.kindTimes), firstTaps: firstTaps,
      misses: counter.map { _ in
        named.mapValues { .init(warm: $0.misses.warm / events, cold: $0.misses.cold / events) }
      }, placement: Placement.current)
  }

  @MainActor private func timeFirstTaps<A: App>(
    _ range: SessionRange, _ app: A, _ caches: ColdCaches, _ observer: WorkObserver,
    _ random: inout RandomSource
  ) throws -> [String: [Double]] {
    // These sessions differ from those of other launches and from this launch's other sessions.
    let range = SessionRange(
      seed: range.seed ^ 0xF125_77A9, first: range.first / max(1, range.count) * firstTaps,
      count: firstTaps, eventsPerSession: range.eventsPerSession, population: range.population)
    let generator = range.generator(of: A.Model.self)
    let orders = BalancedOrder(count: entrants.count).orders(blocks: firstTaps, using: &random)
    var times: [String: [Double]] = [:]
    for (index, order) in zip(range.indices, orders) {
      let session = generator.session(index)
      for position in order {
        let entrant = entrants[position]
        observer.begin(index, position)
        times[entrant.id, default: []].append(
          try FirstTap.time(session, entrant.subject, app, caches))
      }
    }
    return times
  }

  /// The misses in a session's events, excluding those of `prepare`.
  @MainActor private func misses<A: App>(
    _ session: Session<A.Model>, _ subject: SubjectUnderTest, _ app: A, _ counter: MissCounter,
    prepare: () -> Void
  ) -> Double {
    let app = app.launch(subject.variant, start: session.start)
    defer { app.device.shutDown() }
    let driver = app.driver
    return session.events.reduce(0) { sum, event in
      prepare()
      let start = counter.value
      driver.perform(event)
      return sum + Double(counter.value &- start)
    }
  }
}

/// The times of one subject in a launch.
private struct ColdTally {
  var warm: [Double] = []
  var cold: [Double] = []
  var misses = (warm: 0.0, cold: 0.0)
  private var kinds: [String: (count: Int, warm: Double, cold: Double)] = [:]

  /// Adds the times of a session's events.
  mutating func add(warm: [EventTime], cold: [EventTime]) {
    self.warm.append(compensatedSum(warm.map(\.whole)) / Double(warm.count))
    self.cold.append(compensatedSum(cold.map(\.whole)) / Double(cold.count))
    for (warm, cold) in zip(warm, cold) {
      kinds[warm.event.kind, default: (0, 0, 0)].count += 1
      kinds[warm.event.kind]?.warm += warm.whole
      kinds[warm.event.kind]?.cold += cold.whole
    }
  }

  var kindTimes: [String: ColdTimes.KindTime] {
    kinds.mapValues { sum in
      let count = Double(sum.count)
      // A mean below the clock's resolution can be zero, and ratios to zero are undefined.
      return ColdTimes.KindTime(
        count: sum.count, warm: max(1, sum.warm / count), cold: max(1, sum.cold / count))
    }
  }
}
