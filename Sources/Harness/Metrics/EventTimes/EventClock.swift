import Foundation
import Statistics

/// A clock for short times, with a resolution of 10 ns on the tested machines.
enum EventClock {
  /// Nanoseconds since an arbitrary point in the past.
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The median difference between two consecutive clock readings, in nanoseconds.
  static func emptyBracket() throws -> Double {
    try Sample(
      (0..<1_001).map { _ in
        let start = now()
        return Double(now() - start)
      }
    ).median
  }
}
