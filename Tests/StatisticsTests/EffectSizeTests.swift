import Testing

@testable import Statistics

@Suite struct EffectSizeTests {
  @Test("Cliff's delta matches R's mean sign of all differences, with and without ties")
  func againstR() throws {
    let samples = try twoSamples(5, 7)
    let ties = (try Sample(tied(20)), try Sample(Array(tied(45)[20...])))

    #expect(isClose(samples.first.cliffsDelta(over: samples.second), Answers.r["cliff/5x7"][0]))
    #expect(isClose(ties.0.cliffsDelta(over: ties.1), Answers.r["cliff/tied20x25"][0]))
  }

  @Test(
    "Cliff's delta ranges from −1 to 1, is 0 for equal samples, and follows from Mann–Whitney's U")
  func range() throws {
    let (low, high) = (try Sample([1, 2]), try Sample([3, 4, 5]))
    #expect(high.cliffsDelta(over: low) == 1)
    #expect(low.cliffsDelta(over: high) == -1)
    #expect(low.cliffsDelta(over: low) == 0)
    #expect(try Sample([3]).cliffsDelta(over: try Sample([3])) == 0)

    let samples = try twoSamples(20, 30)
    // R: wilcox.test(first(20), second(20, 30))$statistic, of 20 · 30 pairs.
    #expect(isClose(samples.first.cliffsDelta(over: samples.second), 2 * 261.0 / 600 - 1))
  }

  @Test(
    "superiority is the fraction of blocks won, with ties counting half",
    arguments: [([1, 2, 0, -3], 0.625), ([0], 0.5), ([-1, -2], 0), ([5], 1)] as [([Double], Double)]
  )
  func superiority(differences: [Double], fraction: Double) throws {
    #expect(try Sample(differences).probabilityOfSuperiority == fraction)
  }

  // Two normal samples whose means differ by 1: P = Φ(1/√2) = 0.76025, delta = 2P − 1.
  @Test("effect sizes of large normal samples are close to their theoretical values")
  func simulation() throws {
    var normal = NormalValues(seed: 5)
    let first = try normal.sample(2000, shift: 1)
    let second = try normal.sample(2000)
    let differences = try Sample(zip(first.values, second.values).map { $0 - $1 })

    #expect(abs(first.cliffsDelta(over: second) - 0.5205) < 0.05)
    #expect(abs(differences.probabilityOfSuperiority - 0.76025) < 0.03)
  }
}
