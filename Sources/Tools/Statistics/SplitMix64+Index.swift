internal import RandomNumbers

extension SplitMix64 {
  /// An index from 0 up to a count of at most 2³², with a bias below the count times 2⁻³².
  ///
  /// Not `Int.random(in:using:)`, whose results may change with the standard library.
  mutating func index(below count: Int) -> Int {
    Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(truncatingIfNeeded: count)) >> 32)
  }
}
