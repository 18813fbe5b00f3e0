public import BenchmarkResults
public import FootballGatherSessions
import Foundation
import RandomUsers
public import UIKit
public import UserSessions

/// Everything that one session shows of one subject: what differs from the reference model, what lives too long, and what it
/// does to the process.
@MainActor public struct SessionExamination {
  // RandomUsers has findings of its own.
  public typealias Finding = BenchmarkResults.Finding

  let subject: SubjectUnderTest
  private let deviations: Set<Deviation>
  private let behavior: UIKitBehavior
  private let patience: TimeInterval
  // What should be alive is measured once.
  private let watch: LeakWatch?

  /// Prepares to look at sessions of a subject.
  ///
  /// - Parameters:
  ///   - deviations: What the reference model is to do as published code does it; the canonical app then fails.
  ///   - behavior: How what real UIKit leaves open is decided.
  ///   - patience: Seconds of real time that one event may take where the session has a process of its own.
  public init(
    _ subject: SubjectUnderTest, deviations: Set<Deviation> = [],
    behavior: UIKitBehavior = UIKitBehavior(), patience: TimeInterval = 5
  ) {
    self.subject = subject
    self.deviations = deviations
    self.behavior = behavior
    self.patience = patience
    watch = LeakCheck.isAvailable ? LeakWatch(subject, behavior: behavior) : nil
  }

  /// What is looked for in a session.
  enum Aspect {
    case everything
    /// What differs from the reference model.
    case differences
    /// What lives too long, or not long enough.
    case lifetimes
  }

  /// Runs a session in a copy of this process and says all that it shows.
  ///
  /// Objects are looked at where they can be counted (`LeakCheck.isAvailable`).
  /// - Throws: An error when the system has no room for another process.
  public func findings(of session: Session<FootballGatherModel>) throws -> [Finding] {
    try findings(of: session, .everything)
  }

  func findings(
    of session: Session<FootballGatherModel>, _ aspect: Aspect
  ) throws -> [Finding] {
    let copy = try Sandbox(patience: patience).run { journal in
      journal.write(examine(session, aspect) { journal.write("\($0)") })
    }
    let report = copy.lines.last.flatMap(Report.init)
    if let death = death(by: copy.end, copy.lines, isWhole: report != nil, of: session) {
      return [death]
    }
    return try report?.shown() ?? []
  }

  /// Runs a search that looks at one session after another, in one copy of this process as long as no session ends it.
  ///
  /// A copy for each session would cost ten times as much as the session. After one that ends the copy, the search begins
  /// again with the answers that are known.
  /// - Parameter search: Asks for findings. With the same answers it has to ask for the same sessions in the same order.
  /// - Throws: What the search throws, or an error when the system has no room for another process.
  func search<Result>(
    _ aspect: Aspect,
    _ search: (
      _ findings: @escaping (Session<FootballGatherModel>) throws -> [Finding]
    ) throws -> Result
  ) throws -> Result {
    var answers: [Report] = []
    // What a copy wrote after its last answer, and how it ended.
    var interrupted: (lines: [Substring], end: Sandbox.End)?
    while true {
      do {
        return try search(recall(answers) { throw Unanswered(session: $0) })
      } catch let unanswered as Unanswered {
        if let (lines, end) = interrupted {
          let death = death(by: end, lines, isWhole: false, of: unanswered.session)
          answers.append(Report(findings: death.map { [$0] } ?? []))
          interrupted = nil
        } else {
          let (end, lines) = try copy(answering: aspect, after: answers, search)
          answers += lines.compactMap(Report.init)
          guard end == .finished, lines.last == Self.lastLine[...] else {
            let last = lines.lastIndex { Int($0) == nil } ?? -1
            interrupted = (Array(lines[(last + 1)...]), end)
            continue
          }
        }
      }
    }
  }

  /// Runs a search in a copy of this process, from the first session without an answer on.
  private func copy<Result>(
    answering aspect: Aspect, after answers: [Report],
    _ search: (@escaping (Session<FootballGatherModel>) throws -> [Finding]) throws -> Result
  ) throws -> (end: Sandbox.End, lines: [Substring]) {
    try Sandbox(patience: patience).run { journal in
      let findings = recall(answers) { session in
        let text = examine(session, aspect) { journal.write("\($0)") }
        journal.write(text)
        return Report(text) ?? Report()
      }
      // What it throws, it throws again where all answers are known.
      _ = try? search(findings)
      journal.write(Self.lastLine)
    }
  }

