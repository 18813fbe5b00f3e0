import UIKit

/// Runs sessions on apps and checks every screen against the reference model.
public enum SessionRunner {
  /// Whether the code that sessions run is optimised; times of other builds are meaningless.
  ///
  /// Decided here, because release builds optimise sessions but not the harness.
  package static var isOptimised: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return !isDebug
  }

  /// Runs a session and compares the screen after the launch, every event and the termination.
  ///
  /// The session ends at the first divergence, since everything after it could be a consequence.
  /// - Parameter onIdle: Called with the number of events performed when the app has become idle
  ///   after the launch and after each event.
  @MainActor public static func check<App: AppUnderTest>(
    _ expected: ExpectedSession<App.Model>, on app: App,
    onIdle: (_ events: Int) -> Void = { _ in }
  ) -> SessionOutcome<App.Model> {
    var outcome = SessionOutcome<App.Model>()
    let driver = app.driver
    onIdle(0)
    var isMatching = app.digest == expected.screens[0]
    let loop = app.device.loop
    for event in expected.session.events where isMatching && loop.hangCount == 0 {
      driver.perform(event)
      outcome.events += 1
      onIdle(outcome.events)
      isMatching = app.digest == expected.screens[outcome.events]
    }
    let reachesEnd = isMatching && loop.hangCount == 0
    if reachesEnd {
      app.device.terminate()
      loop.runUntilIdle()
      isMatching = app.digest == expected.end
    }
    if loop.hangCount > 0 {
      outcome.hang =
        loop.events.lazy.compactMap { event in
          if case .hung(let turns) = event { turns } else { nil }
        }.first
    } else if !isMatching {
      outcome.divergence = Divergence(
        after: outcome.events, of: expected, atEnd: reachesEnd, found: app.transcript)
    }
    outcome.refusals = loop.refusalCount
    outcome.unexpectedRefusals = abs(loop.refusalCount - expected.refusals[outcome.events])
    if loop.crashCount > 0 {
      outcome.crash =
        loop.events.lazy.compactMap { event in
          if case .crashed(let reason) = event { reason } else { nil }
        }.first
    }
    return outcome
  }

  /// Runs a session's events without comparing anything, for timing.
  @MainActor public static func run<App: AppUnderTest>(_ events: [UserEvent], on app: App) {
    let driver = app.driver
    for event in events { driver.perform(event) }
  }
}
