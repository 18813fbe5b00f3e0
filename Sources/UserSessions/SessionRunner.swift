public import UIKit

/// An app that has been launched on a device, with what the harness needs around it.
@MainActor public protocol AppUnderTest {
  /// The oracle of this app.
  associatedtype Model: ReferenceModel

  /// The device that the app runs on.
  var device: Device { get }

  /// Answers a waiting request of the app's services; does nothing where there is no such request.
  func answer(_ request: Int, isSuccess: Bool)

  /// Tells what is on screen, and what the app has asked of its services, in the order of the reference model.
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

  /// What is on screen, in words.
  public var transcript: ScreenTranscript {
    var transcript = ScreenTranscript()
    describe(into: &transcript)
    return transcript
  }
}

/// What a checked session came to.
public struct SessionOutcome<Model: ReferenceModel>: Sendable {
  /// The first event after which the screen was not what the reference model says; the session ends there.
  public var divergence: Divergence<Model>?
  /// The reason of the first exception that real UIKit would have raised.
  public var crash: String?
  /// The app would never have come to rest after the last event, in so many turns of its main loop; the session ends there.
  public var hang: Int?
  /// How many requests UIKit refused.
  public var refusals = 0
  /// How many of them the reference model did not expect, or expected and did not get.
  public var unexpectedRefusals = 0
  /// How many events were carried out.
  public var events = 0

  /// Whether the app did what the reference model says, and nothing else.
  public var isConformant: Bool {
    divergence == nil && crash == nil && hang == nil && unexpectedRefusals == 0
  }
}

/// Runs sessions on apps and holds every screen against the reference model.
public enum SessionRunner {
  /// Runs a session, comparing the screen after the launch, after every event, and when the app has been told that it ends.
  ///
  /// The session ends at the first divergence: what follows would only be its consequence.
  /// - Parameter onIdle: Called after the launch and after each event, with the number of events carried out, when
  ///   the app has come to rest.
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

  /// Runs a session's events and compares nothing: what a measurement of time wants.
  @MainActor public static func run<App: AppUnderTest>(_ events: [UserEvent], on app: App) {
    let driver = app.driver
    for event in events { driver.perform(event) }
  }
}

/// The screen is not what the reference model says.
public struct Divergence<Model: ReferenceModel>: Sendable {
  /// The session up to and including the event that showed it.
  public let session: Session<Model>
  /// What must be on screen.
  public let expected: ScreenTranscript
  /// What is on screen.
  public let found: ScreenTranscript
  /// Whether it shows only when the app has been told that it ends.
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

  /// What divergences of different sessions have in common when they are the same: the kind of the event, and the names of the
  /// facts that differ, whatever their values.
  public var fingerprint: String {
    let changed = found.changes(from: expected).filter { !$0.hasPrefix("  ") }
    let names = Set(
      changed.map { $0.dropFirst(2).prefix { $0 != ":" }.replacing(/[0-9]+/, with: "#") })
    let last = session.events.last.map { "after \($0.kind)" } ?? "at the launch"
    let event = isAtEnd ? "at the app's end" : last
    return "\(event): \(names.sorted().joined(separator: ", "))"
  }

  /// The steps that led here, and the two screens as a diff: minus is what the reference model says, plus what the
  /// app shows.
  public var report: String {
    (session.steps(atMost: 12) + ["screen (- expected, + found):"] + found.changes(from: expected))
      .joined(separator: "\n")
  }
}
