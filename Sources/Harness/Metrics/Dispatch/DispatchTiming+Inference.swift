import BenchmarkKit
import Statistics

extension DispatchTiming {
  /// The confidence level of the intervals.
  package static let confidence = 0.95
  /// The default margin: the distance from 1 at which a ratio can count as different.
  package static let defaultMargin = 0.01

  /// Estimates and compares times from one value per launch, never from pooled sessions.
  ///
  /// - Parameters:
  ///   - control: The A/A control, which is estimated but not tested.
  ///   - margin: Ratios closer to 1 than this do not count as different; nor do ratios within the
  ///     control's interval.
  /// - Throws: A `StatisticsError` if no estimate can be computed.
  package static func estimate(
    _ launches: [Dispatch.Launch], baseline: String, control: String?, eventsPerSession: Int,
    order: [String], margin: Double
  ) throws -> Dispatch {
    let pairs = try order.compactMap { subject in
      try paired(subject, baseline, launches).map { (subject: subject, times: $0) }
    }
    var rows = try pairs.map { pair in
      Dispatch.Row(
        subject: pair.subject, time: try pair.times.medians.hodgesLehmann(confidence: confidence),
        ratio: try pair.times.ratio(confidence: confidence))
    }
    let resolution = try compare(pairs, &rows, baseline, control, margin)
    return Dispatch(
      baseline: baseline, control: control, eventsPerSession: eventsPerSession, launches: launches,
      rows: rows,
      resolution: resolution)
  }

  /// The times of the launches in which both the subject and the baseline ran, if any.
  private static func paired(
    _ subject: String, _ baseline: String, _ launches: [Dispatch.Launch]
  ) throws -> PairedDurations? {
    let launches = launches.filter { $0.blocks[subject] != nil && $0.blocks[baseline] != nil }
    guard !launches.isEmpty else { return nil }
    return try PairedDurations(
      of: launches.compactMap { $0.blocks[subject] },
      to: launches.compactMap { $0.blocks[baseline] })
  }

  private static func compare(
    _ pairs: [(subject: String, times: PairedDurations)], _ rows: inout [Dispatch.Row],
    _ baseline: String, _ control: String?, _ margin: Double
  ) throws -> Dispatch.Resolution? {
    let compared = pairs.indices.filter { ![baseline, control].contains(pairs[$0].subject) }
    guard !compared.isEmpty else { return nil }
    // A difference must exceed the difference between a subject and itself; equivalence is judged
    // by the user's margin alone, regardless of the noise in the run.
    let floor = Equivalence.margin(
      atLeast: margin, control: rows.first { $0.subject == control }?.ratio.interval)
    // The joint level for all pairs equals the level of the first step of Holm's method.
    let joint = 1 - (1 - confidence) / Double(compared.count)
    let pValues = compared.map { SignedRankTest(pairs[$0].times.logRatios).pValue }
    let adjusted = try holmAdjusted(pValues)
    var halfWidth = 0.0
    for (place, index) in compared.enumerated() {
      let times = pairs[index].times
      let ratio = try times.ratio(confidence: joint)
      guard let interval = ratio.interval, let own = rows[index].ratio.relativeHalfWidth
      else { return nil }
      halfWidth = max(halfWidth, own)
      rows[index].comparison = Dispatch.Comparison(
        verdict: verdict(interval, floor: floor, margin: margin), ratio: ratio, p: pValues[place],
        adjustedP: adjusted[place],
        cliffsDelta: times.medians.cliffsDelta(over: times.baselineMedians),
        sessionsSlower: times.sessionLogRatios.probabilityOfSuperiority)
    }
    let others = pairs.filter { $0.subject != control }.map(\.times.medians.values)
    let blocks = others[0].indices.map { launch in others.map { $0[launch] } }
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
}

extension Dispatch {
  /// The projected number of launches for every ratio's interval to reach this relative half-width.
  ///
  /// - Returns: The current number if it suffices; `nil` if there are no intervals, or if the
  ///   number exceeds a million.
  package func launches(forRelativeHalfWidth target: Double) -> Int? {
    let compared = rows.filter { $0.comparison != nil }.map(\.ratio)
    let counts = compared.map {
      try? $0.projectedCount(forRelativeHalfWidth: target, confidence: DispatchTiming.confidence)
    }
    guard !counts.isEmpty, !counts.contains(nil) else { return nil }
    return counts.compactMap { $0 }.reduce(launches.count, max)
  }
}
