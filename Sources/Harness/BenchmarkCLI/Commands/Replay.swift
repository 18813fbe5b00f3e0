import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import FootballGatherReference
import Foundation
import RandomUsers
import UserSessions

/// Runs one session again, on one subject or on all.
struct Replay: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run one session again and say where a subject leaves the reference model.",
    discussion: """
      A session that was kept for a finding is run on the subject that it was found in: the command ends with 1 when it
      shows it, and with 0 when it does not show it any more. A trap or an endless loop ends a copy of the process only.

      EXAMPLES
        bench replay Benchmarks/Sessions/done-twice-first-fails.json
        bench replay Benchmarks/Sessions/gallery/C02.json
        bench replay Benchmarks/Sessions/gallery/C02.json --mended
        bench replay --seed 42 --index 17 --subject MVC
        bench replay --seed 42 --index 17 --personas mine.json
        bench replay --seed 42 --index 17 --save session.json
        bench replay --seed 42 --index 17 --subject MVC --deviation D05
      """.flowing)

  @OptionGroup var choice: SessionChoice
  @Option(
    help: "Subjects, separated by commas; all by default, or the one of the finding.",
    completion: .subjects)
  var subject: String?
  @OptionGroup var model: DeviationChoice
  @Flag(help: "Also count the objects that lived too long.")
  var leaks = false
  @Flag(help: "Run a session of the fault gallery on the app without the fault.")
  var mended = false
  @Option(help: "Store the session in this file.")
  var save: String?

  @MainActor func perform() throws {
    let shown = try choice.shownFinding()
    if let (app, file) = try choice.galleryFile() {
      if !LeakCheck.isAvailable { try ReleaseBuild.replace(by: ReleaseBuild.instrumentedTwin()) }
      return try replay(file, of: app)
    }
    if mended { throw Failure(.usage, "--mended is for sessions of the fault gallery.") }
    if leaks || shown?.kind == BenchmarkKit.Finding.Kind.lifetime.rawValue,
      !LeakCheck.isAvailable
    {
      try ReleaseBuild.replace(by: try ReleaseBuild.instrumentedTwin())
    }
    let session = try choice.session()
    if let save {
      try Files.write(
        try SessionFile(session, finding: shown).data(), to: URL(given: save))
      note("saved \(session.events.count) events in '\(save)'")
    }
    if let shown {
      try replay(session, keptFor: shown)
    } else {
      try compare(session, try Subjects.listed(subject))
    }
  }

  // MARK: A session that was kept for a finding

  @MainActor private func replay(_ file: SessionFile<EmptyStart>, of app: GalleryApp) throws {
    if let save {
      try Files.write(try file.data(), to: URL(given: save))
      note("saved \(file.events.count) events in '\(save)'")
    }
    let findings = try app.findings(after: file.events, isMended: mended)
    for finding in findings { show("\(finding)\n") }
    if let shown = file.finding {
      let name = app.name + (mended ? ", mended" : "")
      try tell(shown, name, isShown: findings.contains { $0.fingerprint == shown.fingerprint })
    } else if !findings.isEmpty {
      throw Failure(.checkFailed, "the session fails.")
    }
  }

  @MainActor private func replay(
    _ session: Session<FootballGatherModel>, keptFor shown: ShownFinding
  ) throws {
    var isShown = false
    let subjects = try Subjects.listed(subject ?? shown.subject)
    for subject in subjects {
      let findings = try SessionExamination(subject, deviations: model.deviations)
        .findings(of: session)
      for finding in findings {
        show("\(finding.subject): \(finding.summary)\n\(finding.detail)\n")
      }
      isShown =
        isShown
        || findings.contains {
          $0.kind.rawValue == shown.kind && $0.fingerprint == shown.fingerprint
        }
    }
    try tell(shown, subjects.map(\.subject.id).joined(separator: ", "), isShown: isShown)
  }

  private func tell(_ shown: ShownFinding, _ subject: String, isShown: Bool) throws {
    guard !isShown else {
      throw Failure(
        .checkFailed, "\(subject): the session shows what it was kept for: \(shown.summary).")
    }
    show("\(subject): the session does not show any more: \(shown.summary)\n")
  }

  // MARK: Any other session

  @MainActor private func compare(
    _ session: Session<FootballGatherModel>, _ subjects: [SubjectUnderTest]
  ) throws {
    // A crash ends only a forked process. A subject that survives is run here, where a debugger can
    // attach and the app's output is visible.
    let deaths = try subjects.map {
      try SessionExamination($0, deviations: model.deviations).death(in: session)
    }
    let survivors = zip(subjects, deaths).filter { $1 == nil }.map(\.0)
    let part = ConformanceCheck(survivors, deviations: model.deviations).run([session])
    for row in part.rows where !part.findings.contains(where: { $0.subject == row.subject }) {
      show("\(row.subject): \(row.events) events, every screen as the reference model says\n")
    }
    let findings = deaths.compactMap { $0 } + part.findings
    for finding in findings {
      show("\(finding.subject): \(finding.summary)\n\(finding.detail)\n")
    }
    if leaks, !survivors.isEmpty { try countLeaks(session, survivors) }
    if !findings.isEmpty { throw Failure(.checkFailed, "the session fails.") }
  }

  @MainActor private func countLeaks(
    _ session: Session<FootballGatherModel>, _ subjects: [SubjectUnderTest]
  ) throws {
    let leaks = LeakCheck.merge([try LeakCheck(subjects).run([session])])
    for row in leaks.rows {
      show(
        "\(row.subject): \(row.type): leaked \(row.leaked), abandoned \(row.abandoned),"
          + " late \(row.late), premature \(row.premature)\n")
    }
    for fault in leaks.faults { show("\n\(fault.drawn)\n") }
    if leaks.rows.isEmpty { show("no object lived too long, or not long enough\n") }
  }
}
