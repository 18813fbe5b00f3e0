internal import CGSL

/// Intervals by resampling: launches first, then the sessions within each, both with replacement.
///
/// For statistics without an exact interval. A launch is what is independent; sessions of one launch
/// are not, so resampling all sessions alike would give intervals that are much too narrow.
///
/// The interval lies between quantiles of the resamples' statistics (the percentile method), so
/// that its confidence is approximate: with 10 launches or fewer it may be less than stated.
///
/// - Note: Davison and Hinkley, *Bootstrap Methods and Their Application* (1997), 3.8.
package struct TwoLevelBootstrap: Hashable, Sendable {
  /// How often to resample, at least 1.
  package let resamples: Int

  /// What the random numbers start from; the same seed gives the same interval.
  package let seed: UInt64

  /// A bootstrap of so many resamples.
  package init(resamples: Int = 10_000, seed: UInt64) {
    precondition(resamples > 0, "there is at least one resample")
    self.resamples = resamples
    self.seed = seed
  }

  /// The interval of any statistic.
  ///
  /// ```swift
  /// try TwoLevelBootstrap(seed: 1).estimate(of: launches, confidence: 0.95) { launches in
  ///   ratioOfQuantiles(launches)
  /// }
  /// ```
  /// - Parameters:
  ///   - launches: At least one launch of at least one session each; sessions of any type.
  ///   - confidence: The two-sided level wanted, in (0, 1).
  ///   - statistic: Called for the launches as given and for every resample of as many launches. A
  ///     resampled launch has as many sessions as the one that was drawn.
  /// - Returns: The statistic of the launches; without an interval for a single launch.
  /// - Throws: `StatisticsError.confidenceOutOfRange`; `.emptySample` where there is no launch or an
  ///   empty one; `.nonFinite` and `.extreme`, with the index of the resample, for a statistic; what
  ///   the statistic throws.
  /// - Complexity: As many random numbers as sessions, and one call, per resample.
  package func estimate<Session>(
    of launches: [[Session]], confidence: Double,
    statistic: ([[Session]]) throws(StatisticsError) -> Double
  ) throws(StatisticsError) -> Estimate {
    try check(launches, confidence)
    let value = try statistic(launches)
    var random = SplitMix64(seed: seed)
    var resample = launches
    return try estimate(value, launches: launches.count, confidence) { () throws(StatisticsError) in
      for index in resample.indices {
        let launch = launches[random.index(below: launches.count)]
        // Keeps the memory of the resample before.
        resample[index].removeAll(keepingCapacity: true)
        for _ in launch.indices {
          resample[index].append(launch[random.index(below: launch.count)])
        }
      }
      return try statistic(resample)
    }
  }

  /// The interval of the median over launches of a quantile within each.
  ///
  /// The same as with a closure that computes this statistic, but without sorting any resample: the
  /// sessions of each launch are sorted once, and a resample only counts how often it has drawn each.
  ///
  /// - Parameters:
  ///   - fraction: From 0 to 1, as in `Sample.quantile(_:)`; 0.5 is the median.
  ///   - launches: At least one launch of at least one session each; any unit.
  ///   - confidence: The two-sided level wanted, in (0, 1).
  /// - Returns: The statistic of the launches; without an interval for a single launch.
  /// - Throws: `StatisticsError.confidenceOutOfRange`, `.emptySample`, `.nonFinite`, `.extreme`.
  /// - Complexity: O(sessions) per resample, about a nanosecond for each.
  package func estimateOfMedian(
    ofQuantile fraction: Double, of launches: [[Double]], confidence: Double
  ) throws(StatisticsError) -> Estimate {
    precondition((0...1).contains(fraction), "a quantile's fraction is from 0 to 1")
    try check(launches, confidence)
    var samples: [Sample] = []
    for launch in launches { samples.append(try Sample(launch)) }
    let value = try Sample(samples.map { $0.quantile(fraction) }).median
    var random = SplitMix64(seed: seed)
    var quantiles = [Double](repeating: 0, count: samples.count)
    var draws = [UInt32](repeating: 0, count: samples.map(\.count).max()!)
    return try estimate(value, launches: launches.count, confidence) {
      for index in quantiles.indices {
        let sorted = samples[random.index(below: samples.count)].sorted
        quantiles[index] = Self.quantile(fraction, ofResampled: sorted, &draws, &random)
      }
      // Reorders the quantiles, which are not needed any more.
      return gsl_stats_median(&quantiles, 1, quantiles.count)
    }
  }

  /// The quantile, type 7, of as many values drawn from sorted ones with replacement.
  ///
  /// - Parameter draws: Memory for as many counts as values or more, all zero, and zero again after.
  private static func quantile(
    _ fraction: Double, ofResampled sorted: [Double], _ draws: inout [UInt32],
    _ random: inout SplitMix64
  ) -> Double {
    let position = fraction * Double(sorted.count - 1)
    let rank = Int(position)
    return draws.withUnsafeMutableBufferPointer { draws in
      for _ in sorted.indices { draws[random.index(below: sorted.count)] &+= 1 }
      // The index of the first value up to which more than `rank` have been drawn.
      var index = 0
      var drawn = Int(draws[0])
      while drawn <= rank {
        index += 1
        drawn += Int(draws[index])
      }
      let lower = sorted[index]
      while drawn <= rank + 1, index + 1 < sorted.count {
        index += 1
        drawn += Int(draws[index])
      }
      let upper = drawn > rank + 1 ? sorted[index] : lower
      draws.update(repeating: 0)
      return lower + (position - Double(rank)) * (upper - lower)
    }
  }

  private func check<Session>(
    _ launches: [[Session]], _ confidence: Double
  ) throws(StatisticsError) {
    try checkConfidence(confidence)
    guard !launches.isEmpty, launches.allSatisfy({ !$0.isEmpty }) else { throw .emptySample }
    GSL.prepare()
  }

  private func estimate(
    _ value: Double, launches: Int, _ confidence: Double,
    next: () throws(StatisticsError) -> Double
  ) throws(StatisticsError) -> Estimate {
    try checkSize(of: value, at: 0)
    guard launches > 1 else {
      let reason = StatisticsError.tooFew(count: launches, needed: 2)
      return Estimate(count: launches, value: value, interval: nil, noInterval: reason)
    }
    var statistics: [Double] = []
    statistics.reserveCapacity(resamples)
    for _ in 0..<resamples { statistics.append(try next()) }
    let law = try Sample(statistics)
    let interval = Interval(
      lower: law.quantile((1 - confidence) / 2), upper: law.quantile((1 + confidence) / 2),
      confidence: confidence)
    return Estimate(count: launches, value: value, interval: interval, noInterval: nil)
  }
}
