/// A distribution of times or lengths: a family and its parameters, all greater than zero.
///
/// Session generators convert it to weights of whole numbers; see
/// `ReferenceModel.weights(of:upTo:)`.
public enum Distribution: Hashable, Sendable {
  /// `sigma` is the standard deviation of the logarithm.
  case logNormal(median: Double, sigma: Double)
  case exponential(mean: Double)
  /// The mean is `shape` times `scale`.
  case gamma(shape: Double, scale: Double)
  case weibull(shape: Double, scale: Double)
}

extension Distribution: CustomStringConvertible {
  public var description: String {
    switch self {
    case .logNormal(let median, let sigma): "log-normal, median \(median), sigma \(sigma)"
    case .exponential(let mean): "exponential, mean \(mean)"
    case .gamma(let shape, let scale): "gamma, shape \(shape), scale \(scale)"
    case .weibull(let shape, let scale): "Weibull, shape \(shape), scale \(scale)"
    }
  }
}
