import Catalog
import FootballGatherReference
import FootballGatherUI
import Foundation
import UserSessions

extension StoredFile {
  /// The part of a session to run: enough for every kind of event and for a timer to expire.
  private static let (mostEvents, mostSeconds) = (200, 10_000)

  @MainActor static func checkSession(_ content: Data) throws(Violation) -> Verdict {
    let file: SessionFile<FootballGatherModel.Start>
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
    let session = Session<FootballGatherModel>(start: file.start, events: shortened(file.events))
    try checkShrinking(session)
    let expected = ExpectedSession(session)
    for variant in Catalog.architectures.compactMap(\.variants.first) {
      let outcome = FootballGatherApp.check(expected, on: variant)
      _ = outcome.divergence.map { ($0.report, $0.fingerprint) }
    }
    return .accepted
  }

  /// Shrinks a session while keeping its last event: the shrinker must handle any event and start.
  private static func checkShrinking(
    _ session: Session<FootballGatherModel>
  ) throws(Violation) {
    let original = Shrinker.Trial(start: session.start, events: session.events)
    do {
      let outcome = try Shrinker<FootballGatherModel.Start>(budget: 100).shrink(original) {
        $0.events.last == original.events.last
      }
      if original.isSimpler(than: outcome.simplest) || outcome.end == .flaky {
        throw Violation("shrunk to \(outcome.simplest), which is less simple")
      }
    } catch let violation as Violation {
      throw violation
    } catch {
      throw Violation("not shrunk: \(error)")
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