  /// Gives the answers in their order, then those of `next`.
  private func recall(
    _ answers: [Report], then next: @escaping (Session<FootballGatherModel>) throws -> Report
  ) -> (Session<FootballGatherModel>) throws -> [Finding] {
    var known = answers[...]
    return { try (known.popFirst() ?? next($0)).shown() }
  }

  /// A session that a search asks for and that was not looked at yet.
  private struct Unanswered: Error {
    let session: Session<FootballGatherModel>
  }

  /// Runs a session in a copy of this process, and returns the crash or hang that ends the copy; `nil` where none does.
  ///
  /// - Throws: An error when the system has no room for another process.
  public func death(in session: Session<FootballGatherModel>) throws -> Finding? {
    let (end, lines) = try Sandbox(patience: patience).run { journal in
      _ = differences(in: session) { journal.write("\($0)") }
      journal.write(Self.lastLine)
    }
    return death(by: end, lines, isWhole: lines.last == Self.lastLine[...], of: session)
  }

  private static let lastLine = "whole"

  /// What a copy hands back.
  private struct Report: Codable {
    var findings: [Finding] = []
    var problem: String?

    init(findings: [Finding] = []) { self.findings = findings }

    /// Reads one as it was written; `nil` where the line is none.
    init?(_ line: some StringProtocol) {
      guard let report = try? JSONDecoder().decode(Report.self, from: Data(line.utf8)) else {
        return nil
      }
      self = report
    }

    func shown() throws -> [Finding] {
      if let problem { throw LeakCheck.Unavailable(description: problem) }
      return findings
    }
  }

  private func examine(
    _ session: Session<FootballGatherModel>, _ aspect: Aspect, onIdle: (Int) -> Void
  ) -> String {
    var report = Report()
    if aspect != .lifetimes { report.findings = differences(in: session, onIdle: onIdle) }
    do {
      if aspect != .differences { report.findings += try faults(in: session) }
    } catch {
      report.problem = error.description
    }
    // Texts and numbers alone: they can always be written.
    let data = (try? JSONEncoder().encode(report)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// What differs from the reference model; a trap in the subject ends the process.
  private func differences(
    in session: Session<FootballGatherModel>, onIdle: (_ events: Int) -> Void
  ) -> [Finding] {
    let model = FootballGatherModel(start: session.start, deviations: deviations)
    let expected = ExpectedSession(session, model: model)
    return FootballGatherApp.check(expected, on: subject.variant, behavior: behavior) {
      onIdle($1)
    }.findings(of: subject.subject.id, session)
  }

  /// The references that keep objects too long, or died too early; none where objects cannot be counted.
  private func faults(
    in session: Session<FootballGatherModel>
  ) throws(LeakCheck.Unavailable) -> [Finding] {
    guard let watch else { return [] }
    var tally = LeakTally(subject)
    try watch.run(session, into: &tally)
    return tally.faults.values.sorted { $0.fingerprint < $1.fingerprint }.map { fault in
      Finding(
        kind: .lifetime, subject: fault.subject, summary: fault.text,
        detail: (fault.drawing + session.steps()).joined(separator: "\n"), replay: fault.replay,
        fingerprint: fault.fingerprint, origin: fault.origin)
    }
  }

  /// - Parameter isWhole: Whether the copy has come to its own end, and not to an exit in the subject.
  private func death(
    by end: Sandbox.End, _ lines: [Substring], isWhole: Bool,
    of session: Session<FootballGatherModel>
  ) -> Finding? {
    let end = end == .finished && !isWhole ? Sandbox.End.trapped("exit code 0") : end
    let (place, name) = moment(after: lines.compactMap { Int($0) }.last, of: session)
    let summary: String
    let fingerprint: String
    var kind = Finding.Kind.crash
    switch end {
    case .finished: return nil
    case .trapped(let reason):
      summary = "the app's process was ended: \(reason)"
      fingerprint = "trap: \(Sandbox.withoutAddresses(reason))"
    case .hung:
      summary = "the app was never done with \(name)"
      fingerprint = "hang: \(place)"
      kind = .hang
    }
    return Finding(
      kind: kind, subject: subject.subject.id, summary: summary,
      detail: session.steps().joined(separator: "\n"),
      replay: session.replayCommand(subject: subject.subject.id), fingerprint: fingerprint,
      origin: session.generated)
  }

  /// What was under way when the app had come to rest after so many events.
  private func moment(
    after count: Int?, of session: Session<FootballGatherModel>
  ) -> (place: String, name: String) {
    guard let count else { return ("at the launch", "its launch") }
    guard count < session.events.count else { return ("at the end", "its end") }
    let event = session.events[count]
    return ("after \(event.kind)", "\(event)")
  }
}
