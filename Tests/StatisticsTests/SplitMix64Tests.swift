import RandomNumbers
import Testing

@testable import Statistics

@Suite struct SplitMix64Tests {
  // Computed with Python's integers: see splitmix64 in Fixtures/answers.py.
  @Test("the generator produces the published algorithm's numbers")
  func generator() {
    var random = SplitMix64(seed: 1_234_567)
    for half in Answers.scipy["splitmix64"] { #expect(Double(random.next() >> 32) == half) }
  }
}
