import BenchmarkKit
import ComparedApps
import FootballGatherCatalog
import Foundation
import Statistics
import Testing
import UserSessions

@testable import BenchmarkMetrics

@Suite("Cold times") struct ColdTimeTests {
  @Test("an eviction slows down reading a chain of addresses, at most to the speed of main memory")
  func eviction() throws {
    // Other programs on the machine can disturb a single check.
    let checks = try (0..<5).map { _ in try ColdCaches().check() }

    #expect(
      checks.contains {
        $0.evicted > 2 * $0.warm && $0.memory > 2 * $0.warm && $0.fraction > 0.1
      }, "\(checks)")
  }

  @Test(
    "the evicted fraction locates a time between the warm time (0) and the time of main memory (1)")
  func fraction() {
    #expect(ColdTimes.Eviction(warm: 10, evicted: 60, memory: 110).fraction == 0.5)
    #expect(ColdTimes.Eviction(warm: 10, evicted: 5, memory: 110).fraction == 0)
    #expect(ColdTimes.Eviction(warm: 10, evicted: 50, memory: 10).fraction == 0)
  }

  #if os(Linux)
    // In `perf_event_open`, type 1 stands for software events, and event 2 for page faults.
    private static func pageFaults() -> MissCounter? { MissCounter(type: 1, event: 2) }

    private static var canCount: Bool {
      guard let counter = pageFaults() else { return false }
      counter.close()
      return true
    }

    @Test("a counter counts the page faults of this thread", .enabled(if: canCount))
    func counter() throws {
      let counter = try #require(Self.pageFaults())
      defer { counter.close() }
      let before = counter.value
      let pages = UnsafeMutableRawPointer.allocate(byteCount: 64 << 12, alignment: 4096)
      madvise(pages, 64 << 12, MADV_DONTNEED)
      for page in 0..<64 { pages.storeBytes(of: 1, toByteOffset: page << 12, as: UInt8.self) }
      pages.deallocate()

      #expect(counter.value >= before + 32)
    }
  #endif

  @MainActor
  @Test("a launch times all events of all subjects, warm and cold")
  func launch() throws {
    let app = FootballGatherApp()
    let subjects = Array(SubjectUnderTest.all(app.architectures, of: app).prefix(2))
    let range = SessionRange(seed: 1, first: 0, count: 2, eventsPerSession: 10)

    let launch = try ColdTiming(subjects, firstTaps: 0).launch(range, of: app)

    let ids = subjects.map(\.subject.id)
    for times in [launch.warm, launch.cold] {
      #expect(Set(times.keys) == Set(ids))
      #expect(times.values.allSatisfy { $0.count == 2 && $0.allSatisfy { $0 > 0 } })
    }
    let counts = launch.kinds.mapValues { $0.mapValues(\.count) }
    #expect(counts[ids[0]] == counts[ids[1]])
    #expect(counts[ids[0]]?.values.reduce(0, +) == 20)
  }

  private static func launch(_ number: Int, losses: [String: Double]) -> ColdTimes.Launch {
    let noise = 1 + Double(number % 3) / 1000
    return ColdTimes.Launch(
      seed: "0x1", firstSession: number, eviction: .init(warm: 4, evicted: 90, memory: 100),
      warm: losses.mapValues { _ in [100, 200] },
      cold: losses.mapValues { [300 * $0 * noise, 600 * $0 * noise] },
      kinds: losses.mapValues { ["tapRow": .init(count: 5, warm: 100, cold: 300 * $0)] },
      firstTaps: losses.mapValues { [9000 * $0] })
  }

  @Test("the loss is the slowdown in cold caches relative to the baseline's")
  func loss() throws {
    let launches = (0..<6).map { Self.launch($0, losses: ["A": 1, "B": 1.2]) }
    let times = try ColdTiming.estimate(launches, baseline: "A", control: nil, order: ["A", "B"])
    let row = try #require(times.rows.last)

    #expect(abs(row.loss.value - 1.2) < 1e-9)
    #expect(abs(row.coldRatio.value - 1.2) < 1e-9)
    #expect(row.warmRatio.value == 1)
    #expect(abs(row.slowdown.value - 3.6) < 0.01)
    #expect(abs(row.firstTapRatio.value - 1.2) < 1e-9)
    #expect(times.kinds.map(\.count) == [30, 30])
    #expect(try #require(times.kinds.last?.coldRatio.value) - 1.2 < 1e-9)
  }

  @Test(
    "the effect of the number of files is the slope of a line through the logarithms of the losses")
  func files() throws {
    // Ten more files raise the loss by 2 %, and variants count once per module.
    let losses: [String: Double] = [
      "A": 1, "B": 1.0404, "C1": 1.1040808032 * 1.001, "C2": 1.1040808032 / 1.001,
    ]
    let launches = (0..<6).map { Self.launch($0, losses: losses) }
    let times = try ColdTiming.estimate(
      launches, baseline: "A", control: nil, order: losses.keys.sorted())
    let modules = ["A": "A", "B": "B", "C1": "C", "C2": "C"]

    let effect = try #require(
      times.fileEffect(files: ["A": 10, "B": 30, "C": 60, "Shared": 7], modules: modules))
    #expect(abs(effect.perTenFiles.value - 1.02) < 1e-6)
    #expect(effect.perTenFiles.contains(1.02) && effect.perTenFiles.count == 3)
    #expect(effect.files == ["A": 10, "B": 30, "C": 60])
    #expect(times.fileEffect(files: ["A": 10, "B": 30], modules: modules) == nil)
  }
}
