import Statistics
import Testing

@Suite struct SampleTests {
  // numpy.quantile(z, [.1, .25, .5, .75, .9]); R's quantile(z, …) prints the same.
  @Test(
    "quantiles match R and NumPy",
    arguments: [
      (0.1, -33.97421875), (0.25, -17.435546875), (0.5, -1.4375), (0.75, 23.8125),
      (0.9, 38.03671875), (0, -41.9140625), (1, 49.0625),
    ])
  func quantile(fraction: Double, expected: Double) throws {
    let sample = try Sample(scattered(12))

    #expect(isClose(sample.quantile(fraction), expected))
  }

  // R: c(mean(z), sd(z)); scipy.stats.median_abs_deviation(z), and mad(z, constant=1) in R.
  @Test("centre and spread match R and SciPy")
  func centreAndSpread() throws {
    let sample = try Sample(scattered(12))

    #expect(isClose(sample.mean, 1.9674479166666667))
    #expect(isClose(try #require(sample.standardDeviation), 29.0409860560647353))
    #expect(sample.median == -1.4375)
    #expect(sample.medianAbsoluteDeviation == 23.515625)
  }

  @Test("a single value is its own mean and quantiles, and has no spread")
  func singleValue() throws {
    let sample = try Sample([7])

    #expect(sample.mean == 7)
    #expect(sample.standardDeviation == nil)
    #expect(sample.quantile(0.25) == 7)
    #expect(sample.quantile(0.75) == 7)
    #expect(sample.medianAbsoluteDeviation == 0)
    #expect(sample.lag1Autocorrelation == nil)
  }

  @Test("equal values are their own quantiles and have no spread", arguments: [0.1, 1 / 3.0])
  func equalValues(value: Double) throws {
    let sample = try Sample(Array(repeating: value, count: 4))

    #expect(stride(from: 0, through: 1, by: 0.05).allSatisfy { sample.quantile($0) == value })
    #expect(sample.mean == value)
    #expect(sample.standardDeviation == 0)
    #expect(sample.medianAbsoluteDeviation == 0)
    #expect(sample.lag1Autocorrelation == nil)
  }

  @Test("the order of the values affects only the autocorrelation")
  func order() throws {
    let sample = try Sample(scattered(50))
    let ascending = try Sample(scattered(50).sorted())

    #expect(ascending.median == sample.median)
    #expect(ascending.quantile(0.3) == sample.quantile(0.3))
    #expect(ascending.medianAbsoluteDeviation == sample.medianAbsoluteDeviation)
    #expect(isClose(ascending.mean, sample.mean))
    #expect(try #require(sample.lag1Autocorrelation) < 0)
    #expect(try #require(ascending.lag1Autocorrelation) > 0.9)
  }

  // The factors are powers of two, so that scaling is exact.
  @Test("the centre follows scale and shift, the spread only the scale", arguments: [0.25, 8, -2])
  func scaleAndShift(factor: Double) throws {
    let sample = try Sample(scattered(25))
    let moved = try Sample(scattered(25).map { $0 * factor + 1024 })

    #expect(moved.median == sample.median * factor + 1024)
    #expect(isClose(moved.mean, sample.mean * factor + 1024))
    #expect(
      isClose(
        try #require(moved.standardDeviation),
        try #require(sample.standardDeviation) * abs(factor)))
    #expect(moved.medianAbsoluteDeviation == sample.medianAbsoluteDeviation * abs(factor))
    #expect(
      isClose(
        try #require(moved.lag1Autocorrelation), try #require(sample.lag1Autocorrelation)))
  }

  @Test("empty samples and non-finite or extreme values are rejected")
  func refusals() {
    #expect(throws: StatisticsError.emptySample) { try Sample([]) }
    #expect(throws: StatisticsError.nonFinite(value: .infinity, index: 1)) {
      try Sample([1, .infinity])
    }
    #expect(throws: StatisticsError.extreme(value: -1e200, index: 2)) {
      try Sample([0, 1, -1e200])
    }
    #expect(throws: StatisticsError.extreme(value: 1e-300, index: 0)) { try Sample([1e-300]) }
    // NaN is not equal to itself, so the error cannot be compared.
    #expect(throws: StatisticsError.self) { try Sample([1, .nan, 2]) }
  }
}
