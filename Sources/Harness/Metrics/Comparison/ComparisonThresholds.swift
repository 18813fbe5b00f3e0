import BenchmarkKit

/// By how much which figure of which subject may have grown.
package struct ComparisonThresholds: Codable, Hashable, Sendable {
  /// Why a wish could not be understood.
  package struct ParseError: Error, CustomStringConvertible, Sendable {
    /// What was found, and what was expected.
    package let description: String
  }

  private struct Rule: Codable, Hashable {
    let subject: String?
    /// Identifiers.
    let figures: [String]
    let share: Double
  }

  private var rules: [Rule] = []

  /// The defaults of all figures.
  package init() {}

  /// Takes what a user wants; later wishes win over earlier ones.
  ///
  /// - Parameter wishes: `5%` for everything that is sampled, `time=5%` for a figure, `MVC:abandoned=10%` for one of a subject. A
  ///   share is a number from 0 up, below 1, or with a percent sign below 100.
  package init(_ wishes: [String]) throws(ParseError) {
    for wish in wishes { rules.append(try Self.rule(wish)) }
  }

  /// The subjects that have thresholds of their own.
  package var subjects: [String] { rules.compactMap(\.subject) }

  /// By which share a subject's figure may have grown.
  package subscript(figure: Figure, of subject: String) -> Double {
    let rule = rules.last {
      $0.figures.contains(figure.id) && ($0.subject == nil || $0.subject == subject)
    }
    return rule?.share ?? figure.threshold
  }

  private static func rule(_ wish: String) throws(ParseError) -> Rule {
    let parts = wish.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, let share = share(parts[parts.count - 1]) else {
      throw ParseError(
        description:
          "found --threshold '\(wish)', expected a share such as 5% or 0.05, FIGURE=SHARE or SUBJECT:FIGURE=SHARE."
      )
    }
    guard parts.count == 2 else {
      let sampled = Metrics.figures.compared.filter(\.isSampled).map(\.id)
      return Rule(subject: nil, figures: sampled, share: share)
    }
    let names = parts[0].split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let known = Metrics.figures.compared.map(\.id)
    guard names.count <= 2, let figure = names.last, known.contains(figure) else {
      throw ParseError(
        description:
          "found the figure '\(names.last ?? "")' in --threshold '\(wish)', expected one of"
          + " \(known.joined(separator: ", ")).")
    }
    return Rule(subject: names.count == 2 ? names[0] : nil, figures: [figure], share: share)
  }

  /// `5%` and `0.05` are the same share, from 0 up and below 1; `nil` for what is none.
  package static func share(_ text: String) -> Double? {
    let isPercent = text.hasSuffix("%")
    guard let value = Double(isPercent ? String(text.dropLast()) : text) else { return nil }
    let share = isPercent ? value / 100 : value
    return share >= 0 && share < 1 ? share : nil
  }
}
