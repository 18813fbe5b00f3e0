import RandomNumbers
import Testing

@testable import Statistics

@Suite struct TwoLevelBootstrapTests {
  private static let launches = [
    "equal": rows(of: scattered(96), width: 8),
    "unequal": (0..<12).map { launch in
      let start = (0..<launch).reduce(0) { $0 + 5 + $1 }
      return Array(scattered(126)[start..<start + 5 + launch])
    },
  ]

  // Both are simulations, with 100 000 resamples in NumPy. Each bound differs by their noise, about
  // 0.03 of the statistic's standard deviation with 10 000 resamples, or by one step of its
  // distribution.
  @Test(
    "the interval of the median of quantiles is NumPy's",
    arguments: ["equal", "unequal"], ["0.5", "0.9"])
  func againstNumPy(name: String, fraction: String) throws {
    let estimate = try TwoLevelBootstrap(seed: 1).estimateOfMedian(
      ofQuantile: Double(fraction)!, of: Self.launches[name]!, confidence: 0.95)
    let interval = try #require(estimate.interval)
    let expected = Answers.scipy["bootstrap/\(name)/\(fraction)"]

    #expect(estimate.count == 12)
    #expect(isClose(estimate.value, expected[0]))
    #expect(abs(interval.lower - expected[1]) < 0.15 * expected[3])
    #expect(abs(interval.upper - expected[2]) < 0.15 * expected[3])
    #expect(interval.confidence == 0.95)
  }

  @Test(
    "counting ranks is the same as sorting resamples, to the bit",
    arguments: ["equal", "unequal"], [0, 0.1, 0.5, 0.9, 1])
  func rankCounting(name: String, fraction: Double) throws {
    let bootstrap = TwoLevelBootstrap(resamples: 300, seed: 9)
    // Sorted, so that both draw the same values for the same index.
    let launches = Self.launches[name]!.map { $0.sorted() }
    let counted = try bootstrap.estimateOfMedian(
      ofQuantile: fraction, of: launches, confidence: 0.9)
    let sorted = try bootstrap.estimate(of: launches, confidence: 0.9) {
      launches throws(StatisticsError) in
      var quantiles: [Double] = []
      for launch in launches { quantiles.append(try Sample(launch).quantile(fraction)) }
      return try Sample(quantiles).median
    }

    #expect(counted == sorted)
    #expect(counted.interval!.lower < counted.interval!.upper)
  }

  // Over 40 seeds, a bound from 10 000 resamples varies by 0.033 of the statistic's standard error,
  // the same as with NumPy's generator; 0.15 is four times that. The upper bounds of the two
  // methods differ by 0.25.
  @Test(
    "with one session per launch, intervals of a skewed mean are those of SciPy's bootstrap",
    arguments: [
      ("percentile", .percentile), ("BCa", .biasCorrectedAndAccelerated),
    ] as [(String, TwoLevelBootstrap.Method)])
  func againstSciPy(name: String, method: TwoLevelBootstrap.Method) throws {
    let launches = scattered(40).map { [exponential($0 / 25)] }
    let estimate = try TwoLevelBootstrap(seed: 1)
      .estimate(of: launches, confidence: 0.95, method: method) { launches in
        compensatedSum(launches.lazy.map { $0[0] }) / Double(launches.count)
      }
    let interval = try #require(estimate.interval)
    let expected = Answers.scipy["bootstrap/skewed/\(name)"]

    #expect(isClose(estimate.value, expected[0]))
    #expect(abs(interval.lower - expected[1]) < 0.15 * expected[3])
    #expect(abs(interval.upper - expected[2]) < 0.15 * expected[3])
  }

  @Test("BCa has no width for equal statistics, and finite bounds even for an extreme one")
  func extremeCorrections() throws {
    let bootstrap = TwoLevelBootstrap(resamples: 200, seed: 1)
    let method = TwoLevelBootstrap.Method.biasCorrectedAndAccelerated
    let equal = try bootstrap.estimate(of: [[1], [2], [3]], confidence: 0.95, method: method) { _ in
      7
    }
    #expect((equal.interval?.lower, equal.interval?.upper) == (7, 7))

    // The statistic counts distinct launches, so that every resample is at or below it.
    let launches = (0..<20).map { [$0] }
    let biased = try bootstrap.estimate(of: launches, confidence: 0.95, method: method) {
      launches in
      Double(Set(launches.joined()).count)
    }
    let interval = try #require(biased.interval)
    #expect(biased.value == 20)
    #expect(12 < interval.lower && interval.lower <= interval.upper && interval.upper < 20)

    let single = try bootstrap.estimate(of: [[4]], confidence: 0.95, method: method) { $0[0][0] }
    #expect(single.noInterval == .tooFew(count: 1, needed: 2))
  }

