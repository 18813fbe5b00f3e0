public import BenchmarkResults
import FootballGatherSessions
import Foundation
import Statistics
import UIKit
import UserSessions

/// Times every event of sessions by itself, and within it the way to the first navigation request.
///
/// The clock is looked at once an event: the end of one is the beginning of the next. That look costs as much as a small
/// event, which is why dispatch times are taken of whole sessions, and these in launches of their own.
public struct EventTiming: Sendable {
  private let entrants: [DispatchTiming.Entrant]

  /// Prepares timing of these subjects, the A/A control among them.
  public init(_ subjects: [SubjectUnderTest]) {
    entrants = DispatchTiming.entrants(subjects)
  }

  /// One launch: checks that all subjects do the same work, which also warms them up, then times them.
  ///
  /// - Parameter samples: Gets every time that was taken, in the order in which they were taken.
  /// - Throws: `UnequalWork` when a subject's screens are not those of the reference model.
  @MainActor public func launch(
    _ range: SessionRange, samples: EventSamples? = nil, observer: WorkObserver = .none,
    progress: () -> Void = {}
  ) throws -> EventTimes.Launch {
    let sessions = try DispatchTiming.provenSessions(range, entrants, observer)
    var random = RandomSource(seed: range.seed ^ 0x0E7E_27B5, index: range.first)
    let orders = BalancedOrder(count: entrants.count).orders(
      blocks: sessions.count, using: &random)
    var tallies = entrants.map { _ in EventTally() }
    let bracket = try EventClock.emptyBracket()
    for (session, order) in zip(sessions, orders) {
      for position in order {
        let subject = entrants[position].subject
        // Each subject warms itself up, as for whole sessions.
        for _ in 0..<DispatchTiming.warmUps { _ = time(session.session, subject, bracket) }
        let times = time(session.session, subject, bracket)
        tallies[position].add(times)
        samples?.add(times, of: entrants[position].id, session: session.session.origin?.index ?? 0)
        progress()
      }
    }
    let named = Array(zip(entrants.map(\.id), tallies))
    return EventTimes.Launch(
      seed: "0x" + String(range.seed, radix: 16), firstSession: range.first,
      emptyBracket: bracket,
      samples: Dictionary(
        uniqueKeysWithValues: try named.map { ($0, try $1.quantiles()) }),
      distributions: Dictionary(uniqueKeysWithValues: named.map { ($0, $1.distribution()) }))
  }

  /// The times of one session on a fresh app, its launch and release left out.
  @MainActor private func time(
    _ session: Session<FootballGatherModel>, _ subject: SubjectUnderTest, _ bracket: Double
  ) -> [EventTime] {
    let app = FootballGatherApp(subject.variant, start: session.start)
    defer { app.device.shutDown() }
    let driver = app.driver
    var request: UInt64?
    app.device.loop.onNavigationRequest = { if request == nil { request = EventClock.now() } }
    defer { app.device.loop.onNavigationRequest = nil }
    var times: [EventTime] = []
    times.reserveCapacity(session.events.count)
    var start = EventClock.now()
    for event in session.events {
      request = nil
      driver.perform(event)
      let end = EventClock.now()
      times.append(
        EventTime(
          event: event, whole: max(0, Double(end - start) - bracket),
          decision: request.map { max(0, Double($0 - start) - bracket) }))
      start = EventClock.now()
    }
    return times
  }
}

/// How long one event took.
struct EventTime {
  /// What was done.
  let event: UserEvent
  /// Nanoseconds from its delivery until the app was idle.
  let whole: Double
  /// Nanoseconds from its delivery to the first request for other screens, if there was one.
  let decision: Double?

  /// Whether the app, and not UIKit by itself, made the request.
  var isDecidedByTheApp: Bool {
    switch event {
    case .back, .swipeBack, .backMenu: false
    default: decision != nil
    }
  }
}

/// A clock for short times: its steps are 10 ns where it was tried.
enum EventClock {
  /// Nanoseconds since some moment in the past.
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// What two looks at the clock are apart when nothing lies between them: the median of many, in nanoseconds.
  static func emptyBracket() throws -> Double {
    try Sample(
      (0..<1_001).map { _ in
        let start = now()
        return Double(now() - start)
      }
    ).median
  }
}
