import Statistics
import Testing

@Suite struct CorrelationTests {
  let first: [Double] = [10, 20, 20, 35, 50, 50, 50, 81, 99, 120]
  let second: [Double] = [12, 18, 25, 30, 61, 55, 55, 70, 105, 101]

  // scipy.stats.pearsonr(first, second), spearmanr(first, second); R's cor agrees. There are ties.
  @Test("the coefficients match SciPy and R")
  func againstSciPy() throws {
    let correlation = try Correlation(of: first, with: second)

    #expect(correlation.count == 10)
    #expect(isClose(correlation.pearson, 0.9701122964496474))
    #expect(isClose(correlation.spearman, 0.9753829766914697))
  }

  @Test("neither exchanging the lists nor reordering the pairs changes the coefficients")
  func symmetry() throws {
    let correlation = try Correlation(of: first, with: second)

    for other in [
      try Correlation(of: second, with: first),
      try Correlation(of: first.reversed(), with: second.reversed()),
    ] {
      #expect(isClose(other.pearson, correlation.pearson))
      #expect(isClose(other.spearman, correlation.spearman))
    }
  }

  @Test("scaling and shifting have no effect; negating one list negates the coefficients")
  func scaleAndShift() throws {
    let correlation = try Correlation(of: first, with: second)

    let moved = try Correlation(of: first.map { 3 * $0 + 7 }, with: second.map { -$0 })

    #expect(isClose(moved.pearson, -correlation.pearson))
    #expect(isClose(moved.spearman, -correlation.spearman))
  }

  @Test("an increasing curve has a rank correlation of 1, and no coefficient exceeds 1")
  func monotone() throws {
    let curve = try Correlation(of: first, with: first.map { $0 * $0 * $0 })
    let line = try Correlation(of: scattered(50), with: scattered(50).map { 0.1 * $0 + 0.3 })

    #expect(isClose(curve.spearman, 1))
    #expect(curve.pearson < 1)
    #expect(isClose(line.pearson, 1))
    #expect(line.pearson <= 1)
  }

  @Test("lists that cannot be correlated are rejected")
  func refusals() {
    #expect(throws: StatisticsError.unpaired(first: 2, second: 3)) {
      try Correlation(of: [1, 2], with: [1, 2, 3])
    }
    #expect(throws: StatisticsError.emptySample) { try Correlation(of: [], with: []) }
    #expect(throws: StatisticsError.tooFew(count: 1, needed: 2)) {
      try Correlation(of: [1], with: [2])
    }
    #expect(throws: StatisticsError.constant(value: 0.1, count: 3)) {
      try Correlation(of: [1, 2, 3], with: [0.1, 0.1, 0.1])
    }
    #expect(throws: StatisticsError.nonFinite(value: -.infinity, index: 1)) {
      try Correlation(of: [1, -.infinity], with: [2, 3])
    }
  }
}
