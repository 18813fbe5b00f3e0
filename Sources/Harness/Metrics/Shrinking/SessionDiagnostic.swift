import BenchmarkKit
import ComparedApps
import Foundation
import RandomUsers
import UIKit
import UserSessions

/// Finds divergences, lifetime defects, crashes and hangs of one subject in one session.
@MainActor package struct SessionDiagnostic<A: App> {
  // RandomUsers has a type of the same name.
  package typealias Finding = BenchmarkKit.Finding

  let subject: SubjectUnderTest
  let app: A
  private let deviations: Set<String>
  private let behavior: UIKitBehavior
  private let timeout: TimeInterval
  // Kept for all sessions, so that the expected objects are measured only once.
  private let watch: LeakWatch<A>?

  /// Creates a diagnostic of one subject.
  ///
  /// - Parameters:
  ///   - deviations: Behaviours of published code that the reference model adopts; the canonical
  ///     app then fails.
  ///   - behavior: The choices for undocumented behaviour of UIKit.
  ///   - timeout: Seconds of real time per event, for sessions in a separate process.
  package init(
    _ subject: SubjectUnderTest, of app: A, deviations: Set<String> = [],
    behavior: UIKitBehavior = UIKitBehavior(), timeout: TimeInterval = 5
  ) {
    self.subject = subject
    self.app = app
    self.deviations = deviations
    self.behavior = behavior
    self.timeout = timeout
    watch = LeakCheck.isAvailable ? LeakWatch(subject, of: app, behavior: behavior) : nil
  }

  /// The failures to look for in a session.
  enum Aspect {
    case everything
    /// Divergences from the reference model.
    case differences
    /// Objects released late, early or never.
    case lifetimes
  }

  /// Runs a session in a copy of this process and returns all its findings.
  ///
  /// Lifetimes are checked if objects can be counted (`LeakCheck.isAvailable`).
  ///
  /// - Throws: An error if the system cannot create another process.
  package func findings(of session: Session<A.Model>) throws -> [Finding] {
    try findings(of: session, .everything)
  }

  func findings(of session: Session<A.Model>, _ aspect: Aspect) throws -> [Finding] {
    let copy = try Sandbox(timeout: timeout).run { journal in
      journal.write(diagnose(session, aspect) { journal.write("\($0)") })
    }
    let report = copy.lines.last.flatMap(Report.init)
    if let crash = crash(by: copy.end, copy.lines, isWhole: report != nil, of: session) {
      return [crash]
    }
    return try report?.shown() ?? []
  }

  /// Runs a search over sessions in a copy of this process, which is replaced if a session ends it.
  ///
  /// A copy per session would cost ten times as much as the session itself. After a session ends
  /// the copy, the search starts again with the answers already known.
  ///
  /// - Parameter search: A search that asks for findings. Given the same answers, it must ask for
  ///   the same sessions in the same order.
  /// - Throws: Any error of the search, or an error if the system cannot create another process.
  func search<Result>(
    _ aspect: Aspect,
    _ search: (
      _ findings: @escaping (Session<A.Model>) throws -> [Finding]
    ) throws -> Result
  ) throws -> Result {
    var answers: [Report] = []
    // The copy's output after its last answer, and the reason why it ended.
    var interrupted: (lines: [Substring], end: Sandbox.End)?
    while true {
      do {
        return try search(recall(answers) { throw Unanswered(session: $0) })
      } catch let unanswered as Unanswered {
        if let (lines, end) = interrupted {
          let crash = crash(by: end, lines, isWhole: false, of: unanswered.session)
          answers.append(Report(findings: crash.map { [$0] } ?? []))
          interrupted = nil
        } else {
          let copy = try copy(answering: aspect, after: answers, search)
          answers += copy.lines.compactMap(Report.init)
          guard copy.end == .finished, copy.lines.last == Self.lastLine[...] else {
            let last = copy.lines.lastIndex { Int($0) == nil } ?? -1
            interrupted = (Array(copy.lines[(last + 1)...]), copy.end)
            continue
          }
        }
      }
    }
  }

  /// Runs a search in a copy of this process, starting at the first session without an answer.
  private func copy<Result>(
    answering aspect: Aspect, after answers: [Report],
    _ search: (@escaping (Session<A.Model>) throws -> [Finding]) throws -> Result
  ) throws -> Sandbox.Result {
    try Sandbox(timeout: timeout).run { journal in
      let findings = recall(answers) { session in
        let text = diagnose(session, aspect) { journal.write("\($0)") }
        journal.write(text)
        return Report(text) ?? Report()
      }
      // An error is thrown again when the search runs with all answers known.
      _ = try? search(findings)
      journal.write(Self.lastLine)
    }
  }

  /// Returns the known answers in order, then the results of `next`.
  private func recall(
    _ answers: [Report], then next: @escaping (Session<A.Model>) throws -> Report
  ) -> (Session<A.Model>) throws -> [Finding] {
    var known = answers[...]
    return { try (known.popFirst() ?? next($0)).shown() }
  }

  /// A session that a search asks for and that has not been run yet.
  private struct Unanswered: Error {
    let session: Session<A.Model>
  }

  /// Runs a session in a copy of this process and returns the crash or hang that ends it, if any.
  ///
  /// - Throws: An error if the system cannot create another process.
  package func crash(in session: Session<A.Model>) throws -> Finding? {
    let copy = try Sandbox(timeout: timeout).run { journal in
      _ = differences(in: session) { journal.write("\($0)") }
      journal.write(Self.lastLine)
    }
    let isWhole = copy.lines.last == Self.lastLine[...]
    return crash(by: copy.end, copy.lines, isWhole: isWhole, of: session)
  }

  private static var lastLine: String { "whole" }

  /// The result that a copy returns for one session.
  private struct Report: Codable {
    var findings: [Finding] = []
    var problem: String?

    init(findings: [Finding] = []) { self.findings = findings }

    /// Decodes a report; `nil` if the line is not one.
    init?(_ line: some StringProtocol) {
      // Most lines are counts of events.
      guard line.hasPrefix("{"),
        let report = try? JSONDecoder().decode(Report.self, from: Data(line.utf8))
      else { return nil }
      self = report
    }

    func shown() throws -> [Finding] {
      if let problem { throw LeakCheck.Unavailable(description: problem) }
      return findings
    }
  }

  private func diagnose(
    _ session: Session<A.Model>, _ aspect: Aspect, onIdle: (Int) -> Void
  ) -> String {
    var report = Report()
    if aspect != .lifetimes { report.findings = differences(in: session, onIdle: onIdle) }
    do {
      if aspect != .differences { report.findings += try lifetimeDefects(in: session) }
    } catch {
      report.problem = error.description
    }
    // A report consists of strings and numbers, which can always be encoded.
    let data = (try? JSONEncoder().encode(report)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// The divergences from the reference model; a crash in the subject ends the process.
  private func differences(
    in session: Session<A.Model>, onIdle: (_ events: Int) -> Void
  ) -> [Finding] {
    let model = app.model(start: session.start, deviations: deviations)
    let expected = ExpectedSession(session, model: model)
    return app.check(expected, on: subject.variant, behavior: behavior) {
      onIdle($1)
    }.findings(of: subject.subject.id, session, app)
  }

  /// The references that keep objects alive or were cleared too early; empty without hooks.
  private func lifetimeDefects(
    in session: Session<A.Model>
  ) throws(LeakCheck.Unavailable) -> [Finding] {
    guard let watch else { return [] }
    var tally = LeakTally(subject, of: app)
    try watch.run(session, into: &tally)
    return tally.defects.values.sorted { $0.fingerprint < $1.fingerprint }.map { defect in
      Finding(
        kind: .lifetime, subject: defect.subject, summary: defect.text,
        detail: (defect.drawing + session.steps()).joined(separator: "\n"), replay: defect.replay,
        fingerprint: defect.fingerprint, origin: defect.origin)
    }
  }

  /// The crash or hang that ended a copy; `nil` if none did.
  ///
  /// - Parameter isWhole: Whether the copy finished its work, rather than exiting within the
  ///   subject.
  private func crash(
    by end: Sandbox.End, _ lines: [Substring], isWhole: Bool,
    of session: Session<A.Model>
  ) -> Finding? {
    let end = end == .finished && !isWhole ? Sandbox.End.crashed("exit code 0") : end
    let (place, name) = moment(after: lines.compactMap { Int($0) }.last, of: session)
    let summary: String
    let fingerprint: String
    var kind = Finding.Kind.crash
    switch end {
    case .finished: return nil
    case .crashed(let reason):
      summary = "the app's process ended: \(reason)"
      fingerprint = "trap: \(Sandbox.withoutAddresses(reason))"
    case .hung:
      summary = "the app did not become idle after \(name)"
      fingerprint = "hang: \(place)"
      kind = .hang
    }
    return Finding(
      kind: kind, subject: subject.subject.id, summary: summary,
      detail: session.steps().joined(separator: "\n"),
      replay: session.replayCommand(subject: subject.subject.id, of: app), fingerprint: fingerprint,
      origin: session.generated)
  }

  /// The activity that was under way after `count` events: the launch, an event, or the shutdown.
  private func moment(
    after count: Int?, of session: Session<A.Model>
  ) -> (place: String, name: String) {
    guard let count else { return ("at the launch", "its launch") }
    guard count < session.events.count else { return ("at the end", "its shutdown") }
    let event = session.events[count]
    return ("after \(event.kind)", event.words)
  }
}
