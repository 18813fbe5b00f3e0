import BenchmarkKit
import CColdCaches
import RandomNumbers
import Statistics

/// Evicts the processor's caches, as other programs do between a user's taps.
final class ColdCaches {
  private let memory: OpaquePointer
  /// A chain that fits into the second-level cache, to check the eviction.
  private let probe: OpaquePointer
  private var evictions: UInt64 = 0

  private static let probeSize = 128 << 10
  private static let lineSize = 64

  /// Allocates four times the size of the largest cache, but at least 128 MiB and at most 1 GiB.
  ///
  /// A virtual machine may see only a part of a shared cache, so there is a minimum.
  ///
  /// - Throws: `Unmeasurable` if not enough memory is available.
  init(caches: [Machine.Cache] = Machine.current.caches) throws {
    let largest = (caches.map(\.kibibytes).max() ?? 0) << 10
    let size = min(max(128 << 20, 4 * largest), 1 << 30)
    guard let probe = Self.cycle(Self.probeSize, seed: 2), let memory = Self.cycle(size, seed: 1)
    else {
      throw Unmeasurable("the \(size >> 20) MiB needed to evict the caches are not available.")
    }
    (self.memory, self.probe) = (memory, probe)
  }

  /// A random cycle of the cache lines of this many bytes; `nil` without enough memory.
  private static func cycle(_ size: Int, seed: UInt64) -> OpaquePointer? {
    var random = SplitMix64(seed: seed)
    let order = (0..<UInt32(size / lineSize)).shuffled(using: &random)
    return nb_cold_memory_create(order, order.count)
  }

  deinit {
    nb_cold_memory_destroy(memory)
    nb_cold_memory_destroy(probe)
  }

  /// Evicts data, code and address translations, and displaces branch predictions.
  func evict() {
    evictions += 1
    nb_cold_memory_write(memory)
    nb_displace_code(evictions)
  }

  /// Times a step along a chain of addresses with warm caches, after an eviction, and in memory;
  /// each time is the median of several trials.
  func check() throws -> ColdTimes.Eviction {
    let lines = Self.probeSize / Self.lineSize
    let trials = (0..<11).map { _ in
      for _ in 0..<2 { _ = nb_cold_memory_chase(probe, lines) }
      let warm = nb_cold_memory_chase(probe, lines)
      evict()
      return (
        warm: warm, evicted: nb_cold_memory_chase(probe, lines),
        memory: nb_cold_memory_chase(memory, 20_000)
      )
    }
    return ColdTimes.Eviction(
      warm: try Sample(trials.map(\.warm)).median,
      evicted: try Sample(trials.map(\.evicted)).median,
      memory: try Sample(trials.map(\.memory)).median)
  }

  /// Nanoseconds between two clock readings after an eviction, subtracted from every cold time.
  func emptyBracket() throws -> Double {
    try Sample(
      (0..<31).map { _ in
        evict()
        let start = EventClock.now()
        return Double(EventClock.now() - start)
      }
    ).median
  }
}

/// A counter of last-level cache misses; most virtual machines have none.
struct MissCounter {
  private let descriptor: Int32

  init?() {
    // PERF_TYPE_HARDWARE, PERF_COUNT_HW_CACHE_MISSES
    self.init(type: 0, event: 3)
  }

  /// - Parameters:
  ///   - type: A type of `perf_event_open(2)`, such as 1 for software events.
  ///   - event: The event's number.
  init?(type: UInt32, event: UInt64) {
    descriptor = nb_counter_open(type, event)
    if descriptor < 0 { return nil }
  }

  var value: UInt64 { nb_counter_value(descriptor) }

  func close() { nb_counter_close(descriptor) }
}
