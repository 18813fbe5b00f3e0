import BenchmarkKit
import ComparedApps
import Foundation
import Statistics
import UIKit
import UserSessions

/// Times every event of a session, and its decision: the time to the first navigation request.
///
/// The clock is read before and after every event. A reading costs as much as a small event, so
/// dispatch times are measured over whole sessions, and event times in separate launches.
package struct EventTiming: Sendable {
  private let entrants: [DispatchTiming.Entrant]

  package init(_ subjects: [SubjectUnderTest]) {
    entrants = DispatchTiming.entrants(subjects)
  }

  /// Performs one launch.
  ///
  /// All subjects are first checked for equal work, which also warms them up, and then timed.
  ///
  /// - Parameter samples: Receives every time, in the order of measurement.
  /// - Throws: `UnequalWork` if a subject's screens differ from the reference model's.
  @MainActor package func launch(
    _ range: SessionRange, of app: some App, samples: EventSamples? = nil,
    observer: WorkObserver = .none
  ) throws -> EventTimes.Launch {
    let sessions = try DispatchTiming.checkedSessions(range, entrants, app, observer)
    var random = RandomSource(seed: range.seed ^ 0x0E7E_27B5, index: range.first)
    let orders = BalancedOrder(count: entrants.count).orders(
      blocks: sessions.count, using: &random)
    var tallies = entrants.map { _ in EventTally() }
    let bracket = try EventClock.emptyBracket()
    for (session, order) in zip(sessions, orders) {
      for position in order {
        let subject = entrants[position].subject
        // Each subject warms up with its own code, as for whole sessions.
        for _ in 0..<DispatchTiming.warmUps {
          _ = Self.time(session.session, subject, app, bracket)
        }
        let times = Self.time(session.session, subject, app, bracket)
        tallies[position].add(times)
        samples?.add(times, of: entrants[position].id, session: session.session.origin?.index ?? 0)
        observer.advance()
      }
    }
    let named = Array(zip(entrants.map(\.id), tallies))
    return EventTimes.Launch(
      seed: "0x" + String(range.seed, radix: 16), firstSession: range.first,
      emptyBracket: bracket,
      samples: Dictionary(
        uniqueKeysWithValues: try named.map { ($0, try $1.quantiles()) }),
      distributions: Dictionary(uniqueKeysWithValues: named.map { ($0, $1.distribution()) }),
      placement: Placement.current)
  }

  /// The times of one session on a fresh app, excluding its launch and release.
  ///
  /// - Parameter prepare: Called before every event; its time does not count.
  @MainActor static func time<A: App>(
    _ session: Session<A.Model>, _ subject: SubjectUnderTest, _ app: A, _ bracket: Double,
    prepare: () -> Void = {}
  ) -> [EventTime] {
    let app = app.launch(subject.variant, start: session.start)
    defer { app.device.shutDown() }
    let driver = app.driver
    var request: UInt64?
    app.device.loop.onNavigationRequest = { if request == nil { request = EventClock.now() } }
    defer { app.device.loop.onNavigationRequest = nil }
    var times: [EventTime] = []
    times.reserveCapacity(session.events.count)
    for event in session.events {
      request = nil
      prepare()
      let start = EventClock.now()
      driver.perform(event)
      let end = EventClock.now()
      times.append(
        EventTime(
          event: event, whole: max(0, Double(end - start) - bracket),
          decision: request.map { max(0, Double($0 - start) - bracket) }))
    }
    return times
  }
}
