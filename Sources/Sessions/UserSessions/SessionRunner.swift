public import UIKit

/// An app launched on a device, with what the harness needs to drive it.
@MainActor public protocol AppUnderTest {
  /// The app's oracle.
  associatedtype Model: ReferenceModel

  /// The device that the app runs on.
  var device: Device { get }

  /// Answers the pending request at this position of the queue; does nothing if there is none.
  func answer(_ request: Int, isSuccess: Bool)

  /// Describes the screen and the requests made to services, in the order of the reference model.
  func describe<Sink: ScreenSink>(into sink: inout Sink)
}

extension AppUnderTest {
  /// A driver for this app.
  public var driver: Driver {
    Driver(device: device) { answer($0, isSuccess: $1) }
  }

  /// The digest of what is on screen.
  public var digest: ScreenDigest {
    var digest = ScreenDigest()
    describe(into: &digest)
    return digest
  }

  /// A transcript of what is on screen.
  public var transcript: ScreenTranscript {
    var transcript = ScreenTranscript()
    describe(into: &transcript)
    return transcript
  }
}

/// The result of a checked session.
public struct SessionOutcome<Model: ReferenceModel>: Sendable {
  /// The first event after which the screen differs from the model's; the session ends there.
  public var divergence: Divergence<Model>?
  /// The reason of the first exception that UIKit would have raised.
  public var crash: String?
  /// The number of turns after which the main loop was still not idle; the session ends there.
  public var hang: Int?
  /// The number of requests that UIKit refused.
  public var refusals = 0
  /// The difference between that and the number that the reference model expected.
  public var unexpectedRefusals = 0
  /// The number of events performed.
  public var events = 0

  /// Whether the app behaved exactly like the reference model.
  public var isConformant: Bool {
    divergence == nil && crash == nil && hang == nil && unexpectedRefusals == 0
  }
}

/// Runs sessions on apps and checks every screen against the reference model.
public enum SessionRunner {
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

/// A screen that differs from the reference model's.
public struct Divergence<Model: ReferenceModel>: Sendable {
  /// The session up to and including the event that revealed it.
  public let session: Session<Model>
  /// The expected screen.
  public let expected: ScreenTranscript
  /// The actual screen.
  public let found: ScreenTranscript
  /// Whether it appears only after the app's termination callbacks.
  public let isAtEnd: Bool

  init(
    after count: Int, of run: ExpectedSession<Model>, atEnd isAtEnd: Bool, found: ScreenTranscript
  ) {
    let session = run.session
    var model = run.launched
    for event in session.events.prefix(count) { model.handle(event) }
    if isAtEnd { model.terminate() }
    self.isAtEnd = isAtEnd
    self.session = Session(
      origin: session.origin, start: session.start, events: Array(session.events.prefix(count)))
    expected = model.transcript
    self.found = found
  }

  /// Identifies the same divergence across sessions.
  ///
  /// It consists of the kind of the event and the names of the facts that differ, without their
  /// values.
  public var fingerprint: String {
    let changed = found.changes(from: expected).filter { !$0.hasPrefix("  ") }
    let names = Set(
      changed.map { $0.dropFirst(2).prefix { $0 != ":" }.replacing(/[0-9]+/, with: "#") })
    let last = session.events.last.map { "after \($0.kind)" } ?? "at the launch"
    let event = isAtEnd ? "at the app's end" : last
    return "\(event): \(names.sorted().joined(separator: ", "))"
  }

  /// The steps to the divergence and a diff of the screens.
  ///
  /// Minus marks what the reference model expects, plus what the app shows.
  public var report: String {
    (session.steps(atMost: 12) + ["screen (- expected, + found):"] + found.changes(from: expected))
      .joined(separator: "\n")
  }
}
