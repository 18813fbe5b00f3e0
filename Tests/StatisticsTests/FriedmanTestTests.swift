import Testing

@testable import Statistics

@Suite struct FriedmanTestTests {
  private func check(_ blocks: [[Double]], _ name: String) throws {
    let test = try FriedmanTest(blocks)
    let expected = Answers.r["friedman/\(name)"]

    #expect(isClose(test.statistic, expected[0]))
    #expect(isClose(test.pValue, expected[1]))
    #expect(isClose(test.imanDavenport, expected[2]))
    #expect(isClose(test.imanDavenportPValue, expected[3]))
    #expect(zip(test.meanRanks, expected[4...]).allSatisfy(isClose))
  }

  @Test("the statistics and their p values match R's friedman.test")
  func againstR() throws {
    let blocks = rows(of: scattered(48), width: 4)
    try check(blocks.map { zip($0, [0, 5, 10, 15]).map { $0 + $1 } }, "12x4")
  }

  @Test("ties are handled as in R")
  func ties() throws {
    let values = tied(27).map { $0 - 4 * ($0 / 4).rounded(.down) }
    try check(rows(of: values, width: 3), "tied9x3")
  }

  @Test("only the order within a block matters")
  func units() throws {
    let blocks = rows(of: scattered(48), width: 4)
    let moved = blocks.enumerated().map { block in
      block.element.map { Double(block.offset) * 100 + 4 * $0 }
    }

    #expect(try FriedmanTest(moved) == FriedmanTest(blocks))
  }

  @Test("identical rankings give the largest statistic; equal values give zero")
  func extremes() throws {
    let alike = try FriedmanTest(Array(repeating: [1, 2, 3], count: 5))
    #expect(alike.statistic == 10)
    #expect(alike.imanDavenport == .infinity)
    #expect(alike.imanDavenportPValue == 0)
    #expect(alike.meanRanks == [1, 2, 3])

    let equal = try FriedmanTest(Array(repeating: [7, 7, 7], count: 5))
    #expect((equal.statistic, equal.pValue) == (0, 1))
    #expect((equal.imanDavenport, equal.imanDavenportPValue) == (0, 1))
    #expect(equal.meanRanks == [2, 2, 2])
  }

  @Test("blocks that cannot be compared are rejected")
  func refusals() {
    #expect(throws: StatisticsError.tooFew(count: 0, needed: 2)) { try FriedmanTest([]) }
    #expect(throws: StatisticsError.tooFew(count: 1, needed: 2)) { try FriedmanTest([[1, 2]]) }
    #expect(throws: StatisticsError.tooFew(count: 1, needed: 2)) { try FriedmanTest([[1], [2]]) }
    #expect(throws: StatisticsError.unpaired(first: 2, second: 3)) {
      try FriedmanTest([[1, 2], [1, 2, 3]])
    }
    #expect(throws: StatisticsError.nonFinite(value: .infinity, index: 1)) {
      try FriedmanTest([[1, 2], [1, .infinity]])
    }
  }

  // 1000 repetitions have a standard error of 0.0069.
  @Test("without a difference, the F test rejects at about its nominal level")
  func simulation() throws {
    var normal = NormalValues(seed: 3)
    let level = try (0..<1000).count { _ in
      try FriedmanTest((0..<10).map { _ in (0..<4).map { _ in normal.next() } })
        .imanDavenportPValue <= 0.05
    }

    #expect((29...71).contains(level))
  }
}
