public import BenchmarkResults
public import Foundation
public import JSONReading
import LeakDetection

/// The leak counts that a plan is expected to give, kept in the repository.
///
/// Published variants leak by design, and their counts are exact: one object more or fewer is a change of behaviour.
public struct LeakBaseline: Codable, Hashable, Sendable {
  /// What the counts were taken with; others cannot be compared.
  public struct Campaign: Codable, Hashable, Sendable {
    let seeds: [String]
    let sessions: Int
    let eventsPerSession: Int
    let personas: String?

    init(_ plan: Plan) {
      seeds = plan.seeds
      sessions = plan.sessions
      eventsPerSession = plan.eventsPerSession
      personas = plan.personas
    }
  }

  /// A reference that is known to keep objects.
  private struct Fault: Codable, Hashable {
    let subject: String
    let fingerprint: String
    let suspects: [String]
  }

  /// What is known to become more each time a user does the same. How much more of it is no part of this: the optimiser has a say
  /// in the number of closures.
  private struct Growth: Codable, Hashable {
    let subject: String
    let type: String
    let cycle: String

    init(_ growth: Leaks.Growth) {
      subject = growth.subject
      type = growth.type
      cycle = growth.cycle
    }
  }

  private let campaign: Campaign
  private let rows: [Leaks.Row]
  private let faults: [Fault]
  // Older baselines have none.
  private let growth: [Growth]?

  /// Takes the counts of a run as what is expected from now on.
  public init(_ leaks: Leaks, of plan: Plan) { self.init(leaks, Campaign(plan)) }

  /// Reads a baseline.
  ///
  /// - Throws: `JSONProblem` that says where the content is no baseline.
  public init(data: Data) throws(JSONProblem) {
    self = try JSONText.decode(from: data)
  }

  /// The baseline as a file's content; equal counts give equal files.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Whether counts of this plan can be compared with these.
  public func applies(to plan: Plan) -> Bool { campaign == Campaign(plan) }

  /// A finding for every fault that is new or has gone, and for every type whose counts are not what is expected.
  public func differences(from leaks: Leaks, subjects: [String]) -> [Finding] {
    let found = LeakBaseline(leaks, campaign)
    return subjects.flatMap { subject in
      Self.newFaults(in: leaks, of: subject, knownTo: [self])
        + Self.newGrowth(in: leaks, of: subject, knownTo: [self]) + goneFaults(found, subject)
        + countDifferences(leaks, found, subject)
    }
  }

  /// A finding for every fault of a subject that none of some baselines knows, whatever sessions they were taken with: a
  /// reference that is to blame is the same in all of them.
  public static func newFaults(
    in leaks: Leaks, of subject: String, knownTo baselines: [LeakBaseline]
  ) -> [Finding] {
    let known = Set(
      baselines.flatMap(\.faults).filter { $0.subject == subject }.map(\.fingerprint))
    return leaks.faults.filter { $0.subject == subject && !known.contains($0.fingerprint) }
      .map { fault in
        Finding(
          kind: .lifetime, subject: subject,
          summary: "a new fault \(fault.fingerprint): \(fault.suspects.joined(separator: ", "))"
            + " keeps \(fault.type)",
          detail: fault.drawing.joined(separator: "\n"), replay: fault.replay,
          fingerprint: fault.fingerprint, origin: fault.origin)
      }
  }

  /// A finding for everything that becomes more each time a user does the same, and that none of some baselines knows.
  public static func newGrowth(
    in leaks: Leaks, of subject: String, knownTo baselines: [LeakBaseline]
  ) -> [Finding] {
    let known = baselines.compactMap(\.growth)
    guard !known.isEmpty else { return [] }
    let all = Set(known.joined())
    return leaks.growth.filter {
      $0.subject == subject && $0.slope > 0 && !all.contains(Growth($0))
    }
    .map { growth in
      Finding(
        kind: .lifetime, subject: subject,
        summary: "\(growth.type) become more each time: \(growth.cycle)",
        detail: "\(growth.slope) more per repetition, over \(growth.repetitions) repetitions",
        replay: nil,
        fingerprint: LeakTrace.fingerprint(of: ["growth", growth.type, growth.cycle]))
    }
  }

  private init(_ leaks: Leaks, _ campaign: Campaign) {
    let rows = leaks.rows.map { row in
      var row = row
      // Bytes are those of one build: a debug build's contexts are larger.
      row.bytesHeld = 0
      return row
    }
    self.init(
      campaign: campaign, rows: rows,
      faults: leaks.faults.map {
        Fault(subject: $0.subject, fingerprint: $0.fingerprint, suspects: $0.suspects)
      }, growth: leaks.growth.filter { $0.slope > 0 }.map(Growth.init))
  }

  private init(campaign: Campaign, rows: [Leaks.Row], faults: [Fault], growth: [Growth]) {
    self.campaign = campaign
    self.rows = rows
    self.faults = faults
    self.growth = growth
  }

  private func goneFaults(_ found: LeakBaseline, _ subject: String) -> [Finding] {
    let seen = Set(found.faults.filter { $0.subject == subject }.map(\.fingerprint))
    return faults.filter { $0.subject == subject && !seen.contains($0.fingerprint) }.map { fault in
      Finding(
        kind: .lifetime, subject: subject,
        summary:
          "the fault \(fault.fingerprint), \(fault.suspects.joined(separator: ", ")), has gone",
        detail: "If that is meant, take it off the baseline with --accept-leaks.", replay: nil)
    }
  }

  private func countDifferences(
    _ leaks: Leaks, _ found: LeakBaseline, _ subject: String
  ) -> [Finding] {
    let expected = rows.filter { $0.subject == subject }
    let actual = found.rows.filter { $0.subject == subject }
    return Set((expected + actual).map(\.type)).sorted().compactMap { type in
      let (before, now) = (expected.first { $0.type == type }, actual.first { $0.type == type })
      guard before != now else { return nil }
      let fault = leaks.faults.first { fault in
        fault.subject == subject && fault.objects.contains { $0.type == type }
      }
      let parts = [
        part("leaked", before?.leaked, now?.leaked),
        part("abandoned", before?.abandoned, now?.abandoned),
        part("late", before?.late, now?.late),
        part("premature", before?.premature, now?.premature),
      ]
      return Finding(
        kind: .lifetime, subject: subject,
        summary: "\(type): \(parts.compactMap { $0 }.joined(separator: ", "))",
        detail: fault?.drawing.joined(separator: "\n") ?? "", replay: fault?.replay)
    }
  }

  private func part(_ verdict: String, _ expected: Int?, _ found: Int?) -> String? {
    let (expected, found) = (expected ?? 0, found ?? 0)
    return expected == found ? nil : "\(found) \(verdict), expected \(expected)"
  }
}
