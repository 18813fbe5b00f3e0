import ComparedApps
import Statistics

/// What the documents claim, and what the run measured.
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
    /// The run has no value of one of the subjects.
    case notMeasured
    /// No figure can measure the claim.
    case notMeasurable
  }

  /// A further pair of the claim, with its values and its own verdict.
  package struct Pair: Codable, Hashable, Sendable {
    package let smaller: Estimate?
    package let larger: Estimate?
    package let verdict: Verdict
  }

  /// A claim with the measured values.
  package struct Row: Codable, Hashable, Sendable {
    package let claim: PublishedClaim
    /// The title of the figure; absent if the claim has none.
    package var figure: String?
    /// The value of the subject that should have the smaller one.
    package var smaller: Estimate?
    /// The value of the subject that should have the larger one.
    package var larger: Estimate?
    /// The further pairs, in the order of the claim's; absent in files of earlier versions.
    package var further: [Pair]?
    /// The verdict on all pairs; absent until the run is finished.
    package var verdict: Verdict?
  }

  package var rows: [Row]
}

extension Claims.Verdict {
  /// Compares the value that should be smaller with the one that should be larger.
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

  /// The verdict on several pairs: their common one, or `mixed`.
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
