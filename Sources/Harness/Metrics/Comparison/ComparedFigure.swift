/// A metric by which two runs can be compared.
public enum ComparedFigure: String, Codable, CaseIterable, Sendable {
  /// Divergences, crashes and unexpected refusals.
  case failures
  /// Links that did not do what the reference model requires, and exit paths that were not clean.
  case links, exits
  case leaked, abandoned, late, premature
  /// References that keep objects alive, each a metric of its own.
  case faults
  case allocations, references
  /// Instructions of whole events, and the part spent in the architecture's own code.
  case instructions, ownInstructions
  /// Dispatch time and the quantiles of single events, as ratios to the run's own baseline.
  case time, eventMedian, event90, event99, decision

  /// Whether the metric is estimated from launches rather than counted exactly.
  public var isSampled: Bool {
    [.time, .eventMedian, .event90, .event99, .decision].contains(self)
  }

  /// The default limit: the fraction by which the metric may grow before it counts as worse.
  public var defaultThreshold: Double {
    switch self {
    case .instructions, .ownInstructions: 0.001
    case _ where isSampled: 0.02
    default: 0
    }
  }

  /// The metric's name in tables.
  func title(baseline: String) -> String {
    switch self {
    case .failures: "divergences, crashes, refusals"
    case .links: "links lost"
    case .exits: "exits not clean"
    case .leaked, .abandoned, .late, .premature: "\(rawValue) objects"
    case .faults: "objects kept by a fault"
    case .allocations: "allocations"
    case .references: "retains and releases"
    case .instructions: "instructions per event"
    case .ownInstructions: "instructions of the architecture"
    case .time: "time over \(baseline)'s"
    case .eventMedian: "median event over \(baseline)'s"
    case .event90: "90 % event over \(baseline)'s"
    case .event99: "99 % event over \(baseline)'s"
    case .decision: "median decision over \(baseline)'s"
    }
  }
}

/// The fraction by which each metric of each subject may grow.
public struct ComparisonThresholds: Codable, Hashable, Sendable {
  /// An error thrown when a threshold cannot be parsed.
  public struct ParseError: Error, CustomStringConvertible, Sendable {
    /// What was found and what was expected.
    public let description: String
  }

  private struct Rule: Codable, Hashable {
    let subject: String?
    let figures: [ComparedFigure]
    let share: Double
  }

  private var rules: [Rule] = []

  /// Creates the default thresholds of all metrics.
  public init() {}

  /// Parses thresholds given by the user; later ones take precedence.
  ///
  /// - Parameter wishes: `5%` for all sampled metrics, `time=5%` for one metric,
  ///   `MVC:abandoned=10%` for one metric of one subject. A threshold is a fraction in [0, 1), or a
  ///   percentage below 100.
  public init(_ wishes: [String]) throws(ParseError) {
    for wish in wishes { rules.append(try Self.rule(wish)) }
  }

  /// The subjects with thresholds of their own.
  public var subjects: [String] { rules.compactMap(\.subject) }

  /// The fraction by which a subject's metric may grow.
  public subscript(figure: ComparedFigure, of subject: String) -> Double {
    let rule = rules.last {
      $0.figures.contains(figure) && ($0.subject == nil || $0.subject == subject)
    }
    return rule?.share ?? figure.defaultThreshold
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
      return Rule(subject: nil, figures: ComparedFigure.allCases.filter(\.isSampled), share: share)
    }
    let names = parts[0].split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard names.count <= 2, let figure = ComparedFigure(rawValue: names[names.count - 1]) else {
      throw ParseError(
        description:
          "found the figure '\(names.last ?? "")' in --threshold '\(wish)', expected one of"
          + " \(ComparedFigure.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    return Rule(subject: names.count == 2 ? names[0] : nil, figures: [figure], share: share)
  }

  /// Parses a fraction in [0, 1), such as `0.05` or `5%`; `nil` if the text is not one.
  public static func share(_ text: String) -> Double? {
    let isPercent = text.hasSuffix("%")
    guard let value = Double(isPercent ? String(text.dropLast()) : text) else { return nil }
    let share = isPercent ? value / 100 : value
    return share >= 0 && share < 1 ? share : nil
  }
}
