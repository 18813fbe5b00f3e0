import BenchmarkKit
import ComparedApps
import UserSessions

/// Searches for the simplest session that reproduces a failure of a subject.
///
/// A session reproduces a failure if it has a finding with the same fingerprint. Trials run in a
/// copy of the process, because a simpler session may crash it; the result is confirmed in a
/// separate copy.
@MainActor package struct SessionShrinking<A: App> {
  /// The result of a search.
  package struct Outcome: Sendable {
    /// The simplest session that reproduces the failure.
    package let session: Session<A.Model>
    /// The failure in that session; its kind is `flaky` if it was not reproduced.
    package let finding: Finding
    /// The number of sessions replayed.
    package let replays: Int
    package let end: Shrinker<A.Model.Start>.End
  }

  private let diagnostic: SessionDiagnostic<A>
  private let budget: Int
  private let onTrial: () -> Void

  // The maximum number of hangs to wait for: each takes the full timeout, twice.
  private static var hangs: Int { 12 }

  /// Creates a search that replays at most `budget` sessions.
  ///
  /// - Parameter onTrial: Called before each replay, and again for known answers when the search
  ///   restarts after a crash.
  package init(
    _ diagnostic: SessionDiagnostic<A>, budget: Int, onTrial: @escaping () -> Void = {}
  ) {
    self.diagnostic = diagnostic
    self.budget = budget
    self.onTrial = onTrial
  }

  /// Simplifies a session as far as the budget allows.
  ///
  /// - Parameter finding: The session's finding, whose kind and fingerprint identify the failure.
  /// - Throws: An error if the system cannot create another process, or a session has too many
  ///   objects to be counted.
  package func shrink(
    _ session: Session<A.Model>, showing finding: Finding
  ) throws -> Outcome {
    let (outcome, simplest) = try simplest(of: session, showing: finding)
    let found = Session<A.Model>(
      origin: outcome.simplest.events == session.events ? session.origin : nil,
      start: outcome.simplest.start, events: outcome.simplest.events)
    let isFlaky = outcome.end == .flaky
    // The file of a flaky session names the original failure, which a replay then looks for.
    let shown = isFlaky ? finding : finding.shown(by: simplest, session: "")
    let text = try diagnostic.app.file(found, finding: ShownFinding(shown)).text()
    let reported = isFlaky ? flaky(finding) : finding
    return Outcome(
      session: found, finding: reported.shown(by: isFlaky ? reported : simplest, session: text),
      replays: outcome.replays, end: outcome.end)
  }

  private typealias Search = Shrinker<A.Model.Start>

  /// The simplest session and its failure, confirmed in a separate copy of the process.
  private func simplest(
    of session: Session<A.Model>, showing finding: Finding
  ) throws -> (Search.Outcome, Finding) {
    let aspect = aspect(of: finding)
    let (outcome, _) = try diagnostic.search(aspect) { findings in
      try search(session, showing: finding, by: findings)
    }
    // Sessions that share a copy can affect each other, so the result must be reproduced alone.
    let alone = Session<A.Model>(
      start: outcome.simplest.start, events: outcome.simplest.events)
    if outcome.end != .flaky,
      let same = try diagnostic.findings(of: alone, aspect).first(where: finding.isSame)
    {
      return (outcome, same)
    }
    return try search(session, showing: finding) { try diagnostic.findings(of: $0, aspect) }
  }

  private func search(
    _ session: Session<A.Model>, showing finding: Finding,
    by findings: @escaping (Session<A.Model>) throws -> [Finding]
  ) throws -> (Search.Outcome, Finding) {
    let cost = finding.fingerprint?.hasPrefix("hang: ") == true ? max(1, budget / Self.hangs) : 1
    let search = Search(budget: budget, costOfShowing: cost) {
      A.Model.proposals(after: $1, from: $0)
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

  private func aspect(of finding: Finding) -> SessionDiagnostic<A>.Aspect {
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
        "not reproduced by replaying the session: \(finding.summary)",
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
  package init(_ finding: Finding) {
    self.init(
      kind: finding.kind.rawValue, subject: finding.subject,
      fingerprint: finding.fingerprint ?? "", summary: finding.summary)
  }
}
