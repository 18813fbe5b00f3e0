import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import BenchmarkVerification
import ComparedApps
import Foundation
import RandomUsers
import UserSessions

/// Runs one session again, on one subject or on all.
struct Replay: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run one session again, step by step, or shrink it.",
    discussion: """
      The screens are compared with the reference model. A session stored with a finding is run on
      the subject of the finding. The command exits with 1 if the session still reproduces it, and
      with 0 otherwise. A crash or an endless loop ends only a copy of the process.

      With --shrink, the command searches for the simplest session with the same failure: the one
      with the fewest events, then with the simplest start, then with the simplest events. The
      failure is the one for which the file was stored, or else the first.

      EXAMPLES
        bench replay Benchmarks/Sessions/done-twice-first-fails.json
        bench replay Benchmarks/Sessions/gallery/C02.json
        bench replay Benchmarks/Sessions/gallery/C02.json --fixed
        bench replay --seed 42 --index 17 --subjects MVC --steps
        bench replay --seed 42 --index 17 --personas mine.json
        bench replay --seed 42 --index 17 --save session.json
        bench replay --seed 42 --index 17 --subjects MVC --deviation D05
        bench replay session.json --subjects MVC --shrink --save short.json
      """.flowing)

  @OptionGroup var choice: SessionChoice
  @OptionGroup var subjects: SubjectList
  @OptionGroup var model: DeviationChoice
  @Flag(help: "Also count the objects released late, early or never.")
  var leaks = false
  @Flag(help: "Also print each event, the changes on screen, and the live objects.")
  var steps = false
  @Flag(help: "Run a gallery session on the app without the defect.")
  var fixed = false
  @Option(help: .save(to: "file")) var save: String?
  @Flag(help: .shrink) var shrink = false
  @Option(
    help: "Shrink the failure with this fingerprint; defaults to the stored or first failure.")
  var fingerprint: String?
  @Option(help: .shrinkBudget) var shrinkBudget = 20_000

  func validate() throws {
    try OptionProblem.check("--shrink-budget", shrinkBudget, atLeast: 2)
    if fingerprint != nil, !shrink {
      throw ValidationError(.missing("--fingerprint", needed: "--shrink"))
    }
    if shrink {
      try OptionProblem.check(
        "--shrink", excludes: ["--steps": steps, "--leaks": leaks, "--fixed": fixed])
    }
  }

  @MainActor func perform() throws {
    if shrink { return try performShrinking() }
    let shown = try choice.shownFinding()
    if let (app, file) = try choice.galleryFile() {
      if steps { throw Failure(CommandFailure.ofGallery(option: "--steps")) }
      try LeakCheck.ensureHooks()
      return try replay(file, of: app)
    }
    if fixed { throw Failure(CommandFailure.notOfGallery(option: "--fixed")) }
    if leaks || steps || shown?.kind == BenchmarkKit.Finding.Kind.lifetime.rawValue {
      try LeakCheck.ensureHooks()
    }
    try perform(on: choice.chosenApp(), shown)
  }

  @MainActor private func perform(on app: some App, _ shown: ShownFinding?) throws {
    let session = try choice.session(of: app)
    if let save {
      try Files.write(try app.file(session, finding: shown).data(), to: URL(given: save))
      note("saved \(session.events.count.counted("event")) in '\(save)'")
    }
    if let shown {
      try replay(session, of: app, keptFor: shown)
    } else {
      try compare(session, of: app, try Subjects(app).listed(subjects.list))
    }
  }

  // MARK: A session stored with a finding

  @MainActor private func replay(_ file: SessionFile<EmptyStart>, of app: GalleryApp) throws {
    if let save {
      try Files.write(try file.data(), to: URL(given: save))
      note("saved \(file.events.count.counted("event")) in '\(save)'")
    }
    let findings = try app.findings(after: file.events, isFixed: fixed)
    for finding in findings { try show("\(finding)\n") }
    if let shown = file.finding {
      let name = app.name + (fixed ? ", fixed" : "")
      try conclude(shown, name, isShown: findings.contains { $0.fingerprint == shown.fingerprint })
    } else if !findings.isEmpty {
      throw Failure(CommandFailure.failingSession)
    }
  }

  @MainActor private func replay<A: App>(
    _ session: Session<A.Model>, of app: A, keptFor shown: ShownFinding
  ) throws {
    var isShown = false
    let subjects = try Subjects(app).listed(subjects.list ?? shown.subject)
    try printSteps(of: session, app, subjects)
    for subject in subjects {
      let findings = try SessionDiagnostic(subject, of: app, deviations: model.deviations)
        .findings(of: session)
      for finding in findings {
        try show("\(finding.subject): \(finding.summary)\n\(finding.detail)\n")
      }
      isShown =
        isShown
        || findings.contains {
          $0.kind.rawValue == shown.kind && $0.fingerprint == shown.fingerprint
        }
    }
    try conclude(shown, subjects.map(\.subject.id).joined(separator: ", "), isShown: isShown)
  }

  private func conclude(_ shown: ShownFinding, _ subject: String, isShown: Bool) throws {
    guard !isShown else {
      throw Failure(CommandFailure.reproduced(subject: subject, summary: shown.summary))
    }
    try show("\(subject): the session no longer reproduces this failure: \(shown.summary)\n")
  }

  @MainActor private func printSteps<A: App>(
    of session: Session<A.Model>, _ app: A, _ subjects: [SubjectUnderTest]
  ) throws {
    guard steps else { return }
    for subject in subjects {
      var attempts = Attempts()
      try SessionSteps(subject, of: app).run(session) { line in
        attempts.attempt { try show("\(line)\n") }
      }
      if let error = attempts.error { throw error }
    }
  }

  // MARK: Any other session

  @MainActor private func compare<A: App>(
    _ session: Session<A.Model>, of app: A, _ subjects: [SubjectUnderTest]
  ) throws {
    try printSteps(of: session, app, subjects)
    // Each subject first runs the session in a forked process, where a crash ends only that
    // process. Subjects that do not crash then run it in this process, where a debugger can attach
    // and the app's output is visible.
    let crashes = try subjects.map {
      try SessionDiagnostic($0, of: app, deviations: model.deviations).crash(in: session)
    }
    let survivors = zip(subjects, crashes).filter { $1 == nil }.map(\.0)
    let part = ConformanceCheck(survivors, deviations: model.deviations)
      .run([session], of: app)
    for row in part.rows where !part.findings.contains(where: { $0.subject == row.subject }) {
      let events = row.events.counted("event")
      try show("\(row.subject): \(events), every screen matches the reference model\n")
    }
    let findings = crashes.compactMap { $0 } + part.findings
    for finding in findings {
      try show("\(finding.subject): \(finding.summary)\n\(finding.detail)\n")
    }
    if leaks, !survivors.isEmpty { try countLeaks(session, of: app, survivors) }
    if !findings.isEmpty { throw Failure(CommandFailure.failingSession) }
  }

  @MainActor private func countLeaks<A: App>(
    _ session: Session<A.Model>, of app: A, _ subjects: [SubjectUnderTest]
  ) throws {
    let leaks = try LeakCheck(subjects).run([session], of: app)
    for row in leaks.rows {
      let counts = LeakVerdict.allCases.map { "\(row[$0]) \($0.title)" }
      try show("\(row.subject): \(row.type): \(counts.joined(separator: ", "))\n")
    }
    for defect in leaks.defects { try show("\n\(defect.drawn)\n") }
    if leaks.rows.isEmpty { try show("every object was released together with its screen\n") }
  }
}
