/// A figure that two runs can be compared by.
public enum ComparedFigure: String, Codable, CaseIterable, Sendable {
  /// Divergences, crashes and refusals that were not expected.
  case failures
  /// Links that did not do what the reference model says, and ways out that were not clean.
  case links, exits
  case leaked, abandoned, late, premature
  /// References that keep objects, each a figure of its own.
  case faults
  case allocations, references
  /// Instructions of whole events, and those that the architecture spends of them.
  case instructions, ownInstructions
  /// Dispatch time, and the quantiles of single events; ratios to the run's own baseline.
  case time, eventMedian, event90, event99, decision

  /// Whether it is estimated from launches and not counted.
  public var isSampled: Bool {
    [.time, .eventMedian, .event90, .event99, .decision].contains(self)
  }

  /// By which share it may have grown before it is worse, where nobody says otherwise.
  public var defaultThreshold: Double {
    switch self {
    case .instructions, .ownInstructions: 0.001
    case _ where isSampled: 0.02
    default: 0
    }
  }

  /// What tables call it.
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

/// By how much which figure of which subject may have grown.
public struct ComparisonThresholds: Codable, Hashable, Sendable {
  /// Why a wish could not be understood.
  public struct ParseError: Error, CustomStringConvertible, Sendable {
    /// What was found, and what was expected.
    public let description: String
  }

  private struct Rule: Codable, Hashable {
    let subject: String?
    let figures: [ComparedFigure]
    let share: Double
  }

  private var rules: [Rule] = []

  /// The defaults of all figures.
  public init() {}

  /// Takes what a user wants; later wishes win over earlier ones.
  ///
  /// - Parameter wishes: `5%` for everything that is sampled, `time=5%` for a figure, `MVC:abandoned=10%` for one of a subject. A
  ///   share is a number from 0 up, below 1, or with a percent sign below 100.
  public init(_ wishes: [String]) throws(ParseError) {
    for wish in wishes { rules.append(try Self.rule(wish)) }
  }

  /// The subjects that have thresholds of their own.
  public var subjects: [String] { rules.compactMap(\.subject) }

  /// By which share a subject's figure may have grown.
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

  /// `5%` and `0.05` are the same share, from 0 up and below 1; `nil` for what is none.
  public static func share(_ text: String) -> Double? {
    let isPercent = text.hasSuffix("%")
    guard let value = Double(isPercent ? String(text.dropLast()) : text) else { return nil }
    let share = isPercent ? value / 100 : value
    return share >= 0 && share < 1 ? share : nil
  }
}
