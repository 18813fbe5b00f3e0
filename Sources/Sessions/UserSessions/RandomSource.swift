/// The random numbers of one session (SplitMix64); identical on every machine and in every process.
///
/// Method: Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators*, OOPSLA 2014.
/// Implemented here rather than taken from the standard library, because a seed must always give
/// the same events.
public struct RandomSource: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the generator of session `index` under `seed`, independent of all other sessions.
  public init(seed: UInt64, index: Int) {
    state = seed
    state = next() ^ (UInt64(bitPattern: Int64(index)) &* 0xD1B5_4A32_D192_ED03)
    state = next()
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number in `0..<bound`; the bias for bounds below 2^32 is under 2^-32.
  public mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// True with a probability of `percent` in 100.
  public mutating func chance(percent: Int) -> Bool { below(100) < percent }
}
