import BenchmarkKit
import Foundation
import JSONReading
import LeakDetection

/// The expected leak counts of a plan, stored in the repository.
///
/// Published variants leak by design, and their counts are exact: a difference of one object is a
/// change of behaviour.
package struct LeakBaseline: Codable, Hashable, Sendable {
  /// The sessions behind the counts; only counts of the same sessions can be compared.
  package struct Campaign: Codable, Hashable, Sendable {
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

  /// A known defect.
  private struct Defect: Codable, Hashable {
    let subject: String
    let fingerprint: String
    let suspects: [String]
  }

  /// A type whose instances are known to increase with every repetition.
  ///
  /// The rate is not stored, because the number of closures depends on the optimiser.
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
  private let defects: [Defect]
  // The growing types; absent from older baselines.
  private let growth: [Growth]?

  private enum CodingKeys: String, CodingKey {
    case campaign, rows, defects = "faults", growth
  }
}

extension LeakBaseline {
  package init(_ leaks: Leaks, of plan: Plan) { self.init(leaks, Campaign(plan)) }

  /// Decodes a baseline.
  ///
  /// - Throws: `JSONProblem`, with the location of the error, if the content is not a baseline.
  package init(data: Data) throws(JSONProblem) {
    self = try JSONText.decode(from: data)
  }

  private init(_ leaks: Leaks, _ campaign: Campaign) {
    let rows = leaks.rows.map { row in
      var row = row
      // Bytes depend on the build: a debug build's closure contexts are larger.
      row.bytesHeld = 0
      return row
    }
    self.init(
      campaign: campaign, rows: rows,
      defects: leaks.defects.map {
        Defect(subject: $0.subject, fingerprint: $0.fingerprint, suspects: $0.suspects)
      }, growth: leaks.growth.filter { $0.slope > 0 }.map(Growth.init))
  }
}

extension LeakBaseline {
  /// The encoded baseline; equal counts produce equal files.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Whether counts of this plan can be compared with the baseline.
  package func applies(to plan: Plan) -> Bool { campaign == Campaign(plan) }

  /// One finding per new or missing defect, and per type whose counts differ.
  package func differences(from leaks: Leaks, subjects: [String]) -> [Finding] {
    let found = LeakBaseline(leaks, campaign)
    return subjects.flatMap { subject in
      Self.newDefects(in: leaks, of: subject, knownTo: [self])
        + Self.newGrowth(in: leaks, of: subject, knownTo: [self]) + missingDefects(found, subject)
        + countDifferences(leaks, found, subject)
    }
  }

  /// One finding per defect of a subject that is in none of the baselines.
  ///
  /// The baselines may cover other sessions: a defect has the same fingerprint in every session.
  package static func newDefects(
    in leaks: Leaks, of subject: String, knownTo baselines: [LeakBaseline]
  ) -> [Finding] {
    let known = Set(
      baselines.flatMap(\.defects).filter { $0.subject == subject }.map(\.fingerprint))
    return leaks.defects.filter { $0.subject == subject && !known.contains($0.fingerprint) }
      .map { defect in
        Finding(
          kind: .lifetime, subject: subject,
          summary: "new defect \(defect.fingerprint) of \(defect.type):"
            + " \(defect.suspects.joined(separator: ", "))",
          detail: defect.drawing.joined(separator: "\n"), replay: defect.replay,
          fingerprint: defect.fingerprint, origin: defect.origin)
      }
  }

  /// One finding per type that increases with every repetition and is in none of the baselines.
  package static func newGrowth(
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
        summary: "\(growth.type): every repetition of '\(growth.cycle)' adds objects",
        detail: """
          \(growth.slope.fixed(3)) objects per repetition, over \(growth.repetitions) repetitions
          """,
        replay: nil,
        fingerprint: LeakTrace.fingerprint(of: ["growth", growth.type, growth.cycle]))
    }
  }

  private func missingDefects(_ found: LeakBaseline, _ subject: String) -> [Finding] {
    let seen = Set(found.defects.filter { $0.subject == subject }.map(\.fingerprint))
    return defects.filter { $0.subject == subject && !seen.contains($0.fingerprint) }
      .map { defect in
        Finding(
          kind: .lifetime, subject: subject,
          summary: "defect \(defect.fingerprint) no longer occurs:"
            + " \(defect.suspects.joined(separator: ", "))",
          detail: "If this is intended, update the baseline with --accept-leaks.", replay: nil)
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
      let defect = leaks.defects.first { defect in
        defect.subject == subject && defect.objects.contains { $0.type == type }
      }
      let parts = LeakVerdict.allCases.compactMap { verdict -> String? in
        let (expected, found) = (before?[verdict] ?? 0, now?[verdict] ?? 0)
        return expected == found ? nil : "\(found) \(verdict.title), expected \(expected)"
      }
      return Finding(
        kind: .lifetime, subject: subject,
        summary: "\(type): \(parts.joined(separator: ", "))",
        detail: defect?.drawing.joined(separator: "\n") ?? "", replay: defect?.replay)
    }
  }
}
