/// How the cost of what a user does grows with a parameter, such as the number of players.
public struct CostGrowth: Codable, Sendable {
  /// What costs are counted in.
  public enum Unit: String, Codable, Sendable {
    /// Instructions that callgrind saw retired. Exact but for what the allocator does with other addresses.
    case instructions
    /// Nanoseconds. Sampled.
    case nanoseconds
  }

  /// One parameter that is varied, and what is measured at each of its values.
  public struct Sweep: Codable, Hashable, Sendable {
    /// What is varied, such as `players`; the names of sweeps are unique.
    public let name: String
    /// What is measured, as a user would say it, such as `detail, back`.
    public let measured: String
    /// Why the parameter goes no further; `nil` where only patience ends it.
    public let bound: String?

    /// Describes a sweep.
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

    /// Gathers the measurements.
    public init(n: Int, costs: [Double]) {
      self.n = n
      self.costs = costs
    }

    /// The median of the measurements; not a number where there are none.
    public var cost: Double {
      guard !costs.isEmpty else { return .nan }
      let sorted = costs.sorted()
      let middle = sorted.count / 2
      return sorted.count.isMultiple(of: 2)
        ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
  }

  /// The model that describes a curve best: cost = intercept + slope · f(n).
  public struct Fit: Codable, Hashable, Sendable {
    /// The growing part: `1`, `log n`, `n`, `n log n` or `n²`.
    public let model: String
    /// The cost where f(n) is 0.
    public let intercept: Double
    /// Cost per unit of f(n); 0 for the model `1`.
    public let slope: Double
    /// The typical distance of a measurement to the curve.
    public let residualStandardError: Double
    /// The weight of evidence for this model among the five, in [0, 1], by AICc.
    public let weight: Double

    /// Describes a fit.
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
    /// By rising value of the parameter.
    public let points: [Point]
    /// `nil` where there are too few points to choose between models.
    public let fit: Fit?

    /// Describes a curve.
    public init(sweep: String, subject: String, points: [Point], fit: Fit?) {
      self.sweep = sweep
      self.subject = subject
      self.points = points
      self.fit = fit
    }
  }

  /// Where the curve of one subject overtakes another's.
  public struct Crossing: Codable, Hashable, Sendable {
    /// The sweep's name.
    public let sweep: String
    /// The subject that costs less before the crossing, and more behind it.
    public let rising: String
    /// The other subject.
    public let overtaken: String
    /// The parameter's value at which the fitted curves meet.
    public let n: Double

    /// Describes a crossing.
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

  /// Gathers curves.
  public init(unit: Unit, sweeps: [Sweep], curves: [Curve], crossings: [Crossing]) {
    self.unit = unit
    self.sweeps = sweeps
    self.curves = curves
    self.crossings = crossings
  }
}
