import ComparedApps
@testable import BenchmarkKit
import FootballGatherCatalog
import Testing

@testable import BenchmarkMetrics

/// A clock that advances by 10 ns on every reading.
private final class SteppingClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Swift.Duration
    func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  // This is safe, because only one test uses the clock at a time.
  nonisolated(unsafe) private var time = Swift.Duration.zero
  let minimumResolution = Swift.Duration.nanoseconds(10)

  var now: Instant {
    time += minimumResolution
    return Instant(offset: time)
  }

  func pass(_ duration: Swift.Duration) { time += duration }
  func sleep(until deadline: Instant, tolerance: Swift.Duration?) {}
}

@Suite("Copies of a subject within a launch") struct DelayedCopyTests {
  @Test(
    "a session is lengthened by a fraction of its own time, within the clock's resolution",
    arguments: [(0.01, 101), (0.05, 105), (0.2, 120), (1, 200)])
  func lengthen(_ share: Double, _ microseconds: Int) {
    let clock = SteppingClock()
    let start = clock.now
    clock.pass(.microseconds(100) - clock.minimumResolution)
    let end = clock.now

    let duration = DispatchTiming.lengthen(since: start, until: end, by: share, on: clock)

    #expect(duration >= .microseconds(microseconds))
    #expect(duration < .microseconds(microseconds) + clock.minimumResolution * 2)
    #expect(start.duration(to: clock.now) == duration + clock.minimumResolution)
  }

  @Test("delayed copies run the subject's sessions under their own names")
  @MainActor func launch() throws {
    let subject = try #require(SubjectUnderTest.all(of: FootballGatherApp()).first)
    let copies = [DispatchTiming.Copy(id: "same", delay: 0), .init(id: "later", delay: 0.5)]

    let launch = try DispatchTiming([subject], copies: copies).launch(
      SessionRange(seed: 1, first: 3, count: 4, eventsPerSession: 20), of: FootballGatherApp())

    let id = subject.subject.id
    #expect(Set(launch.blocks.keys) == [id, "same", "later"])
    #expect(launch.blocks.values.allSatisfy { $0.count == 4 && $0.allSatisfy { $0 > 0 } })
  }
}
