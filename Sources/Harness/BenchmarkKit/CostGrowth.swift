/// The growth of the cost of user actions with a parameter, such as the number of players.
public struct CostGrowth: Codable, Sendable {
  /// The unit of costs.
  public enum Unit: String, Codable, Sendable {
    /// Instructions executed under Callgrind. Exact, except for effects of block addresses.
    case instructions
    /// Nanoseconds. Sampled.
    case nanoseconds
  }

  /// A parameter and the actions measured at each of its values.
  public struct Sweep: Codable, Hashable, Sendable {
    /// The parameter's name, such as `players`; unique among the sweeps.
    public let name: String
    /// The measured actions, such as `detail, back`.
    public let measured: String
    /// The reason that the parameter cannot be larger; `nil` if only time limits it.
    public let bound: String?

    /// Creates a sweep.
    public init(name: String, measured: String, bound: String?) {
      self.name = name
      self.measured = measured
      self.bound = bound
    }
  }

  /// The cost at one value of the parameter.
  public struct Point: Codable, Hashable, Sendable {
    /// The parameter's value.
    public let n: Int
    /// Every measurement, each on a fresh app, in the document's unit.
    public let costs: [Double]

    /// Creates a point.
    public init(n: Int, costs: [Double]) {
      self.n = n
      self.costs = costs
    }

    /// The median of the measurements; NaN if there are none.
    public var cost: Double {
      guard !costs.isEmpty else { return .nan }
      let sorted = costs.sorted()
      let middle = sorted.count / 2
      return sorted.count.isMultiple(of: 2)
        ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
  }

  /// The best-fitting model of a curve: cost = intercept + slope · f(n).
  public struct Fit: Codable, Hashable, Sendable {
    /// The function f: `1`, `log n`, `n`, `n log n` or `n²`.
    public let model: String
    /// The cost at f(n) = 0.
    public let intercept: Double
    /// Cost per unit of f(n); 0 for the model `1`.
    public let slope: Double
    /// The typical distance of a measurement from the curve.
    public let residualStandardError: Double
    /// The weight of evidence for this model among the five, in [0, 1], by AICc.
    public let weight: Double

    /// Creates a fit.
    public init(
      model: String, intercept: Double, slope: Double, residualStandardError: Double, weight: Double
    ) {
      self.model = model
      self.intercept = intercept
      self.slope = slope
      self.residualStandardError = residualStandardError
      self.weight = weight
    }
  }

  /// The costs of one subject in one sweep.
  public struct Curve: Codable, Hashable, Sendable {
    /// The sweep's name.
    public let sweep: String
    /// The subject's identifier.
    public let subject: String
    /// The points, by increasing value of the parameter.
    public let points: [Point]
    /// The fit; `nil` if there are too few points to choose between models.
    public let fit: Fit?

    /// Creates a curve.
    public init(sweep: String, subject: String, points: [Point], fit: Fit?) {
      self.sweep = sweep
      self.subject = subject
      self.points = points
      self.fit = fit
    }
  }

  /// A value of the parameter at which one subject's curve overtakes another's.
  public struct Crossing: Codable, Hashable, Sendable {
    /// The sweep's name.
    public let sweep: String
    /// The subject that costs less before the crossing and more after it.
    public let rising: String
    /// The other subject.
    public let overtaken: String
    /// The parameter's value at which the fitted curves meet.
    public let n: Double

    /// Creates a crossing.
    public init(sweep: String, rising: String, overtaken: String, n: Double) {
      self.sweep = sweep
      self.rising = rising
      self.overtaken = overtaken
      self.n = n
    }
  }

  public let unit: Unit
  public var sweeps: [Sweep]
  public var curves: [Curve]
  public var crossings: [Crossing]

  /// Creates results from curves and their crossings.
  public init(unit: Unit, sweeps: [Sweep], curves: [Curve], crossings: [Crossing]) {
    self.unit = unit
    self.sweeps = sweeps
    self.curves = curves
    self.crossings = crossings
  }
}
