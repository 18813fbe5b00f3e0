import UserSessions

extension RandomUsers {
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
      let outcome = try run(.given(events), on: app, oracle, checks)
      let same = outcome.allFindings.first {
        $0.fingerprint == finding.fingerprint
          || finding.crashSite != nil && $0.crashSite == finding.crashSite
      }
      return (same, outcome.sleep)
    }
  }

  /// Simplifies the events of a finding as far as the budget of replays and their sleep allow.
  ///
  /// - Parameter replay: Returns the finding if the events show it, and the time for which the app
  ///   slept.
  @MainActor func shrink(
    _ finding: Finding,
    replay: @escaping @MainActor ([UserEvent]) throws -> (Finding?, sleep: Duration)
  ) throws -> [Finding] {
    guard finding.kind != .notChecked else { return [finding] }
    var shrinker = Shrinker<EmptyStart>(
      budget: replays, costOfShowing: finding.kind == .hang ? max(1, replays / Self.hangs) : 1
    ) { _, _ in links.map { Proposal(.openURL($0)) } }
    var simplest = finding
    var sleep = Duration.zero
    shrinker.mayReplay = { sleep <= longestSleep }
    let outcome = try shrinker.shrink(.init(start: EmptyStart(), events: finding.events)) { trial in
      let (same, slept) = try replay(trial.events)
      sleep += slept
      guard let same else { return false }
      simplest = same
      return true
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
