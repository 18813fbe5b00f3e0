import BenchmarkKit

/// The relative increase that is tolerated for each metric and subject.
package struct ComparisonThresholds: Codable, Hashable, Sendable {
  /// An error thrown when a threshold cannot be parsed.
  package struct ParseError: Error, CustomStringConvertible, Sendable {
    /// The error message: the invalid text, and the expected format or metrics.
    package let description: String
  }

  private struct Rule: Codable, Hashable {
    let subject: String?
    /// The metrics' identifiers.
    let figures: [String]
    let fraction: Double
  }

  private var rules: [Rule] = []

  /// Creates thresholds with the defaults of all metrics.
  package init() {}

  /// Parses the thresholds of a command line; later thresholds take precedence.
  ///
  /// - Parameter texts: `5%` for all sampled metrics, `time=5%` for one metric, or
  ///   `MVC:abandoned=10%` for one metric of one subject. See `fraction(_:)`.
  package init(_ texts: [String]) throws(ParseError) {
    for text in texts { rules.append(try Self.rule(text)) }
  }

  /// The subjects that have specific thresholds.
  package var subjects: [String] { rules.compactMap(\.subject) }

  /// The relative increase that is tolerated for a subject's metric.
  package subscript(figure: Figure, of subject: String) -> Double {
    let rule = rules.last {
      $0.figures.contains(figure.id) && ($0.subject == nil || $0.subject == subject)
    }
    return rule?.fraction ?? figure.threshold
  }

  private static func rule(_ text: String) throws(ParseError) -> Rule {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, let fraction = fraction(parts[parts.count - 1]) else {
      throw ParseError(
        description:
          """
          found --threshold '\(text)', expected a fraction such as 5% or 0.05, METRIC=FRACTION or \
          SUBJECT:METRIC=FRACTION.
          """
      )
    }
    guard parts.count == 2 else {
      let sampled = Metrics.figures.compared.filter(\.isSampled).map(\.id)
      return Rule(subject: nil, figures: sampled, fraction: fraction)
    }
    let names = parts[0].split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let known = Metrics.figures.compared.map(\.id)
    guard names.count <= 2, let figure = names.last, known.contains(figure) else {
      throw ParseError(
        description:
          "found the metric '\(names.last ?? "")' in --threshold '\(text)', expected one of"
          + " \(known.joined(separator: ", ")).")
    }
    return Rule(subject: names.count == 2 ? names[0] : nil, figures: [figure], fraction: fraction)
  }

  /// The fraction, at least 0 and less than 1, in a string such as `5%` or `0.05`; `nil` if it is
  /// invalid.
  package static func fraction(_ text: String) -> Double? {
    let isPercent = text.hasSuffix("%")
    guard let value = Double(isPercent ? String(text.dropLast()) : text) else { return nil }
    let fraction = isPercent ? value / 100 : value
    return fraction >= 0 && fraction < 1 ? fraction : nil
  }
}
