import BenchmarkResults
import FootballGatherSessions
import Statistics
import UIKit
import UserSessions

/// How much of a session's time is the harness and not the app.
public struct HarnessTiming: Sendable {
  public let subject: String
  /// Sessions a second without the oracle, launch and release of the app included.
  public let sessionsPerSecond: Double
  /// The same with every screen compared, the reference model's own time not included.
  public let checkedSessionsPerSecond: Double
  /// Nanoseconds per event from delivery until the app is idle.
  public let eventTime: Double
  /// Nanoseconds per event that the driver takes to find what an event names: the price of finding it once more.
  public let driverTime: Double
  /// Nanoseconds per event to read the screen and compare it.
  public let oracleTime: Double
  /// Nanoseconds per event of the reference model; spent once per session for all subjects.
  public let modelTime: Double

  /// What the harness takes of a checked session: driver and oracle, of the two and the app.
  public var harnessShare: Double { (driverTime + oracleTime) / (eventTime + oracleTime) }

  /// Measures one subject over some sessions, four ways in turn for each session.
  ///
  /// - Throws: `StatisticsError` when a time cannot be summed up.
  @MainActor public static func measure(
    _ subject: SubjectUnderTest, _ range: SessionRange
  ) throws -> HarnessTiming {
    let generator = range.generator
    var times = Times()
    for index in range.indices {
      let session = generator.session(index)
      let expected = ExpectedSession(session)
      times.whole.append(
        nanoseconds { _ = run(session, subject) { SessionRunner.run($0, on: $1) } })
      times.checked.append(
        nanoseconds { _ = FootballGatherApp.check(expected, on: subject.variant) })
      times.events.append(run(session, subject) { SessionRunner.run($0, on: $1) })
      times.twice.append(
        run(session, subject) { events, app in
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

  /// Nanoseconds that `body` takes on a fresh app, its launch and release left out.
  @MainActor private static func run(
    _ session: Session<FootballGatherModel>, _ subject: SubjectUnderTest,
    _ body: ([UserEvent], FootballGatherApp) -> Void
  ) -> Double {
    let app = FootballGatherApp(subject.variant, start: session.start)
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
      // Differences are taken session by session: sessions differ far more than what is looked for.
      let driver = try Sample(zip(twice, events).map { ($0 - $1) / count }).median
      let oracle = try Sample(zip(self.checked, self.whole).map { ($0 - $1) / count }).median
      return HarnessTiming(
        subject: subject, sessionsPerSecond: 1e9 / whole, checkedSessionsPerSecond: 1e9 / checked,
        eventTime: try Sample(events).median / count, driverTime: driver, oracleTime: oracle,
        modelTime: try Sample(model).median / count)
    }
  }
}
