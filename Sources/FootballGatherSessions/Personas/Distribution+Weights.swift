import Statistics
public import UserSessions

extension FootballGatherModel {
  /// How often each whole number is drawn, in millionths: a number stands for all values that are rounded to it, the first and the
  /// last for those beyond them.
  ///
  /// The probabilities are GSL's. Rounded to millionths they are the same numbers in every version of it, and so are the sessions
  /// that are drawn by them.
  public static func weights(of distribution: Distribution, upTo limit: Int) -> [Int] {
    let law = PositiveDistribution(distribution)
    func share(below value: Double) -> Double {
      // Parameters that a persona can have give a finite probability; what GSL could not compute is as good as nothing.
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
