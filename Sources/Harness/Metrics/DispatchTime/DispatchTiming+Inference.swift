import BenchmarkKit
import Foundation
import Statistics

extension DispatchTiming {
  /// The confidence level of the intervals.
  package static let confidence = 0.95
  /// The default margin: how far from 1 a ratio must be to count as different.
  package static let defaultMargin = 0.01

  /// Estimates and comparisons from one value per launch, never from pooled sessions.
  ///
  /// - Parameters:
  ///   - control: The A/A control, which is estimated but not tested.
  ///   - margin: Ratios closer to 1 than this do not count as different; nor do those within the
  ///     control's interval.
  /// - Throws: A `StatisticsError` if the times permit no estimate.
  package static func estimate(
    _ launches: [Dispatch.Launch], baseline: String, control: String?, eventsPerSession: Int,
    order: [String], margin: Double
  ) throws -> Dispatch {
    let pairs = try order.compactMap { try Pair($0, baseline, launches) }
    var rows = try pairs.map { pair in
      Dispatch.Row(
        subject: pair.subject, time: try centre(of: pair.medians) { $0 },
        ratio: try centre(of: pair.ratios, Foundation.exp))
    }
    let resolution = try compare(pairs, &rows, baseline, control, margin)
    return Dispatch(
      baseline: baseline, control: control, eventsPerSession: eventsPerSession, launches: launches,
      rows: rows,
      resolution: resolution)
  }

  /// One subject and the baseline, launch by launch.
  private struct Pair {
    let subject: String
    /// Nanoseconds per event.
    let medians: [Double]
    let baselineMedians: [Double]
    /// The median of the sessions' log ratios, per launch.
    let ratios: [Double]
    /// The log ratios of all sessions.
    let sessions: [Double]

    init?(_ subject: String, _ baseline: String, _ launches: [Dispatch.Launch]) throws {
      let blocks = launches.compactMap { launch in
        launch.blocks[subject].flatMap { own in launch.blocks[baseline].map { (own, $0) } }
      }
      guard !blocks.isEmpty else { return nil }
      let logarithms = blocks.map { own, base in zip(own, base).map { log($0 / $1) } }
      self.subject = subject
      medians = try blocks.map { try Sample($0.0).median }
      baselineMedians = try blocks.map { try Sample($0.1).median }
      ratios = try logarithms.map { try Sample($0).median }
      sessions = logarithms.flatMap { $0 }
    }
  }

  private static func compare(
    _ pairs: [Pair], _ rows: inout [Dispatch.Row], _ baseline: String, _ control: String?,
    _ margin: Double
  ) throws -> Dispatch.Resolution? {
    let compared = pairs.indices.filter { ![baseline, control].contains(pairs[$0].subject) }
    guard !compared.isEmpty else { return nil }
    // A difference must exceed the difference between a subject and itself; equivalence is judged
    // by the user's margin alone, however noisy the run.
    let floor = Equivalence.margin(
      atLeast: margin,
      control: try pairs.first { $0.subject == control }.flatMap {
        try Sample($0.ratios).hodgesLehmann(confidence: confidence).interval?.mapEnds(exp)
      })
    // A simultaneous level for all pairs: that of the first step of Holm's method.
    let joint = 1 - (1 - confidence) / Double(compared.count)
    let pValues = try compared.map { SignedRankTest(try Sample(pairs[$0].ratios)).pValue }
    let adjusted = try holmAdjusted(pValues)
    var halfWidth = 0.0
    for (place, index) in compared.enumerated() {
      let pair = pairs[index]
      let estimate = try Sample(pair.ratios).hodgesLehmann(confidence: joint)
      guard let interval = estimate.interval?.mapEnds(exp), let own = rows[index].ratio.halfWidth
      else { return nil }
      halfWidth = max(halfWidth, own)
      rows[index].comparison = Dispatch.Comparison(
        verdict: verdict(interval, floor: floor, margin: margin),
        ratio: BenchmarkKit.Estimate(estimate, exp), p: pValues[place],
        adjustedP: adjusted[place],
        cliffsDelta: try Sample(pair.medians).cliffsDelta(over: try Sample(pair.baselineMedians)),
        sessionsSlower: try Sample(pair.sessions).probabilityOfSuperiority)
    }
    let others = pairs.filter { $0.subject != control }
    let blocks = pairs[0].medians.indices.map { launch in others.map { $0.medians[launch] } }
    return Dispatch.Resolution(
      margin: floor, halfWidth: halfWidth,
      friedmanP: others.count > 2 ? try FriedmanTest(blocks).imanDavenportPValue : nil)
  }

  private static func verdict(
    _ interval: Interval, floor: Double, margin: Double
  ) -> Verdict {
    if Equivalence(ofRatio: interval, margin: floor) == .different { return .different }
    return Equivalence(ofRatio: interval, margin: margin) == .equivalent
      ? .equivalent : .notResolved
  }

  /// The centre of one value per launch with its interval, mapped by `transform`.
  static func centre(
    of values: [Double], _ transform: (Double) -> Double
  ) throws -> BenchmarkKit.Estimate {
    BenchmarkKit.Estimate(
      try Sample(values).hodgesLehmann(confidence: confidence), transform)
  }
}

extension BenchmarkKit.Estimate {
  fileprivate init(_ estimate: Statistics.Estimate, _ transform: (Double) -> Double) {
    let interval = estimate.interval?.mapEnds(transform)
    self.init(
      value: transform(estimate.value), lower: interval?.lower, upper: interval?.upper,
      confidence: interval?.confidence, count: estimate.count)
  }

  /// Half the width of a ratio's interval on the logarithmic scale: 0.01 is ±1 %.
  var halfWidth: Double? {
    lower.flatMap { lower in upper.map { log($0 / lower) / 2 } }
  }
}
