import LeakDetection
import Testing

@MainActor @Suite("Heap verdicts", .serialized, .enabled(if: HeapCensus.isAvailable))
struct VerdictTests {
  @Test(
    "objects that only keep each other alive are leaked; objects held from outside are not",
    arguments: leakCases)
  func verdict(_ leakCase: LeakCase) {
    _ = Registry.shared
    let census = census()
    run(leakCase.body)
    census.end()

    let snapshot = census.snapshot()

    #expect(snapshot.leaked.count == leakCase.leaked)
    #expect(snapshot.held.count == leakCase.held)
    #expect(snapshot.unbalanced == 0)
    if let trace = leakCase.trace {
      // A cycle may be described starting at any of its members.
      let cycles = snapshot.rings.map(\.description.doubled)
      #expect(cycles.contains { $0.contains(trace) }, "\(cycles)")
    }
  }
}

/// Pseudorandom numbers, reproducible by seed (Knuth's linear congruential generator of MMIX).
struct Random {
  private var state: UInt64
  init(seed: Int) { state = UInt64(seed) &* 7919 &+ 1 }
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

@MainActor @Suite("Census", .serialized, .enabled(if: HeapCensus.isAvailable))
struct HeapCensusTests {
  final class Counted {
    nonisolated(unsafe) static var alive = 0
    init() { Counted.alive += 1 }
    deinit { Counted.alive -= 1 }
  }
  final class Other {}

  // Objects that escape cannot be allocated on the stack by the optimiser.
  private static var kept: [Other] = []
  private var kept: [Other] {
    get { Self.kept }
    nonmutating set { Self.kept = newValue }
  }
  @inline(never) private func makeOthers(_ count: Int) -> [Other] {
    (0..<count).map { _ in Other() }
  }

  @Test("the census agrees with init and deinit at every step of a random walk")
  func agreesWithCounters() {
    var random = Random(seed: 99)
    let census = census()
    defer { census.end() }
    var objects: [Counted] = []
    for _ in 0..<500 {
      if random.below(3) > 0 || objects.isEmpty {
        objects.append(Counted())
      } else {
        objects.remove(at: random.below(objects.count))
      }

      let count = census.counts().first { $0.type == "HeapCensusTests.Counted" }?.count ?? 0
      if count != Counted.alive { Issue.record("census \(count), counters \(Counted.alive)") }
    }
    objects = []
    #expect(census.counts().isEmpty)
  }

  @Test("objects of an earlier session do not affect the counts of a later one")
  func earlierSessions() {
    let first = census()
    var early = makeOthers(5)
    first.end()
    let second = census()
    kept.append(Other())

    early = []
    let counts = second.counts()
    second.end()

    #expect(counts.map { "\($0.type) \($0.count)" } == ["HeapCensusTests.Other 1"])
    kept = []
    #expect(early.isEmpty)
  }

  @Test("objects of other modules and objects created outside a session are not counted")
  func otherModules() {
    let outside = Other()
    let census = census()
    let list = [[1, 2, 3].description]

    #expect(census.counts().isEmpty)
    census.end()
    withExtendedLifetime((outside, list)) {}
  }

  @Test("a trace in a running app leads from a root to the object, field by field")
  func traces() throws {
    let census = census()
    defer { census.end() }
    let root = Coordinator()
    run {
      let child = Child()
      root.children = [Coordinator(), child]
      child.weakParent = root
    }

    let child = try #require(census.objects().first { $0.type == "Child" })
    let roots = [HeapRoot("the app", root)]

    let trace = try #require(census.traces(of: [child], from: roots)[child])

    #expect(trace.description == "the app: Coordinator.children[1] -> Child")
    #expect(trace.suspects.map(\.name) == ["Coordinator.children"])
  }
}

extension String {
  /// The cycle followed twice: `A.x -> B.y -> A` becomes `A.x -> B.y -> A.x -> B.y -> A`.
  fileprivate var doubled: String {
    let name = prefix { $0 != "." && $0 != " " && $0 != "[" }
    return self + dropFirst(name.count)
  }
}
