import BenchmarkKit

/// The cost of user actions as a parameter, such as the number of players, grows.
package struct CostGrowth: Codable, Sendable {
  /// The unit of costs.
  package enum Unit: String, CaseIterable, Codable, Sendable {
    /// Instructions executed under Callgrind. Exact, except for effects of block addresses.
    case instructions
    /// Nanoseconds. Sampled.
    case nanoseconds
  }

  /// A parameter and the actions measured at each of its values.
  package struct Sweep: Codable, Hashable, Sendable {
    /// The parameter's name, such as `players`; unique among the sweeps.
    package let name: String
    /// The measured actions, such as `detail, back`.
    package let measured: String
    /// The reason that the parameter cannot be larger; `nil` if only time limits it.
    package let bound: String?
  }

  /// The cost at one value of the parameter.
  package struct Point: Codable, Hashable, Sendable {
    /// The parameter's value.
    package let n: Int
    /// Every measurement, each on a fresh app, in the document's unit.
    package let costs: [Double]

    /// The median of the measurements; NaN if there are none.
    package var cost: Double {
      guard !costs.isEmpty else { return .nan }
      let sorted = costs.sorted()
      let middle = sorted.count / 2
      return sorted.count.isMultiple(of: 2)
        ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
  }

  /// The best-fitting model of a curve: cost = intercept + slope · f(n).
  package struct Fit: Codable, Hashable, Sendable {
    /// The function f: `1`, `log n`, `n`, `n log n` or `n²`.
    package let model: String
    /// The cost at f(n) = 0.
    package let intercept: Double
    /// Cost per unit of f(n); 0 for the model `1`.
    package let slope: Double
    /// The typical distance of a measurement from the curve.
    package let residualStandardError: Double
    /// The Akaike weight of this model among the five, from 0 to 1, by AICc.
    package let weight: Double
  }

  /// The costs of one subject in one sweep.
  package struct Curve: Codable, Hashable, Sendable {
    /// The sweep's name.
    package let sweep: String
    /// The subject's identifier.
    package let subject: String
    /// The points, by increasing value of the parameter.
    package let points: [Point]
    /// The fit; `nil` if there are too few points to choose between models.
    package let fit: Fit?
  }

  /// A value of the parameter at which one subject's curve overtakes another's.
  package struct Crossing: Codable, Hashable, Sendable {
    /// The sweep's name.
    package let sweep: String
    /// The subject that costs less before the crossing and more after it.
    package let rising: String
    /// The other subject.
    package let overtaken: String
    /// The parameter's value at which the fitted curves meet.
    package let n: Double
  }

  package let unit: Unit
  package var sweeps: [Sweep]
  package var curves: [Curve]
  package var crossings: [Crossing]
}
