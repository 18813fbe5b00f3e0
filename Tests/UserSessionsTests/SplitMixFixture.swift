/// The first SplitMix64 numbers after the mixing of `RandomSource`, computed in Python.
enum SplitMixFixture {
  static let seed0index0: [UInt64] = [
    0x238275BC38FCBE91,
    0xF89A2566B5822C54,
    0x47200E1D9780FA44,
  ]
}
