/// The name of a metric, the same in plans, in `run.json`, on the command line and in links.
///
/// Each metric declares its own name, except those that findings refer to by their kind, which are
/// declared here.
package struct MetricID: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package init(_ rawValue: String) { self.rawValue = rawValue }
}

extension MetricID {
  package static let conformance = MetricID("conformance")
  package static let leaks = MetricID("leaks")
  package static let unitTests = MetricID("unitTests")
}

extension MetricID {
  /// The name on the command line, such as `deep-links`.
  package var commandName: String {
    rawValue.reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}

extension MetricID: CustomStringConvertible {
  package var description: String { rawValue }
}
