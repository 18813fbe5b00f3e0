import RandomNumbers

/// The random numbers of one session; identical on every machine and in every process.
///
/// The standard library's generator is not used, because a seed must always give the same events.
public struct RandomSource: RandomNumberGenerator, Sendable {
  private var numbers: SplitMix64

  /// Creates the generator of session `index` under `seed`, independent of all other sessions.
  public init(seed: UInt64, index: Int) {
    var mixing = SplitMix64(seed: seed)
    mixing = SplitMix64(
      seed: mixing.next() ^ (UInt64(bitPattern: Int64(index)) &* 0xD1B5_4A32_D192_ED03))
    numbers = SplitMix64(seed: mixing.next())
  }

  public mutating func next() -> UInt64 { numbers.next() }

  /// A number in `0..<bound`; the bias for bounds below 2^32 is under 2^-32.
  public mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Returns `true` with a probability of `percent` in 100.
  public mutating func chance(percent: Int) -> Bool { below(100) < percent }
}
