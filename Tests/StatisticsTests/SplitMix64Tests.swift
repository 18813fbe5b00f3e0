import RandomNumbers
import Testing

@testable import Statistics

@Suite struct SplitMix64Tests {
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
