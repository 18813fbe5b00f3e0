/// The result of a job; the results of several jobs can be added.
package protocol MetricPart: Codable, Sendable {
  /// The identifiers of the subjects with results.
  var subjects: [String] { get }

  /// Adds the result of a later job.
  mutating func add(_ later: Self)

  /// A remark on how the job went, such as a disturbance, for `--verbose`; `nil` for none.
  var remark: String? { get }
}

extension MetricPart {
  package var remark: String? { nil }
}
