public import BenchmarkResults
public import FootballGatherSessions
public import UserSessions

/// Finds the simplest session that shows a failure of a subject.
///
/// A session shows a failure when it shows one with the same fingerprint. Trials run in a copy of the process, because a session that
/// is simpler may end it; the result is looked at once more in a copy of its own.
@MainActor public struct SessionShrinking {
  /// What a search came to.
  public struct Outcome: Sendable {
    /// The simplest session that shows the failure.
    public let session: Session<FootballGatherModel>
    /// The failure as that session shows it, with the session; of the kind `flaky` when it did not show again.
    public let finding: Finding
    /// How many sessions were replayed.
    public let replays: Int
    public let end: Shrinker<FootballGatherModel.Start>.End
  }

  private let examination: SessionExamination
  private let budget: Int
  private let onTrial: () -> Void

  // Each takes all of the patience, twice.
  private static let hangs = 12

  /// Prepares a search that replays at most `budget` sessions.
  ///
  /// - Parameter onTrial: Called before each replay, and for each that need not be repeated after one that ended the process.
  public init(
    _ examination: SessionExamination, budget: Int, onTrial: @escaping () -> Void = {}
  ) {
    self.examination = examination
    self.budget = budget
    self.onTrial = onTrial
  }

  /// Makes a session as simple as the budget allows.
  ///
  /// - Parameter finding: What the session shows: its kind and fingerprint say what is looked for.
  /// - Throws: An error when the system has no room for another process, or a session has too many objects to be counted.
  public func shrink(
    _ session: Session<FootballGatherModel>, showing finding: Finding
  ) throws -> Outcome {
    let (outcome, simplest) = try simplest(of: session, showing: finding)
    let found = Session<FootballGatherModel>(
      origin: outcome.simplest.events == session.events ? session.origin : nil,
      start: outcome.simplest.start, events: outcome.simplest.events)
    let isFlaky = outcome.end == .flaky
    // A replay of the file looks for the failure itself.
    let shown = isFlaky ? finding : finding.shown(by: simplest, session: "")
    let text = try SessionFile(found, finding: ShownFinding(shown)).text()
    let told = isFlaky ? flaky(finding) : finding
    return Outcome(
      session: found, finding: told.shown(by: isFlaky ? told : simplest, session: text),
      replays: outcome.replays, end: outcome.end)
  }

  private typealias Search = Shrinker<FootballGatherModel.Start>

  /// The simplest session, and the failure as that session shows it in a copy of its own.
  private func simplest(
    of session: Session<FootballGatherModel>, showing finding: Finding
  ) throws -> (Search.Outcome, Finding) {
    let aspect = aspect(of: finding)
    let (outcome, _) = try examination.search(aspect) { findings in
      try search(session, showing: finding, by: findings)
    }
    // Sessions that share a copy can disturb each other: what one shows after others, it has to show alone.
    let alone = Session<FootballGatherModel>(
      start: outcome.simplest.start, events: outcome.simplest.events)
    if outcome.end != .flaky,
      let same = try examination.findings(of: alone, aspect).first(where: finding.isSame)
    {
      return (outcome, same)
    }
    return try search(session, showing: finding) { try examination.findings(of: $0, aspect) }
  }

  private func search(
    _ session: Session<FootballGatherModel>, showing finding: Finding,
    by findings: @escaping (Session<FootballGatherModel>) throws -> [Finding]
  ) throws -> (Search.Outcome, Finding) {
    let cost = finding.fingerprint?.hasPrefix("hang: ") == true ? max(1, budget / Self.hangs) : 1
    let search = Search(budget: budget, costOfShowing: cost) {
      FootballGatherModel.proposals(after: $1, from: $0)
    }
    var simplest = finding
    let outcome = try search.shrink(.init(start: session.start, events: session.events)) { trial in
      onTrial()
      let found = try findings(Session(start: trial.start, events: trial.events))
      guard let same = found.first(where: finding.isSame) else { return false }
      simplest = same
      return true
    }
    return (outcome, simplest)
  }

  private func aspect(of finding: Finding) -> SessionExamination.Aspect {
    switch finding.kind {
    case .lifetime: .lifetimes
    case .hang: .everything
    case .crash where finding.fingerprint?.hasPrefix("exception: ") == false: .everything
    case .divergence, .crash, .refusal, .memory, .measurement, .unitTest, .flaky: .differences
    }
  }

  private func flaky(_ finding: Finding) -> Finding {
    Finding(
      kind: .flaky, subject: finding.subject,
      summary:
        "a \(finding.kind.rawValue) did not show when its session was replayed: \(finding.summary)",
      detail: finding.detail, replay: finding.replay,
      fingerprint: "flaky: \(finding.fingerprint ?? "")", origin: finding.origin)
  }
}

extension Finding {
  fileprivate func isSame(_ other: Finding) -> Bool {
    kind == other.kind && fingerprint == other.fingerprint
  }
}

extension ShownFinding {
  /// What a session file says of a finding.
  public init(_ finding: Finding) {
    self.init(
      kind: finding.kind.rawValue, subject: finding.subject,
      fingerprint: finding.fingerprint ?? "", summary: finding.summary)
  }
}
