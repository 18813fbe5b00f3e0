public import BenchmarkResults
public import Foundation

/// The leak counts that a plan is expected to give, kept in the repository.
///
/// Published variants leak by design, and their counts are exact: one object more or fewer is a change of behaviour.
public struct LeakBaseline: Codable, Hashable, Sendable {
  /// What the counts were taken with; others cannot be compared.
  public struct Campaign: Codable, Hashable, Sendable {
    let seeds: [String]
    let sessions: Int
    let eventsPerSession: Int

    init(_ plan: Plan) {
      seeds = plan.seeds
      sessions = plan.sessions
      eventsPerSession = plan.eventsPerSession
    }
  }

  private let campaign: Campaign
  private let rows: [Leaks.Row]

  /// Takes the counts of a run as what is expected from now on.
  public init(_ leaks: Leaks, of plan: Plan) {
    campaign = Campaign(plan)
    rows = leaks.rows
  }

  /// Reads a baseline.
  public init(data: Data) throws {
    self = try JSONDecoder().decode(LeakBaseline.self, from: data)
  }

  /// The baseline as a file's content; equal counts give equal files.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Whether counts of this plan can be compared with these.
  public func applies(to plan: Plan) -> Bool { campaign == Campaign(plan) }

  /// A finding for every type of these subjects whose counts are not what is expected.
  public func differences(from leaks: Leaks, subjects: [String]) -> [Finding] {
    subjects.flatMap { subject in
      let expected = rows.filter { $0.subject == subject }
      let found = leaks.rows.filter { $0.subject == subject }
      let types = Set((expected + found).map(\.type)).sorted()
      return types.compactMap { type in
        difference(
          subject, type, expected.first { $0.type == type }, found.first { $0.type == type },
          leaks.traces.first { $0.subject == subject && $0.type == type })
      }
    }
  }

  private func difference(
    _ subject: String, _ type: String, _ expected: Leaks.Row?, _ found: Leaks.Row?,
    _ trace: Leaks.Trace?
  ) -> Finding? {
    guard expected != found else { return nil }
    let parts = [
      part("leaked", expected?.leaked, found?.leaked),
      part("abandoned", expected?.abandoned, found?.abandoned),
      part("premature", expected?.premature, found?.premature),
    ]
    return Finding(
      kind: .lifetime, subject: subject,
      summary: "\(type): \(parts.compactMap { $0 }.joined(separator: ", "))",
      detail: trace.map(\.text) ?? "", replay: trace?.replay)
  }

  private func part(_ verdict: String, _ expected: Int?, _ found: Int?) -> String? {
    let (expected, found) = (expected ?? 0, found ?? 0)
    return expected == found ? nil : "\(found) \(verdict), expected \(expected)"
  }
}
