import BenchmarkKit
import ComparedApps
import Statistics
import UIKit
import UserSessions

/// The time a session spends in the harness rather than in the app.
package struct HarnessTiming: Sendable {
  package let subject: String
  /// Sessions per second without the oracle, including the launch and release of the app.
  package let sessionsPerSecond: Double
  /// Sessions per second with every screen compared, excluding the reference model's own time.
  package let checkedSessionsPerSecond: Double
  /// Nanoseconds per event from its delivery until the app is idle.
  package let eventTime: Double
  /// Nanoseconds per event for the driver to find the event's target, measured by finding it twice.
  package let driverTime: Double
  /// Nanoseconds per event to read and compare the screen.
  package let oracleTime: Double
  /// Nanoseconds per event in the reference model, spent once per session for all subjects.
  package let modelTime: Double

  /// The fraction of a checked session spent in the driver and the oracle.
  package var harnessFraction: Double { (driverTime + oracleTime) / (eventTime + oracleTime) }

  /// Measures one subject over a range of sessions.
  ///
  /// - Throws: A `StatisticsError` if a time cannot be summarised.
  @MainActor package static func measure<A: App>(
    _ subject: SubjectUnderTest, of app: A, _ range: SessionRange
  ) throws -> HarnessTiming {
    let generator = range.generator(of: A.Model.self)
    var times = Times()
    for index in range.indices {
      let session = generator.session(index)
      let expected = ExpectedSession(session)
      times.whole.append(
        nanoseconds { _ = run(session, subject, app) { SessionRunner.run($0, on: $1) } })
      times.checked.append(
        nanoseconds { _ = app.check(expected, on: subject.variant) })
      times.events.append(run(session, subject, app) { SessionRunner.run($0, on: $1) })
      times.twice.append(
        run(session, subject, app) { events, app in
          let driver = app.driver
          for event in events {
            driver.locate(event)
            driver.perform(event)
          }
        })
      times.model.append(nanoseconds { _ = ExpectedSession(session) })
    }
    return try times.summary(of: subject.subject.id, events: Double(range.eventsPerSession))
  }

  /// The nanoseconds that `body` takes on a fresh app, excluding its launch and release.
  @MainActor private static func run<A: App>(
    _ session: Session<A.Model>, _ subject: SubjectUnderTest, _ app: A,
    _ body: ([UserEvent], A.Running) -> Void
  ) -> Double {
    let app = app.launch(subject.variant, start: session.start)
    defer { app.device.shutDown() }
    return nanoseconds { body(session.events, app) }
  }

  private struct Times {
    var whole: [Double] = []
    var checked: [Double] = []
    var events: [Double] = []
    var twice: [Double] = []
    var model: [Double] = []

    func summary(of subject: String, events count: Double) throws -> HarnessTiming {
      let whole = try Sample(whole).median
      let checked = try Sample(checked).median
      // Differences are taken per session, because sessions differ far more than the effects of
      // interest.
      let driver = try Sample(zip(twice, events).map { ($0 - $1) / count }).median
      let oracle = try Sample(zip(self.checked, self.whole).map { ($0 - $1) / count }).median
      return HarnessTiming(
        subject: subject, sessionsPerSecond: 1e9 / whole, checkedSessionsPerSecond: 1e9 / checked,
        eventTime: try Sample(events).median / count, driverTime: driver, oracleTime: oracle,
        modelTime: try Sample(model).median / count)
    }
  }
}
