import Statistics
public import UserSessions

extension FootballGatherModel {
  /// The probability of each whole number, in millionths.
  ///
  /// A number stands for all values that round to it; the first and last also stand for all values
  /// beyond them. The probabilities are computed by GSL. Rounded to millionths they are the same in
  /// each of its versions, and so are the sessions drawn with them.
  public static func weights(of distribution: Distribution, upTo limit: Int) -> [Int] {
    let law = PositiveDistribution(distribution)
    func share(below value: Double) -> Double {
      // Valid parameters give a finite probability; where GSL fails, the probability is negligible.
      (try? law.probability(ofAtMost: value)) ?? 0
    }
    let bounds = [0] + (1..<limit).map { share(below: Double($0) + 0.5) } + [1]
    return zip(bounds, bounds.dropFirst()).map { Int((($1 - $0) * 1_000_000).rounded()) }
  }
}

extension PositiveDistribution {
  fileprivate init(_ distribution: Distribution) {
    self =
      switch distribution {
      case .logNormal(let median, let sigma): .logNormal(median: median, sigma: sigma)
      case .exponential(let mean): .exponential(mean: mean)
      case .gamma(let shape, let scale): .gamma(shape: shape, scale: scale)
      case .weibull(let shape, let scale): .weibull(shape: shape, scale: scale)
      }
  }
}
