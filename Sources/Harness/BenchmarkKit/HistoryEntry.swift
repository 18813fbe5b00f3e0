import Foundation
import Statistics

/// A run's entry in the index of a history: the document's name and headline metrics.
package struct HistoryEntry: Codable, Hashable, Sendable {
  /// The schema version of an index's lines.
  package static let currentSchema = "navbench.history/3"

  /// The headline metrics of one subject.
  package struct Row: Codable, Hashable, Sendable {
    /// The subject's identifier.
    package let subject: String
    /// The values by `Figure.id`; an index of a later version may have more.
    package let figures: [String: Estimate]

    /// The value of a headline metric, if the run has it.
    package subscript(figure: Figure) -> Estimate? { figures[figure.id] }
  }

  package let schema: String
  /// The document's name in the folder of the history.
  package let file: String
  /// The start of the run, in ISO 8601, UTC.
  package let date: String
  package let plan: String
  package let revision: String?
  package let processor: String
  /// The machine's identifier; `nil` if the run has no fingerprint.
  package let machine: String?
  /// The binary's build ID; `nil` if the run has no fingerprint.
  package let binary: String?
  package let configuration: String
  package let baseline: String
  package let isComplete: Bool
  package let findings: Int
  package let rows: [Row]

  /// Creates the entry of a run.
  package init(_ run: Run, file: String) {
    schema = Self.currentSchema
    self.file = file
    date = run.date
    plan = run.plan.name
    revision = run.environment.revision
    processor = run.environment.processor
    machine = run.environment.machineID
    binary = run.environment.fingerprint?.binary.buildID
    configuration = run.environment.configuration
    baseline = run.plan.baseline
    isComplete = run.isComplete
    findings = run.findings.failures.count
    rows = run.subjects.map { subject in
      Row(subject: subject.id, figures: run.figures(of: subject))
    }
  }

  /// The entry as a line of JSON, including the line break.
  package func line() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Decodes an index.
  ///
  /// Truncated lines and lines of another version are skipped: the documents hold all the data.
  package static func read(_ index: Data) -> [HistoryEntry] {
    index.split(separator: 0x0A).compactMap { line in
      guard let entry = try? JSONDecoder().decode(HistoryEntry.self, from: Data(line)),
        entry.schema == currentSchema
      else { return nil }
      return entry
    }
  }
}
