import Foundation

extension Distribution {
  /// The probability of each whole number from 1 to `limit`, in millionths.
  ///
  /// A number represents all values that round to it; the first and last also represent all values
  /// beyond them. Because they are rounded to millionths, the weights are the same with every
  /// mathematical library, and so are the sessions drawn with them. A test compares the weights
  /// with results from GSL; this code does not use GSL, because users embed it.
  public func weights(upTo limit: Int) -> [Int] {
    let bounds = [0] + (1..<limit).map { probability(ofAtMost: Double($0) + 0.5) } + [1]
    return zip(bounds, bounds.dropFirst()).map { Int((($1 - $0) * 1_000_000).rounded()) }
  }

  /// The probability of `value` or less, for a value above zero.
  private func probability(ofAtMost value: Double) -> Double {
    switch self {
    case .logNormal(let median, let sigma): Self.normal(log(value / median) / sigma)
    case .exponential(let mean): -expm1(-value / mean)
    case .gamma(let shape, let scale): Self.gamma(shape, value / scale)
    case .weibull(let shape, let scale): -expm1(-pow(value / scale, shape))
    }
  }

  /// The standard normal distribution function.
  private static func normal(_ value: Double) -> Double { erfc(-value / 2.0.squareRoot()) / 2 }

  /// The shape above which a gamma variable is treated as the cube of a normal variable.
  private static let largestShape = 1e7

  /// The regularised lower incomplete gamma function: by its series, above the mode by the
  /// continued fraction of its complement, and for enormous shapes by Wilson and Hilferty's
  /// approximation (NIST's Digital Library of Mathematical Functions, 8.11.4, 8.9.2 and 8.11.10).
  private static func gamma(_ shape: Double, _ x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x.isFinite else { return 1 }
    guard shape < largestShape else {
      return normal((cbrt(x / shape) - 1 + 1 / (9 * shape)) * 3 * shape.squareRoot())
    }
    let factor = exp(shape * log(x) - x - logarithmOfGamma(shape))
    return x < shape + 1
      ? min(1, factor * series(shape, x)) : max(0, 1 - factor * fraction(shape, x))
  }

  private static func logarithmOfGamma(_ shape: Double) -> Double { lgamma(shape).0 }

  /// The sum of xⁿ / (a · (a + 1) ⋯ (a + n)) over all n from 0.
  private static func series(_ shape: Double, _ x: Double) -> Double {
    var (term, divisor) = (1 / shape, shape)
    var sum = term
    while term > sum * 1e-17 {
      divisor += 1
      term *= x / divisor
      sum += term
    }
    return sum
  }

  /// 1 / (x + 1 - a - 1·(1 - a) / (x + 3 - a - 2·(2 - a) / (x + 5 - a - …))), by Lentz's method.
  private static func fraction(_ shape: Double, _ x: Double) -> Double {
    let tiny = 1e-300
    var b = x + 1 - shape
    var (c, d) = (1 / tiny, 1 / b)
    var value = d
    var number = 0.0
    while true {
      number += 1
      let numerator = number * (shape - number)
      b += 2
      d = numerator * d + b
      d = 1 / (abs(d) < tiny ? tiny : d)
      c = b + numerator / c
      if abs(c) < tiny { c = tiny }
      value *= d * c
      if abs(d * c - 1) < 1e-15 { return value }
    }
  }
}
