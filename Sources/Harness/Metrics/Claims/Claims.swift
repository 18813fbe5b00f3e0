import ComparedApps
import Statistics

/// The documents' claims, compared with the run's measurements.
package struct Claims: Codable, Sendable {
  /// The relation of a claim to the measured values.
  package enum Verdict: String, Codable, Sendable {
    case confirmed, contradicted
    /// Both subjects have the same value.
    case noDifference
    /// The intervals of the values overlap.
    case notResolved
    /// The claim's pairs of subjects have different verdicts.
    case mixed
    /// The run has no value for one of the subjects.
    case notMeasured
    /// No metric measures the claim.
    case notMeasurable
  }

  /// Another pair of subjects in the claim, with its values and its own verdict.
  package struct Pair: Codable, Hashable, Sendable {
    package let smaller: Estimate?
    package let larger: Estimate?
    package let verdict: Verdict
  }

  /// A claim with the measured values.
  package struct Row: Codable, Hashable, Sendable {
    package let claim: PublishedClaim
    /// The title of the metric that measures the claim; absent if there is none.
    package var figure: String?
    /// The value that the claim expects to be smaller.
    package var smaller: Estimate?
    /// The value that the claim expects to be larger.
    package var larger: Estimate?
    /// The claim's further pairs, in the claim's order; absent in files of earlier versions.
    package var further: [Pair]?
    /// The verdict on all pairs; absent until the run is finished.
    package var verdict: Verdict?
  }

  package var rows: [Row]
}

extension Claims.Verdict {
  /// Derives the verdict from the value that should be smaller and the one that should be larger.
  init(_ smaller: Estimate?, _ larger: Estimate?) {
    guard let smaller, let larger else {
      self = .notMeasured
      return
    }
    if smaller.count == 0, larger.count == 0, smaller.value == larger.value {
      self = .noDifference
    } else if smaller.highest < larger.lowest {
      self = .confirmed
    } else if smaller.lowest > larger.highest {
      self = .contradicted
    } else {
      self = .notResolved
    }
  }

  /// The verdict on several pairs: the one that they share, or `mixed`.
  init(_ verdicts: [Self]) {
    let measured = Set(verdicts).subtracting([.notMeasured])
    self = measured.count > 1 ? .mixed : measured.first ?? .notMeasured
  }

  /// The verdict in words.
  var title: String {
    switch self {
    case .confirmed: "holds"
    case .contradicted: "does not hold"
    case .mixed: "depends on the subjects"
    case .notMeasurable: "not measurable here"
    case .noDifference: "no difference"
    case .notResolved: "not resolved"
    case .notMeasured: "not measured"
    }
  }
}

extension Estimate {
  fileprivate var lowest: Double { lower ?? value }
  fileprivate var highest: Double { upper ?? value }
}
