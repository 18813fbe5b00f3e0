import RandomNumbers
import Testing

@testable import Statistics

@Suite struct HolmTests {
  @Test("the adjusted p values match R's p.adjust, in the given order")
  func againstR() throws {
    let adjusted = try holmAdjusted([0.01, 0.04, 0.03, 0.005, 0.04, 0.9, 0.6])

    #expect(adjusted.count == 7)
    #expect(zip(adjusted, Answers.r["holm"]).allSatisfy(isClose))
  }

  @Test(
    "an empty list or single value is unchanged, equal values stay equal, and the maximum is 1")
  func edges() throws {
    #expect(try holmAdjusted([]) == [])
    #expect(try holmAdjusted([0.04]) == [0.04])
    #expect(try holmAdjusted([0.25, 0.25]) == [0.5, 0.5])
    #expect(try holmAdjusted([1, 0, 0.75]) == [1, 0, 1])
  }

  @Test("values that are not probabilities are rejected")
  func refusals() {
    #expect(throws: StatisticsError.probabilityOutOfRange(1.5, index: 1)) {
      try holmAdjusted([0.5, 1.5])
    }
    #expect(throws: StatisticsError.probabilityOutOfRange(-0.1, index: 0)) {
      try holmAdjusted([-0.1])
    }
    #expect(throws: StatisticsError.self) { try holmAdjusted([.nan]) }
  }

  // The exact rate is 1 − 0.99⁵ = 0.049; 2000 repetitions have a standard error of 0.0048.
  @Test("with five tests and no differences, the chance of any rejection is the stated level")
  func simulation() throws {
    var random = SplitMix64(seed: 4)
    let wrong = try (0..<2000).count { _ in
      let pValues = (0..<5).map { _ in Double(random.next() >> 11) * 0x1p-53 }
      return try holmAdjusted(pValues).contains { $0 <= 0.05 }
    }

    #expect((69...127).contains(wrong))
  }
}
