import Foundation
import UserSessions

extension RandomUsers {
  /// Waits for a replay: returns the finding if the events show it, and the time for which the app
  /// slept.
  typealias Replay = @MainActor () throws -> (Finding?, sleep: Duration)

  // More would seldom be of use: the search goes on differently after each trial that succeeds.
  private static let replaysAtATime = min(4, ProcessInfo.processInfo.activeProcessorCount)
  // The approximate number of hangs that shrinking may wait for.
  private static let hangs = 8

  /// Simplifies the events of a finding as far as the budget of replays allows.
  ///
  /// - Returns: The finding with the simplest events that show it; if its own events do not
  ///   reproduce it, the unchanged finding and one of the kind `flaky`.
  /// - Throws: An error when the system cannot create another process.
  @MainActor public func shrink(
    _ finding: Finding, on app: AppLaunch, oracle: Oracle? = nil
  ) throws -> [Finding] {
    let checks = VisitChecks(for: finding.kind)
    return try shrink(finding) { events in
      let session = try start(.given(events), on: app, oracle, checks)
      return {
        let outcome = try session.outcome()
        let same = outcome.allFindings.first {
          $0.fingerprint == finding.fingerprint
            || finding.crashPlace != nil && $0.crashPlace == finding.crashPlace
        }
        return (same, outcome.sleep)
      }
    }
  }

  /// Simplifies the events of a finding as far as the budget of replays and their sleep allow.
  ///
  /// - Parameter start: Starts a replay of events; returns a function that waits for its result.
  @MainActor func shrink(
    _ finding: Finding, starting start: @escaping @MainActor ([UserEvent]) throws -> Replay
  ) throws -> [Finding] {
    guard finding.kind != .notChecked else { return [finding] }
    var shrinker = Shrinker<EmptyStart>(
      budget: replays, costOfShowing: finding.kind == .hang ? max(1, replays / Self.hangs) : 1
    ) { _, _ in links.map { Proposal(.openURL($0)) } }
    // An app that also depends on real time shows a finding in most replays.
    shrinker.attempts = 3
    shrinker.isRevealedByLastEvent = finding.kind.isRevealedByEvent
    var simplest = finding
    var sleep = Duration.zero
    shrinker.mayReplay = { sleep <= longestSleep }
    let outcome = try shrinker.shrink(
      .init(start: EmptyStart(), events: finding.events), replaysAtATime: Self.replaysAtATime
    ) { trial in
      let replay = try start(trial.events)
      return {
        let (same, slept) = try replay()
        sleep += slept
        guard let same else { return false }
        simplest = same
        return true
      }
    }
    (simplest.session, simplest.sessions) = (finding.session, finding.sessions)
    // A crash on the same line may have a different message.
    simplest.consequences = ([finding.fingerprint] + finding.consequences)
      .filter { $0 != simplest.fingerprint }
    guard outcome.end == .flaky else { return [simplest] }
    var flaky = Finding(
      .flaky, finding.fingerprint, detail: "it did not recur when its events were replayed",
      events: finding.events)
    flaky.session = finding.session
    return [finding, flaky]
  }
}

extension Finding.Kind {
  /// Whether a finding is reported after an event, never when the app is shut down, so that its
  /// last event reveals it.
  fileprivate var isRevealedByEvent: Bool {
    switch self {
    case .exception, .releasedLate, .releasedEarly, .lostNavigation, .deadEnd, .deadTouch,
      .openedTwice, .divergence, .difference:
      true
    case .crash, .hang, .leak, .appLongCycle, .abandoned, .flaky, .notChecked: false
    }
  }
}
