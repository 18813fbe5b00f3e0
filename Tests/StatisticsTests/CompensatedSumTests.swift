import Testing

@testable import Statistics

@Suite struct CompensatedSumTests {
  @Test("a sum over 32 orders of magnitude matches Python's fsum")
  func againstPython() {
    let values = scattered(100).enumerated().map { index, value in
      let exponent = index % 33 - 16
      return exponent < 0 ? value / powerOfTen(-exponent) : value * powerOfTen(exponent)
    }
    let expected = Answers.scipy["sum"][0]

    #expect(abs(compensatedSum(values) - expected) <= expected.ulp)
  }

  @Test("digits that plain addition loses are preserved")
  func lost() {
    #expect(compensatedSum([1e16, 1, -1e16]) == 1)
    #expect([1e16, 1, -1e16].reduce(0, +) == 0)
    #expect(compensatedSum([1, 1e100, 1, -1e100]) == 2)
    let tenths = Array(repeating: 0.1, count: 10_000)
    #expect(compensatedSum(tenths) == 1000)
    #expect(tenths.reduce(0, +) != 1000)
  }

  @Test("an empty sum is zero, a single value is its own sum, and non-finite values give NaN")
  func edges() {
    #expect(compensatedSum([]) == 0)
    #expect(compensatedSum([-2.5]) == -2.5)
    #expect(compensatedSum([1, .nan]).isNaN)
    #expect(compensatedSum([.infinity, 1]).isNaN)
  }

  private func powerOfTen(_ exponent: Int) -> Double {
    Double("1e\(exponent)")!
  }
}
