import Testing

@testable import Statistics

@Suite struct SignedRankTestTests {
  @Test("statistic and p value match R's wilcox.test", arguments: [6, 12, 25, 50, 80])
  func againstR(count: Int) throws {
    let test = SignedRankTest(try Sample(scattered(count).map { $0 + 4 }))

    #expect(test.count == count)
    #expect(test.statistic == Answers.r["signedRank/\(count)"][0])
    #expect(isClose(test.pValue, Answers.r["signedRank/\(count)"][1]))
  }

  @Test("beyond 50 values, ties and zeros are handled as in R")
  func manyTies() throws {
    let test = SignedRankTest(try Sample(tied(80)))

    #expect(test.zeros == tied(80).count { $0 == 0 })
    #expect(test.zeros > 0)
    #expect(test.statistic == Answers.r["signedRank/tied80"][0])
    #expect(isClose(test.pValue, Answers.r["signedRank/tied80"][1]))
  }

  @Test(
    "up to 50 values, the p value matches SciPy's over all sign flips, even with ties and zeros",
    arguments: [
      ("7", scattered(7).map { $0 + 4 }), ("tied9", tied(9).map { $0 + 1 }),
      ("tied14", tied(14).map { $0 + 1 }),
    ])
  func againstSciPy(name: String, values: [Double]) throws {
    let test = SignedRankTest(try Sample(values))

    #expect(test.statistic == Answers.scipy["signedRank/\(name)"][0])
    #expect(isClose(test.pValue, Answers.scipy["signedRank/\(name)"][1]))
  }

  @Test("the p value is the fraction of sign flips at least as extreme as the sample")
  func signFlips() throws {
    for values in [scattered(10), tied(11), [1, 1, 1, 2, 2, 0, -5]] {
      let sample = try Sample(values)
      let ranks = Ranks(of: values.filter { $0 != 0 }.map(abs)).values
      let middle = ranks.reduce(0, +) / 2
      let test = SignedRankTest(sample)

      let distances = (0..<1 << ranks.count).map { signs in
        abs(ranks.indices.reduce(-middle) { $0 + Double(signs >> $1 & 1) * ranks[$1] })
      }
      let fraction = distances.count { $0 >= abs(test.statistic - middle) }
      #expect(isClose(test.pValue, Double(fraction) / Double(distances.count)))
    }
  }

  @Test("neither changing every sign nor changing the unit affects the p value")
  func signAndUnit() throws {
    let test = SignedRankTest(try Sample(tied(20)))

    #expect(SignedRankTest(try Sample(tied(20).map { -$0 })).pValue == test.pValue)
    #expect(SignedRankTest(try Sample(tied(20).map { 8 * $0 })) == test)
  }

  @Test(
    "zeros or a single difference give a p value of 1; six equal differences give one below 0.05")
  func few() throws {
    let zeros = SignedRankTest(try Sample([0, 0, 0]))
    #expect((zeros.count, zeros.zeros, zeros.statistic, zeros.pValue) == (0, 3, 0, 1))
    #expect(SignedRankTest(try Sample([3])).pValue == 1)
    #expect(SignedRankTest(try Sample([1, 2, 3, 4, 5])).pValue == 1.0 / 16)
    #expect(SignedRankTest(try Sample([2, 2, 2, 2, 2, 2])).pValue == 1.0 / 32)
  }

  // The attained level of 12 values is 0.042480; 1000 repetitions have a standard error of 0.0064.
  @Test("the test rejects at its level without a shift, and nearly always with a large one")
  func simulation() throws {
    var normal = NormalValues(seed: 1)
    let level = try (0..<1000).count { _ in
      SignedRankTest(try normal.sample(12)).pValue <= 0.05
    }
    let power = try (0..<100).count { _ in
      SignedRankTest(try normal.sample(12, shift: 2)).pValue <= 0.05
    }

    #expect((23...62).contains(level))
    #expect(power > 95)
  }
}
