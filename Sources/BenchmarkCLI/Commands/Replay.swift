import ArgumentParser
import BenchmarkMetrics
import BenchmarkReports
import BenchmarkResults
import FootballGatherSessions
import Foundation
import UserSessions

/// Runs one session again, on one subject or on all.
struct Replay: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run one session again and say where a subject leaves the reference model.",
    discussion: """
      EXAMPLES
        bench replay Benchmarks/Sessions/double-done.json
        bench replay --seed 42 --index 17 --subject MVC
        bench replay --seed 42 --index 17 --personas mine.json
        bench replay --seed 42 --index 17 --save session.json
        bench replay --seed 42 --index 17 --subject MVC --deviation D05
      """)

  @Argument(help: "A session file; or give --seed and --index.")
  var file: String?
  @Option(help: "The seed of a generated session.")
  var seed: String?
  @Option(help: "The number of a generated session, from 0.")
  var index: Int?
  @Option(help: "How many events a generated session has.")
  var events = 100
  @Flag(help: "The number is that of a guided session.")
  var guided = false
  @Option(help: "The file of personas that a generated session was made with.")
  var personas: String?
  @Option(help: "Subjects, separated by commas; all by default.")
  var subject: String?
  @Option(
    help:
      "Hold the app against a model with this deviation of published code, such as D05.")
  var deviation: String?
  @Flag(help: "Also count the objects that lived too long.")
  var leaks = false
  @Option(help: "Store the session in this file.")
  var save: String?

  func validate() throws {
    let isGenerated = seed != nil && index != nil
    if (file != nil) == isGenerated || (seed != nil) != (index != nil) {
      throw ValidationError("expected either a session file, or both --seed and --index.")
    }
    if file != nil, personas != nil || guided {
      throw ValidationError("a session file has its events: leave out --personas and --guided.")
    }
    if let deviation, Deviation(rawValue: deviation) == nil {
      throw ValidationError(
        "found --deviation '\(deviation)', expected one of"
          + " \(Deviation.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    if events < 1 || index ?? 0 < 0 {
      throw ValidationError("--events must be 1 or more, and --index 0 or more.")
    }
  }

  @MainActor func perform() throws {
    if leaks, !LeakCheck.isAvailable {
      try ReleaseBuild.replace(by: try ReleaseBuild.instrumentedTwin())
    }
    let session = try loadSession()
    if let save {
      try Files.write(try SessionFile(session).data(), to: URL(fileURLWithPath: save))
      note("saved \(session.events.count) events in '\(save)'")
    }
    let subjects = try Subjects.listed(subject)
    let part = ConformanceCheck(
      subjects, deviations: Set(deviation.flatMap(Deviation.init(rawValue:)).map { [$0] } ?? [])
    ).run([session])
    for row in part.rows where !part.findings.contains(where: { $0.subject == row.subject }) {
      output("\(row.subject): \(row.events) events, every screen as the reference model says\n")
    }
    for finding in part.findings {
      output("\(finding.subject): \(finding.summary)\n\(finding.detail)\n")
    }
    if leaks { try countLeaks(session, subjects) }
    if !part.findings.isEmpty { throw Failure(.checkFailed, "the session fails.") }
  }

  private func loadSession() throws(Failure) -> Session<FootballGatherModel> {
    if let file { return try RecordedSession.load(file) }
    guard let text = seed, let index else { throw Failure(.usage, "no session was named.") }
    let range = SessionRange(
      seed: try BenchmarkCLI.seed(text), first: index, count: 1, eventsPerSession: events,
      population: try Personas.load(personas), isGuided: guided)
    guard let session = range.sessions.first(where: { _ in true }) else {
      throw Failure(.usage, "no session was named.")
    }
    return session
  }

  @MainActor private func countLeaks(
    _ session: Session<FootballGatherModel>, _ subjects: [SubjectUnderTest]
  ) throws {
    let leaks = LeakCheck.merge([try LeakCheck(subjects).run([session])])
    for row in leaks.rows {
      output(
        "\(row.subject): \(row.type): leaked \(row.leaked), abandoned \(row.abandoned),"
          + " late \(row.late), premature \(row.premature)\n")
    }
    for fault in leaks.faults { output("\n\(fault.drawn)\n") }
    if leaks.rows.isEmpty { output("no object lived too long, or not long enough\n") }
  }
}
