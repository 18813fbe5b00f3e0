import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import FootballGatherReference
import Foundation
import RandomUsers
import UserSessions

/// Finds the simplest session that shows the same failure.
struct Shrink: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find the simplest session that shows the same failure.",
    discussion: """
      Fewer events are simpler, then a simpler start, then simpler events; what counts is that the failure has the same
      fingerprint. Without --fingerprint it is the one that the file was kept for, else the first that the session shows.

      EXAMPLES
        bench shrink session.json --subject MVC --save short.json
        bench shrink --seed 0x5eed --index 0 --subject MVP-C/from --save short.json
        bench shrink --seed 1 --index 0 --subject MVC --deviation D09
      """.flowing)

  @OptionGroup var choice: SessionChoice
  @Option(
    help: "The subject that fails; the one of the finding where the file has one.",
    completion: .subjects)
  var subject: String?
  @OptionGroup var model: DeviationChoice
  @Option(help: "Which of the session's failures; 'bench leaks' and the findings of a run tell it.")
  var fingerprint: String?
  @Option(help: "How many sessions may be replayed.")
  var budget = 20_000
  @Option(help: "Store the simplest session in this file.")
  var save: String?

  func validate() throws {
    if budget < 2 { throw ValidationError("found --budget \(budget), expected 2 or more.") }
  }

  @MainActor func perform() throws {
    // Objects are counted as well.
    if !LeakCheck.isAvailable { try ReleaseBuild.replace(by: ReleaseBuild.instrumentedTwin()) }
    if let (app, file) = try choice.galleryFile() { return try shrink(file, of: app) }
    let shown = try choice.shownFinding()
    guard let name = subject ?? shown?.subject else {
      throw Failure(.usage, "no subject was named. Add --subject, such as --subject MVC.")
    }
    let subjects = try Subjects.listed(name)
    guard let subject = subjects.first, subjects.count == 1 else {
      throw Failure(.usage, "found \(subjects.count) subjects in '\(name)', expected one.")
    }
    let examination = SessionExamination(subject, deviations: model.deviations)
    let session = try choice.session()
    let findings = try examination.findings(of: session)
    let finding = try pick(findings, shown) { ($0.fingerprint ?? "", $0.summary) }
    let outcome = try SessionShrinking(examination, budget: budget)
      .shrink(session, showing: finding)
    show("\(outcome.finding.summary)\n\(outcome.finding.detail)\n")
    note(
      "\(session.events.count) events made \(outcome.session.events.count) by"
        + " \(outcome.replays) replays; \(outcome.end.meaning)")
    if let save, let text = outcome.finding.session {
      try store(Data(text.utf8), in: save)
    }
    if outcome.end == .flaky { throw Failure(.checkFailed, outcome.finding.summary) }
  }

  @MainActor private func shrink(_ file: SessionFile<EmptyStart>, of app: GalleryApp) throws {
    let findings = try app.findings(after: file.events)
    let finding = try pick(findings, file.finding) { ($0.fingerprint, $0.fingerprint) }
    let shrunk = try app.shrink(finding, replays: min(budget, 2_000))
    for finding in shrunk { show("\(finding)\n") }
    guard let simplest = shrunk.first else { return }
    note("\(file.events.count) events made \(simplest.events.count)")
    if let save { try store(try app.file(simplest).data(), in: save) }
    if shrunk.count > 1 { throw Failure(.checkFailed, "the finding is flaky.") }
  }

  private func store(_ data: Data, in path: String) throws(Failure) {
    try Files.write(data, to: URL(given: path))
    note("saved in '\(path)'")
  }

  /// The failure that the shrunk session must show.
  private func pick<Found>(
    _ findings: [Found], _ shown: ShownFinding?, _ describe: (Found) -> (String, String)
  ) throws(Failure) -> Found {
    guard let first = findings.first else {
      throw Failure(.badInput, "the session shows no failure: there is nothing to shrink.")
    }
    guard let wanted = fingerprint ?? shown?.fingerprint else { return first }
    if let found = findings.first(where: { describe($0).0 == wanted }) { return found }
    let known = findings.map { "'\(describe($0).0)' (\(describe($0).1))" }
    throw Failure(
      .badInput,
      "the session does not show '\(wanted)', expected one of \(known.joined(separator: ", ")).")
  }
}

extension Shrinker.End {
  /// An explanation for the user.
  var meaning: String {
    switch self {
    case .fixpoint: "nothing that is tried makes it simpler"
    case .budget: "the budget is spent, and it may not be the simplest; give a larger --budget"
    case .flaky: "it did not show the failure again"
    }
  }
}
