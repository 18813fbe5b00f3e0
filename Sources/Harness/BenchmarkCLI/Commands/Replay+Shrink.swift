import BenchmarkKit
import BenchmarkMetrics
import BenchmarkVerification
import ComparedApps
import Foundation
import RandomUsers
import UserSessions

// The search for the simplest session with the same failure.
extension Replay {
  @MainActor func performShrinking() throws {
    // The checks also count objects.
    try LeakCheck.ensureHooks()
    if let (app, file) = try choice.galleryFile() { return try shrink(file, of: app) }
    try shrinkSession(of: choice.chosenApp())
  }

  @MainActor private func shrinkSession(of app: some App) throws {
    let shown = try choice.shownFinding()
    guard let name = subjects.list ?? shown?.subject else {
      throw Failure(CommandFailure.noSubject)
    }
    let subjects = try Subjects(app).listed(name)
    guard let subject = subjects.first, subjects.count == 1 else {
      throw Failure(CommandFailure.severalSubjects(subjects.map(\.subject.id), list: name))
    }
    let diagnostic = SessionDiagnostic(subject, of: app, deviations: model.deviations)
    let session = try choice.session(of: app)
    let findings = try diagnostic.findings(of: session)
    let finding = try pick(findings, shown) { ($0.fingerprint ?? "", $0.summary) }
    let outcome = try SessionShrinking(diagnostic, budget: shrinkBudget)
      .shrink(session, showing: finding)
    try show("\(outcome.finding.summary)\n\(outcome.finding.detail)\n")
    note(
      "\(session.events.count.counted("event")) reduced to \(outcome.session.events.count) in"
        + " \(outcome.replays) replays; \(outcome.end.meaning)")
    if let save, let text = outcome.finding.session {
      try store(Data(text.utf8), in: save)
    }
    if outcome.end == .flaky {
      throw Failure(CommandFailure.flaky(summary: outcome.finding.summary))
    }
  }

  @MainActor private func shrink(_ file: SessionFile<EmptyStart>, of app: GalleryApp) throws {
    let findings = try app.findings(after: file.events)
    let finding = try pick(findings, file.finding) { finding in
      (finding.fingerprint, finding.fingerprint)
    }
    let shrunk = try app.shrink(finding, replays: min(shrinkBudget, 2_000))
    for finding in shrunk { try show("\(finding)\n") }
    guard let simplest = shrunk.first else { return }
    note("\(file.events.count.counted("event")) reduced to \(simplest.events.count)")
    if let save { try store(try app.file(simplest).data(), in: save) }
    if shrunk.count > 1 { throw Failure(CommandFailure.flaky(summary: finding.fingerprint)) }
  }

  private func store(_ data: Data, in path: String) throws(Failure) {
    try Files.write(data, to: URL(given: path))
    note("saved in '\(path)'")
  }

  /// The failure that the shrunk session must reproduce.
  private func pick<Found>(
    _ findings: [Found], _ shown: ShownFinding?, _ describe: (Found) -> (String, String)
  ) throws(Failure) -> Found {
    guard let first = findings.first else { throw Failure(CommandFailure.noFailure) }
    guard let wanted = fingerprint ?? shown?.fingerprint else { return first }
    if let found = findings.first(where: { describe($0).0 == wanted }) { return found }
    let known = findings.map { "'\(describe($0).0)' (\(describe($0).1))" }
    throw Failure(CommandFailure.otherFailure(wanted, known: known))
  }
}

extension Shrinker.End {
  /// The reason the search ended, in words for the user.
  var meaning: String {
    switch self {
    case .fixpoint: "no simpler session was found"
    case .budget: "the budget ran out, so a simpler session may exist; use a larger --shrink-budget"
    case .flaky: "the failure did not recur"
    }
  }
}
