import ComparedApps
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import FootballGatherCatalog
import Foundation
import Testing

#if os(Linux) && arch(x86_64)
  @Suite("Runtime counters") struct RuntimeCounterTests {
    private final class Node {}
    private final class Box {
      let node: Node
      init(_ node: Node) { self.node = node }
    }

    /// Counts a second run of `body`, because the runtime allocates its caches during the first.
    private func count(_ body: () -> Void) -> Counts.Operations {
      body()
      return RuntimeCounter.count(body)
    }

    @Test("each object counts as one allocation of its size", arguments: [0, 1, 1000])
    func objects(_ number: Int) {
      var nodes: [Node] = []
      nodes.reserveCapacity(2 * number)

      let figures = count { for _ in 0..<number { nodes.append(Node()) } }

      #expect(figures.allocations == number)
      #expect(figures.bytes == 16 * number)
      #expect(nodes.count == 2 * number)
    }

    @Test("each box that stores an object adds one retain")
    func references() {
      let node = Node()
      var boxes: [Box] = []
      boxes.reserveCapacity(2000)

      let figures = count { for _ in 0..<1000 { boxes.append(Box(node)) } }

      #expect(figures.allocations == 1000 && figures.bytes == 24 * 1000)
      #expect(figures.retains - figures.releases == 1000)
      #expect(boxes.count == 2000)
    }

    @Test(
      "each reference-counting call counts as the number of references that it adds or removes")
    func entryPoints() throws {
      typealias One = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
      typealias Several =
        @convention(c) (UnsafeMutableRawPointer, UInt32) -> UnsafeMutableRawPointer?
      func symbol<Function>(_ name: String, _ type: Function.Type) throws -> Function {
        // Symbols are resolved as in compiled code: the executable's own definition comes first.
        unsafeBitCast(try #require(dlsym(nil, name)), to: type)
      }
      var node = Node()
      let address = Unmanaged.passUnretained(node).toOpaque()
      for prefix in ["swift_", "swift_bridgeObject"] {
        func name(_ word: String) -> String { prefix == "swift_" ? word.lowercased() : word }
        let retain = try symbol(prefix + name("Retain"), One.self)
        let retainSeveral = try symbol(prefix + name("Retain") + "_n", Several.self)
        let release = try symbol(prefix + name("Release"), One.self)
        let releaseSeveral = try symbol(prefix + name("Release") + "_n", Several.self)

        let before = RuntimeCounter.count {}
        let figures = RuntimeCounter.count {
          for _ in 0..<1000 { _ = retain(address) }
          _ = retainSeveral(address, 500)
          _ = releaseSeveral(address, 700)
          for _ in 0..<800 { _ = release(address) }
        }

        #expect(before == Counts.Operations())
        #expect(figures == Counts.Operations(retains: 1500, releases: 1500))
      }
      #expect(isKnownUniquelyReferenced(&node))
    }

    @Test("every allocation function is counted, with the requested size")
    func memory() {
      var blocks: [UnsafeMutableRawPointer?] = []
      blocks.reserveCapacity(8)

      let figures = RuntimeCounter.count {
        blocks.append(malloc(10))
        blocks.append(calloc(4, 5))
        blocks[0] = realloc(blocks[0], 300)
        blocks.append(aligned_alloc(64, 128))
        var block: UnsafeMutableRawPointer?
        posix_memalign(&block, 32, 64)
        blocks.append(block)
      }
      let invalid = posix_memalign(&blocks[0], 3, 64)

      #expect(figures.allocations == 5 && figures.bytes == 10 + 20 + 300 + 128 + 64)
      #expect(invalid == EINVAL)
      #expect(UInt(bitPattern: blocks[2]) % 64 == 0 && UInt(bitPattern: blocks[3]) % 32 == 0)
      for block in blocks { free(block) }
    }

    @Test("work outside the measured closure and on other threads is not counted")
    func elsewhere() {
      let (go, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let thread = Thread {
        go.wait()
        for size in 1...100 { free(malloc(size)) }
        done.signal()
      }
      thread.start()

      let figures = RuntimeCounter.count {
        go.signal()
        done.wait()
        free(malloc(7))
      }
      free(malloc(9))

      #expect(figures.allocations == 1 && figures.bytes == 7)
      #expect(RuntimeCounter.count {} == Counts.Operations())
    }
  }

  /// Each test runs in its own process.
  ///
  /// A block that another test leaves in the region would shift the addresses of later blocks.
  @Suite("Runtime counts of sessions") struct CountsMeasurementTests {
    @Test("a region starts at the same address each time, or after blocks that are still in use")
    func region() async {
      await #expect(processExitsWith: .success) { await RegionCounting().region() }
    }

    @Test(
      "a block grows in place while there is room and keeps its contents, and calloc zeroes blocks")
    func growth() async {
      await #expect(processExitsWith: .success) { await RegionCounting().growth() }
    }

    @Test("two runs have identical counts, and the parts of a campaign add up to the whole")
    func exact() async {
      await #expect(processExitsWith: .success) { try await RegionCounting().exact() }
    }
  }

  @MainActor private struct RegionCounting {
    private let subjects = SubjectUnderTest.all(of: FootballGatherApp()).filter {
      ["MVC", "MVP-C/dictionary"].contains($0.subject.id)
    }

    private func range(_ first: Int, _ count: Int) -> SessionRange {
      SessionRange(seed: 0xC0, first: first, count: count, eventsPerSession: 40)
    }

    /// The addresses of blocks of 1 to 100 bytes, allocated while counting.
    private func blocks() -> [UnsafeMutableRawPointer?] {
      var blocks: [UnsafeMutableRawPointer?] = []
      blocks.reserveCapacity(100)
      _ = RuntimeCounter.count { for size in 1...100 { blocks.append(malloc(size)) } }
      return blocks
    }

    func region() {
      func inRegion() -> [UnsafeMutableRawPointer?] {
        RuntimeCounter.withRegion {
          let found = blocks()
          for block in found.dropFirst() { free(block) }
          return found
        }
      }
      let first = inRegion()
      first[0]?.storeBytes(of: 42, as: UInt8.self)
      let second = inRegion()
      free(first[0])
      free(second[0])
      let third = inRegion()
      free(third[0])

      #expect(third == first && Set(first).isDisjoint(with: second))
      #expect(Set(first).count == 100)
    }

    func growth() {
      RuntimeCounter.withRegion {
        var addresses: [UnsafeMutableRawPointer?] = []
        addresses.reserveCapacity(3)
        var clean = false
        _ = RuntimeCounter.count {
          let small = malloc(20)
          small?.storeBytes(of: 7, as: UInt8.self)
          let same = realloc(small, 24)
          let large = realloc(same, 2000)
          addresses += [small, same, large]
          let empty = calloc(100, 8)
          clean = (0..<800).allSatisfy { empty?.load(fromByteOffset: $0, as: UInt8.self) == 0 }
          free(empty)
        }

        #expect(addresses[0] == addresses[1] && addresses[1] != addresses[2])
        #expect(addresses[2]?.load(as: UInt8.self) == 7)
        #expect(clean)
        free(addresses[2])
      }
    }

    func exact() throws {
      let counting = CountsMeasurement(subjects)

      let whole = try counting.run(range(0, 6), of: FootballGatherApp())
      let again = try counting.run(range(0, 6), of: FootballGatherApp())
      let parts = try [
        counting.run(range(0, 1), of: FootballGatherApp()),
        counting.run(range(1, 5), of: FootballGatherApp()),
      ]

      #expect(again == whole)
      #expect(CountsMeasurement.merge(parts) == whole)
      #expect(whole.sessions == 6)
      for subject in subjects.map(\.subject.id) {
        let events = whole.total(of: subject, .event)
        #expect(events.times == 240 && whole.total(of: subject, .lookup).times == 240)
        #expect(whole.total(of: subject, .launch).times == 6)
        #expect(events.operations.named.allSatisfy { $0.value > 240 })
        #expect(whole.total(of: subject, .teardown).operations.releases > 6)
      }
      #expect(whole.rows.contains { $0.phase == .event && $0.event == "tapRow" })
    }
  }
#endif

@Suite("Merging and comparing counts") struct CountMergeTests {
  private func counts(_ rows: [(String, Counts.Phase, String, Counts.Operations)]) -> Counts {
    Counts(
      sessions: 1,
      rows: rows.map {
        Counts.Row(subject: $0, phase: $1, event: $2, times: 1, operations: $3)
      })
  }

  private let tap = Counts.Operations(allocations: 1, bytes: 16, retains: 3, releases: 4)

  @Test("the counts of parts are added up by subject, phase and kind of event")
  func merge() {
    let one = counts([("MVC", .event, "tap", tap), ("MVC", .lookup, "tap", tap)])
    let other = counts([("MVC", .event, "tap", tap), ("MVC", .event, "back", tap)])

    let sum = CountsMeasurement.merge([one, other])

    #expect(sum.sessions == 2)
    #expect(sum.rows.map(\.event) == ["back", "tap", "tap"])
    #expect(sum.rows.map(\.times) == [1, 2, 1])
    #expect(
      sum.rows[1].operations
        == Counts.Operations(allocations: 2, bytes: 32, retains: 6, releases: 8))
    #expect(sum.total(of: "MVC", .event) == (3, tap + tap + tap))
    #expect(CountsMeasurement.merge([other, one]) == sum)
  }

  @Test("a count that differs between two runs is reported with its subject and both values")
  func differences() throws {
    var more = tap
    more.retains += 1
    let one = counts([("MVC", .event, "tap", tap), ("SurfMVP", .event, "tap", tap)])
    let other = counts([
      ("MVC", .event, "tap", more), ("SurfMVP", .event, "tap", tap), ("MVC", .launch, "", tap),
    ])

    let findings = CountsMeasurement.differences(one, other)

    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.kind == .measurement && finding.subject == "MVC")
    #expect(
      finding.summary
        == """
        5 exact counts differ between two runs of the same sessions: retains of event tap: 3 and 4
        """
    )
    #expect(finding.detail.contains("bytes of launch: 0 and 16"))
    #expect(CountsMeasurement.differences(one, one).isEmpty)
  }
}
