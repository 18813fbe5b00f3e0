@testable import BenchmarkKit
import Testing

@testable import BenchmarkMetrics

@Suite("A subject and slowed-down copies of itself") struct CopiedSubjectTests {
  private let copied = CopiedSubject(
    "A", control: SimulatedLaunches.control,
    .init(runs: 4, launches: 12, sessionsPerLaunch: 24, eventsPerSession: 100))

  /// A simulated run of copies that are slower by known factors.
  private func trial(
    _ copies: [DispatchTiming.Copy], _ ratios: [Double], _ index: Int
  ) throws -> SelfTest.Trial {
    var simulated = SimulatedLaunches(
      .normal, subjects: [("A", 1)] + zip(copies.map(\.id), ratios), sessions: 24, seed: 5,
      index: index)
    return try copied.trial((0..<12).map { _ in simulated.next() }, copies, margin: 0.01)
  }

  @Test(
    "known delays are counted as detected or not, with the bias and coverage of their estimates")
  func knownDelays() throws {
    let copies = copied.delayedCopies
    let trials = try (0..<4).map { try trial(copies, [1.01, 1.02, 1.05, 1.2], $0) }

    let delays = try #require(try copied.knownDelays(trials, margin: 0.01))

    #expect(copies.map(\.id) == ["A + 1 %", "A + 2 %", "A + 5 %", "A + 20 %"])
    #expect(copies.map(\.delay) == CopiedSubject.delays)
    let largest = try #require(delays.rows.last)
    #expect(largest.different.hits == 4 && largest.launchesNeeded == nil)
    #expect(abs(largest.bias) < 0.01 && largest.coverage.trials == 4)
    #expect(
      delays.rows[0].launchesNeeded == nil,
      "no number of launches detects a delay within the margin")
    let second = delays.rows[1]
    #expect(second.different.hits + second.notResolved + second.equivalent == 4)
    // The half-width is about 1 % and must shrink below 0.6 %.
    #expect(try #require(second.launchesNeeded) > 24)
  }

  @Test(
    "the minimum number of launches is just enough for a signed-rank interval at the joint level",
    arguments: [(1, 6), (2, 7), (6, 8), (8, 9), (36, 11)])
  func fewestLaunches(_ copies: Int, _ launches: Int) {
    #expect(CopiedSubject.fewestLaunches(copies: copies) == launches)
  }
}
