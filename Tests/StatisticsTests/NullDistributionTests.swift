import Testing

@testable import Statistics

@Suite struct NullDistributionTests {
  // R 4.2.2: psignrank(sum, n)
  @Test(
    "probabilities match R's psignrank",
    arguments: [
      (0, 6, 0.015625), (8, 10, 0.0244140625), (13, 12, 0.021240234375),
      (52, 20, 0.024220466613769531), (434, 50, 0.024723203400300871),
      (637, 50, 0.49999999999999994),
    ])
  func probabilities(sum: Int, count: Int, expected: Double) {
    let distribution = NullDistribution.signedRanks(count: count)

    #expect(isClose(distribution.probability(ofAtMost: sum), expected))
  }

  @Test("the exact distribution counts all outcomes", arguments: 1...10)
  func enumeration(count: Int) {
    let distribution = NullDistribution.signedRanks(count: count)

    let sums = (0..<1 << count).map { heads in
      (1...count).reduce(0) { $0 + (heads >> ($1 - 1) & 1) * $1 }
    }
    for sum in 0...count * (count + 1) / 2 {
      let fraction = Double(sums.count { $0 <= sum }) / Double(sums.count)
      #expect(distribution.probability(ofAtMost: sum) == fraction)
    }
  }

  @Test("with ties, the exact distribution counts the outcomes of the mean ranks")
  func ties() {
    let ranks = [1.5, 1.5, 3, 5, 5, 5, 7]
    let distribution = NullDistribution.signedRanks(ranks)

    let sums = (0..<1 << ranks.count).map { heads in
      ranks.indices.reduce(0) { $0 + Double(heads >> $1 & 1) * ranks[$1] }
    }
    for sum in Set(sums) {
      let fraction = Double(sums.count { $0 <= sum }) / Double(sums.count)
      #expect(distribution.probability(ofAtMost: sum) == fraction)
    }
  }

  // R 4.2.2: psignrank(sum, n), exact at any n.
  @Test(
    "beyond 50 values, the normal tails are within 0.0005 of the exact ones",
    arguments: [
      (453, 51, 0.024485002365271107), (1211, 80, 0.024856298111358113),
      (8444, 200, 0.024984815649987304),
    ])
  func normalApproximation(sum: Int, count: Int, exact: Double) {
    let distribution = NullDistribution.signedRanks(count: count)

    #expect(abs(distribution.probability(ofAtMost: sum) - exact) < 0.0005)
  }
}
