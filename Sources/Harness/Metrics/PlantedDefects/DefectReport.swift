import BenchmarkKit

/// The result of a detector for a subject, in a trial of planted defects.
package struct DefectReport: Codable, Sendable {
  /// Findings, and types of objects that live too long or grow in number.
  package var observations: Set<String> = []
  /// The suspect references of each lifetime defect, by its fingerprint.
  package var suspects: [String: [String]] = [:]

  package init(_ findings: [Finding] = []) {
    observations = Set(findings.map { "\($0.kind.rawValue): \($0.fingerprint ?? "")" })
  }
}
