internal import CGSL
internal import RandomNumbers

/// Bootstrap intervals that resample launches, then sessions within each, with replacement.
///
/// For statistics without an exact interval. Launches are independent; sessions of one launch are
/// not, so resampling all sessions alike would give intervals that are much too narrow.
///
/// The interval lies between quantiles of the resampled statistics, so its confidence is
/// approximate: with 10 launches or fewer it may be less than stated.
///
/// - Note: Davison and Hinkley, *Bootstrap Methods and Their Application* (1997), 3.8.
package struct TwoLevelBootstrap: Hashable, Sendable {
  /// The quantiles of the resampled statistics that bound an interval.
  package enum Method: Hashable, Sendable {
    /// The quantiles of the confidence itself.
    case percentile
    /// BCa: corrected for bias and for a spread that changes with the statistic.
    ///
    /// For smooth statistics such as slopes and ratios of means; unstable for medians and
    /// quantiles. Leaves out each launch in turn to estimate how the spread changes.
    ///
    /// - Note: Efron, "Better Bootstrap Confidence Intervals", *JASA* 82 (1987).
    case biasCorrectedAndAccelerated
  }

  /// The number of resamples, at least 1.
  package let resamples: Int

  /// The seed of the random numbers; the same seed gives the same interval.
  package let seed: UInt64

  /// A bootstrap with the given number of resamples.
  package init(resamples: Int = 10_000, seed: UInt64) {
    precondition(resamples > 0, "there is at least one resample")
    self.resamples = resamples
    self.seed = seed
  }

  /// The interval of an arbitrary statistic.
  ///
  /// ```swift
  /// try TwoLevelBootstrap(seed: 1).estimate(of: launches, confidence: 0.95) { launches in
  ///   ratioOfQuantiles(launches)
  /// }
  /// ```
  /// - Parameters:
  ///   - launches: At least one launch of at least one session each; sessions of any type.
  ///   - confidence: The desired two-sided level, in (0, 1).
  ///   - method: The quantiles to use.
  ///   - statistic: Called for the launches as given and for every resample of as many launches. A
  ///     resampled launch has as many sessions as the one drawn. BCa also calls it with each launch
  ///     left out in turn.
  /// - Returns: The statistic of the launches; without an interval for a single launch.
  /// - Throws: `StatisticsError.confidenceOutOfRange`; `.emptySample` if there is no launch or an
  ///   empty one; `.nonFinite` and `.extreme`, with the index of the resample, for a statistic;
  ///   errors thrown by `statistic`.
  /// - Complexity: Per resample, one random number for each launch and session, and one call of
  ///   `statistic`.
  package func estimate<Session>(
    of launches: [[Session]], confidence: Double, method: Method = .percentile,
    statistic: ([[Session]]) throws(StatisticsError) -> Double
  ) throws(StatisticsError) -> Estimate {
    try check(launches, confidence)
    let value = try statistic(launches)
    var random = SplitMix64(seed: seed)
    var resample = launches
    var shares = Shares(confidence: confidence)
    if method == .biasCorrectedAndAccelerated, launches.count > 1 {
      var leftOut: [Double] = []
      for index in launches.indices {
        var others = launches
        others.remove(at: index)
        leftOut.append(try statistic(others))
      }
      shares.leftOut = try Sample(leftOut)
    }
    return try estimate(value, launches: launches.count, shares) { () throws(StatisticsError) in
      for index in resample.indices {
        let launch = launches[random.index(below: launches.count)]
        // Keeps the capacity of the previous resample.
        resample[index].removeAll(keepingCapacity: true)
        for _ in launch.indices {
          resample[index].append(launch[random.index(below: launch.count)])
        }
      }
      return try statistic(resample)
    }
  }

  /// The interval of the median, over launches, of a quantile within each launch.
  ///
  /// Equivalent to a closure that computes this statistic, but without sorting any resample: the
  /// sessions of each launch are sorted once, and a resample only counts how often each was drawn.
  ///
  /// - Parameters:
  ///   - fraction: From 0 to 1, as in `Sample.quantile(_:)`; 0.5 is the median.
  ///   - launches: At least one launch of at least one session each; any unit.
  ///   - confidence: The desired two-sided level, in (0, 1).
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
    return try estimate(value, launches: launches.count, Shares(confidence: confidence)) {
      for index in quantiles.indices {
        let sorted = samples[random.index(below: samples.count)].sorted
        quantiles[index] = Self.quantile(fraction, ofResampled: sorted, &draws, &random)
      }
      // Reorders the quantiles, which are no longer needed.
      return gsl_stats_median(&quantiles, 1, quantiles.count)
    }
  }

  /// The type 7 quantile of as many values drawn from sorted ones with replacement.
  ///
  /// - Parameter draws: Scratch counts, at least one per value; all zero on entry and on return.
  private static func quantile(
    _ fraction: Double, ofResampled sorted: [Double], _ draws: inout [UInt32],
    _ random: inout SplitMix64
  ) -> Double {
    let position = fraction * Double(sorted.count - 1)
    let rank = Int(position)
    return draws.withUnsafeMutableBufferPointer { draws in
      for _ in sorted.indices { draws[random.index(below: sorted.count)] &+= 1 }
      // The index of the first value by which more than `rank` have been drawn.
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
    _ value: Double, launches: Int, _ shares: Shares,
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
    let (lower, upper) = shares.ends(of: law, around: value)
    let interval = Interval(
      lower: law.quantile(lower), upper: law.quantile(upper), confidence: shares.confidence)
    return Estimate(count: launches, value: value, interval: interval, noInterval: nil)
  }
}

/// The fractions of the resampled statistics that lie below the bounds of an interval.
private struct Shares {
  let confidence: Double

  /// The statistics with each launch left out in turn, for BCa; `nil` for the percentile method.
  var leftOut: Sample?

  func ends(of law: Sample, around value: Double) -> (lower: Double, upper: Double) {
    let tail = (1 - confidence) / 2
    guard let leftOut else { return (tail, 1 - tail) }
    let count = Double(law.count)
    let below = Double(law.values.reduce(0) { $0 + ($1 < value ? 2 : $1 == value ? 1 : 0) }) / 2
    // A statistic outside all resamples would make the correction infinite.
    let bias = gsl_cdf_ugaussian_Pinv(min(count - 0.5, max(0.5, below)) / count)
    let mean = leftOut.mean
    let deviations = leftOut.values.map { mean - $0 }
    let squares = compensatedSum(deviations.lazy.map { $0 * $0 })
    let cubes = compensatedSum(deviations.lazy.map { $0 * $0 * $0 })
    let acceleration = squares > 0 ? cubes / (6 * squares * squares.squareRoot()) : 0
    func corrected(_ share: Double) -> Double {
      let score = bias + gsl_cdf_ugaussian_Pinv(share)
      let shrunk = 1 - acceleration * score
      // Beyond its pole, the correction is total.
      guard shrunk > 0 else { return score > 0 ? 1 : 0 }
      return gsl_cdf_ugaussian_P(bias + score / shrunk)
    }
    return (corrected(tail), corrected(1 - tail))
  }
}