  @Test("the same seed gives the same interval, and another seed a different one")
  func seeds() throws {
    let launches = Self.launches["equal"]!
    func estimate(_ seed: UInt64) throws -> Estimate {
      try TwoLevelBootstrap(resamples: 200, seed: seed)
        .estimateOfMedian(ofQuantile: 0.5, of: launches, confidence: 0.95)
    }

    #expect(try estimate(1) == estimate(1))
    #expect(try estimate(1) != estimate(2))
  }

  @Test("sessions may be of any type, and resamples consist of whole launches")
  func anySession() throws {
    let launches = [["a1", "a2"], ["b1", "b2", "b3"]]
    let estimate = try TwoLevelBootstrap(resamples: 100, seed: 1)
      .estimate(of: launches, confidence: 0.9) { launches in
        #expect(launches.count == 2)
        for launch in launches {
          #expect(launch.count == (launch[0].first == "a" ? 2 : 3))
          #expect(Set(launch.map(\.first)).count == 1)
        }
        return Double(launches.joined().count)
      }

    #expect(estimate.value == 5)
    #expect(estimate.interval?.lower == 4)
    #expect(estimate.interval?.upper == 6)
  }

  @Test("equal values have an interval without width; a single launch has none")
  func edges() throws {
    let bootstrap = TwoLevelBootstrap(resamples: 50, seed: 1)
    let equal = try bootstrap.estimateOfMedian(
      ofQuantile: 0.5, of: [[2, 2], [2]], confidence: 0.95)
    #expect((equal.value, equal.interval?.lower, equal.interval?.upper) == (2, 2, 2))
    let single = try bootstrap.estimateOfMedian(ofQuantile: 0.5, of: [[1, 3]], confidence: 0.95)
    #expect(single.value == 2)
    #expect(single.noInterval == .tooFew(count: 1, needed: 2))
  }

  @Test("launches that cannot be resampled are rejected")
  func refusals() {
    let bootstrap = TwoLevelBootstrap(resamples: 50, seed: 1)
    for launches in [[], [[]], [[1], []]] as [[[Double]]] {
      #expect(throws: StatisticsError.emptySample) {
        try bootstrap.estimateOfMedian(ofQuantile: 0.5, of: launches, confidence: 0.95)
      }
    }
    #expect(throws: StatisticsError.self) {
      try bootstrap.estimateOfMedian(ofQuantile: 0.5, of: [[1], [.nan]], confidence: 0.95)
    }
    #expect(throws: StatisticsError.nonFinite(value: .infinity, index: 0)) {
      try bootstrap.estimate(of: [[1], [2]], confidence: 0.95) { _ in .infinity }
    }
    #expect(throws: StatisticsError.confidenceOutOfRange(1)) {
      try bootstrap.estimate(of: [[1], [2]], confidence: 1) { _ in 0 }
    }
  }

  // Launches vary with standard deviation 1, sessions with 2. 200 repetitions: standard error
  // 0.015.
  @Test("it covers the median over launches about as often as stated; sessions alone would not")
  func simulation() throws {
    var normal = NormalValues(seed: 8)
    let covering = try (0..<200).count { repetition in
      let launches = (0..<16).map { _ in
        let level = normal.next()
        return (0..<8).map { _ in level + 2 * normal.next() }
      }
      let interval = try TwoLevelBootstrap(resamples: 200, seed: UInt64(repetition))
        .estimateOfMedian(ofQuantile: 0.5, of: launches, confidence: 0.9).interval!
      return interval.lower <= 0 && 0 <= interval.upper
    }

    #expect((172...200).contains(covering))
  }

  // Computed with Python's integers: see splitmix64 in Fixtures/answers.py.
  @Test("the generator has the published algorithm's numbers, and indices cover the whole range")
  func generator() {
    var random = SplitMix64(seed: 1_234_567)
    for half in Answers.scipy["splitmix64"] { #expect(Double(random.next() >> 32) == half) }

    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<6000 { counts[random.index(below: 6)] += 1 }
    // Each count is binomial with standard deviation 29.
    #expect(counts.allSatisfy { (880...1120).contains($0) })
    #expect(random.index(below: 1) == 0)
  }
}
