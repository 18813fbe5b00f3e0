internal import CGSL

/// A fitted growth model: a constant part plus a multiple of the model's term.
package struct GrowthFit: Hashable, Sendable {
  /// The model.
  package let model: GrowthModel

  /// The part that does not grow, in the unit of the costs.
  package let intercept: Double

  /// The factor of the model's term, in the unit of the costs; 0 for the constant model.
  package let factor: Double

  /// The typical distance of a cost from the curve, in the unit of the costs.
  package let residualStandardError: Double

  /// Akaike's criterion, corrected for few observations; comparable only within one `Growth`.
  package let aicc: Double

  /// The weight of evidence for this model among all, from 0 to 1; all weights sum to 1.
  package fileprivate(set) var weight: Double

  /// The fitted cost at a size of at least 1.
  package func cost(at size: Double) -> Double { intercept + factor * model.term(size) }

  /// The sizes at which this curve crosses another, ascending: two at most.
  ///
  /// - Parameter sizes: The range to search, from 1 up. Touching without crossing does not count,
  ///   nor does a crossing at a bound.
  func crossings(with other: GrowthFit, within sizes: ClosedRange<Double>) -> [Double] {
    precondition(sizes.lowerBound >= 1, "sizes must be at least 1")
    func difference(_ size: Double) -> Double { cost(at: size) - other.cost(at: size) }
    func slope(_ size: Double) -> Double {
      factor * model.slope(size) - other.factor * other.model.slope(size)
    }
    // The quotient of two terms' slopes is monotone from 1, so the difference turns at most once.
    let turn = signChange(of: slope, from: sizes.lowerBound, to: sizes.upperBound)
    let ends = [sizes.lowerBound] + (turn.map { [$0] } ?? []) + [sizes.upperBound]
    return zip(ends, ends.dropFirst()).compactMap { signChange(of: difference, from: $0, to: $1) }
  }
}

/// The growth of a cost with a size, such as the depth of a navigation stack.
///
/// ```swift
/// let growth = try Growth(of: nanoseconds, with: depths)
/// growth.best.model.rawValue  // "n"
/// ```
package struct Growth: Hashable, Sendable {
  /// The fits of all models, best first: by Akaike's corrected criterion, ascending.
  package let fits: [GrowthFit]

  /// The fit with the most evidence.
  package var best: GrowthFit { fits[0] }

  /// The sizes measured, from the smallest to the largest.
  package let sizes: ClosedRange<Int>

  /// Fits every model.
  ///
  /// - Parameters:
  ///   - costs: One per observation; any unit.
  ///   - sizes: One for each of `costs`, in the same order, each at least 1; sizes may repeat.
  /// - Throws: `StatisticsError.unpaired` when the counts differ; `.nonPositive` for a size below
  ///   1; `.tooFew` for fewer than 5 observations; `.emptySample`, `.nonFinite`, `.extreme`;
  ///   `.dependentColumns` if all sizes are equal.
  /// - Note: Least squares, see `LinearFit`; Burnham and Anderson, *Model Selection and Multimodel
  ///   Inference*, 2nd ed. (2002), 2.4 and 2.9.
  package init(of costs: [Double], with sizes: [Int]) throws(StatisticsError) {
    guard costs.count == sizes.count else {
      throw .unpaired(first: costs.count, second: sizes.count)
    }
    if let index = sizes.firstIndex(where: { $0 < 1 }) {
      throw .nonPositive(value: Double(sizes[index]), index: index)
    }
    let sample = try Sample(costs)
    guard costs.count >= 5 else { throw .tooFew(count: costs.count, needed: 5) }
    // A perfect fit leaves only rounding errors, whose logarithm must not determine the best model.
    let scale = max(abs(sample.minimum), abs(sample.maximum))
    let rounding = scale > 0 ? 1e-12 * scale : 1

    var fits: [GrowthFit] = []
    for model in GrowthModel.allCases {
      let rows = sizes.map { size in
        model == .constant ? [1] : [1, model.term(Double(size))]
      }
      let fit = try LinearFit(design: rows, response: costs)
      let n = Double(costs.count)
      let parameters = Double(fit.coefficients.count + 1)
      let meanSquare = max(fit.residualSumOfSquares / n, rounding * rounding)
      fits.append(
        GrowthFit(
          model: model, intercept: fit.coefficients[0],
          factor: fit.coefficients.count > 1 ? fit.coefficients[1] : 0,
          residualStandardError: (fit.residualSumOfSquares / Double(fit.degreesOfFreedom))
            .squareRoot(),
          aicc: n * log(meanSquare) + 2 * parameters * n / (n - parameters - 1),
          weight: 0))
    }
    // The sort is stable, so the simpler of two equal fits wins.
    fits.sort { $0.aicc < $1.aicc }
    let likelihoods = fits.map { exp((fits[0].aicc - $0.aicc) / 2) }
    let total = compensatedSum(likelihoods)
    for index in fits.indices { fits[index].weight = likelihoods[index] / total }
    self.fits = fits
    self.sizes = sizes.min()!...sizes.max()!
  }

  /// The sizes at which the best curves of two costs cross, ascending: two at most.
  ///
  /// Only within the sizes measured for both: a crossing beyond them would be a guess.
  package func crossings(with other: Growth) -> [Double] {
    let lower = max(sizes.lowerBound, other.sizes.lowerBound)
    let upper = min(sizes.upperBound, other.sizes.upperBound)
    guard lower <= upper else { return [] }
    return best.crossings(with: other.best, within: Double(lower)...Double(upper))
  }
}

/// The point at which a function that is monotone on an interval changes sign, by bisection.
private func signChange(
  of function: (Double) -> Double, from start: Double, to end: Double
) -> Double? {
  let rises = function(end) > 0
  guard rises ? function(start) < 0 : function(start) > 0 && function(end) < 0 else { return nil }
  var (low, high) = (start, end)
  while true {
    let middle = low + (high - low) / 2
    guard low < middle, middle < high else { return middle }
    if (function(middle) > 0) == rises { high = middle } else { low = middle }
  }
}
