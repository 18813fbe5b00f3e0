import AppArchitecture
import ComparedApps
import Foundation
import RegisteredApps
import UserSessions

extension UntrustedInput {
  /// The part of a session to run: enough for every kind of event and for a timer to expire.
  private static let (mostEvents, mostSeconds) = (200, 10_000)

  @MainActor static func checkSession(_ content: Data) throws(Violation) -> Verdict {
    let name = (try? SessionFileHeader.read(content))?.app
    let app: any App = name.flatMap(Apps.named) ?? Apps.all[0]
    return try checkSession(content, of: app)
  }

  @MainActor private static func checkSession<A: App>(
    _ content: Data, of app: A
  ) throws(Violation) -> Verdict {
    let file: SessionFile<A.Model.Start>
    do {
      file = try .read(content)
    } catch {
      return .refused(error.problem)
    }
    try checkRoundTrip(file) {
      try $0.data()
    } read: {
      try .read($0)
    }
    let session = Session<A.Model>(start: file.start, events: shortened(file.events))
    try checkShrinking(session)
    let expected = ExpectedSession(session)
    for variant in app.architectures.compactMap(\.variants.first) {
      let outcome = app.check(expected, on: variant)
      _ = outcome.divergence.map { ($0.report, $0.fingerprint) }
    }
    return .accepted
  }

  /// Shrinks a session while keeping its last event: the shrinker must handle any event and start.
  private static func checkShrinking<Model: ReferenceModel>(
    _ session: Session<Model>
  ) throws(Violation) where Model.Start: SimplifiableStart {
    let original = Shrinker.Trial(start: session.start, events: session.events)
    do {
      let outcome = try Shrinker<Model.Start>(budget: 100).shrink(original) {
        $0.events.last == original.events.last
      }
      if original.isSimpler(than: outcome.simplest) || outcome.end == .flaky {
        throw Violation("shrunk to \(outcome.simplest), which is not simpler")
      }
    } catch let violation as Violation {
      throw violation
    } catch {
      throw Violation("shrinking failed: \(error)")
    }
  }

  private static func shortened(_ events: [UserEvent]) -> [UserEvent] {
    var seconds = 0
    return events.prefix(mostEvents).filter { event in
      guard case .wait(let more) = event else { return true }
      seconds += more
      return seconds <= mostSeconds
    }
  }
}
