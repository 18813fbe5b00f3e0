public import BenchmarkResults
public import FootballGatherSessions
public import UserSessions

/// Finds the simplest session that shows a failure of a subject.
///
/// A session shows a failure when it shows one with the same fingerprint. Each trial has a copy of the process to itself: whatever a
/// session shows, one that is simpler may end the process.
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
  /// - Parameter onTrial: Called before each replay.
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
    let cost = finding.fingerprint?.hasPrefix("hang: ") == true ? max(1, budget / Self.hangs) : 1
    let shrinker = Shrinker<FootballGatherModel.Start>(budget: budget, costOfShowing: cost) {
      FootballGatherModel.proposals(after: $1, from: $0)
    }
    var simplest = finding
    let outcome = try shrinker.shrink(.init(start: session.start, events: session.events)) {
      trial in
      onTrial()
      let session = Session<FootballGatherModel>(start: trial.start, events: trial.events)
      guard let same = try look(at: session, for: finding).first(where: finding.isSame) else {
        return false
      }
      simplest = same
      return true
    }
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

  private func look(
    at session: Session<FootballGatherModel>, for finding: Finding
  ) throws -> [Finding] {
    let aspect: SessionExamination.Aspect =
      switch finding.kind {
      case .lifetime: .lifetimes
      case .hang: .everything
      case .crash where finding.fingerprint?.hasPrefix("exception: ") == false: .everything
      case .divergence, .crash, .refusal, .memory, .measurement, .unitTest, .flaky: .differences
      }
    return try examination.findings(of: session, aspect)
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
