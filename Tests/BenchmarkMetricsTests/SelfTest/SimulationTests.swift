@testable import BenchmarkKit
import Foundation
import Testing
import UserSessions

@testable import BenchmarkMetrics

@Suite("Simulated launches") struct SimulationTests {
  private let plan = Plan(
    name: "", summary: "", metrics: [], baseline: "A", seeds: [], sessions: 1,
    eventsPerSession: 100,
    launches: 12, sessionsPerLaunch: 96)

  private func simulation(_ repetitions: Int, seed: UInt64 = 7) -> EstimatorSimulation {
    EstimatorSimulation(repetitions: repetitions, seed: seed, plan: plan)
  }

  @Test("normal numbers have the mean, variance and quantiles of the normal distribution")
  func normal() {
    var numbers = NormalNumbers(.init(seed: 3, index: 0))
    let values = (0..<20_000).map { _ in numbers.next() }

    let mean = values.reduce(0, +) / 20_000
    let variance = values.reduce(0) { $0 + $1 * $1 } / 20_000 - mean * mean
    // The bounds are four standard errors: 1/√n for the mean, √(2/n) for the variance and
    // √(0.1 · 0.9 / n) for the fraction.
    #expect(abs(mean) < 0.029 && abs(variance - 1) < 0.041)
    let share = Double(values.count { $0 < NormalNumbers.quantile(0.1) }) / 20_000
    #expect(abs(share - 0.1) < 0.009)
    // The expected value is from tables of the normal distribution.
    #expect(abs(NormalNumbers.quantile(0.975) - 1.959963984540054) < 1e-12)
  }

  @Test(
    "the median of a subject's session ratios is its true ratio, even with spikes",
    arguments: SimulatedLaunches.Scatter.allCases)
  func trueRatio(_ scatter: SimulatedLaunches.Scatter) {
    let subject = ("B", 1.05)
    var launches = SimulatedLaunches(
      scatter, subjects: [("A", 1), subject], sessions: 101, seed: 11, index: 0)

    let medians = (0..<400).map { _ in
      let blocks = launches.next().blocks
      return zip(blocks["B"]!, blocks["A"]!).map { log($0 / $1) }.sorted()[50]
    }
    let mean = medians.reduce(0, +) / 400

    // The median of 101 sessions has a standard deviation of 1.25 · 2 % / √101, and the launch
    // itself one of 1 %; together, 1.03 %. The bound is four standard errors.
    #expect(abs(mean - log(launches.trueRatio(of: subject))) < 4 * 0.0103 / 20)
    // If 8 % more of the subject's sessions than of the baseline's have spikes, the median shifts
    // by about 0.2 %.
    let shift = launches.trueRatio(of: subject) / 1.05 - 1
    #expect(scatter == .unevenSpikes ? abs(shift - 0.00227) < 0.0001 : abs(shift) < 1e-9)
  }

  @Test("intervals of ten launches contain the true ratio at their nominal rate")
  func coverage() throws {
    let normal = try simulation(300).coverage(.normal, 10, precision: nil) {}
    let heavy = try simulation(300).coverage(.heavyTailed, 10, precision: nil) {}

    for coverage in [normal, heavy] {
      #expect(coverage.rate.trials == 300 && coverage.meanLaunches == 10)
      #expect(coverage.rate.lower < 0.951 && 0.951 < coverage.rate.upper, "\(coverage)")
    }
    #expect(heavy.halfWidth < normal.halfWidth, "most heavy-tailed launches lie closer together")
  }

  @Test("the same seed gives the same results, and another seed gives different results")
  func reproducible() throws {
    let one = try simulation(20).coverage(.spikes, 10, precision: nil) {}

    #expect(try simulation(20).coverage(.spikes, 10, precision: nil) {} == one)
    #expect(try simulation(20, seed: 8).coverage(.spikes, 10, precision: nil) {} != one)
  }

  @Test("the stopping rule adds launches until the interval is narrow")
  func stopRule() throws {
    let coverage = try simulation(20).coverage(.normal, 12, precision: 0.005) {}

    #expect(coverage.meanLaunches > 15 && coverage.meanLaunches <= 60)
    #expect(coverage.halfWidth <= 0.005)
    #expect(coverage.rate.fraction > 0.7)
  }

  @Test("simulated runs without differences report no differences")
  func falseClaims() throws {
    let claims = try simulation(60).falseClaims(.normal, 6) {}

    #expect(claims.pairs == 6 && claims.launches == 12)
    #expect(claims.different.hits == 0)
    #expect(claims.significant.lower < 0.05 && claims.excluded.lower < 0.05)
  }
}
