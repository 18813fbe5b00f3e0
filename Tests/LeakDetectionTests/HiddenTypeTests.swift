import LeakDetection
import Synchronization
import Testing

/// Stored properties whose types the compiler hides from reflection or describes unusually.
@MainActor @Suite("Fields of hidden types", .enabled(if: HeapCensus.isAvailable))
struct HiddenTypeTests {
  @Test(
    "cycles through mutexes, noncopyable values and constrained existentials are found and named",
    arguments: HiddenCycle.all)
  func cycle(_ cycle: HiddenCycle) {
    let snapshot = heapSnapshot(cycle.make)

    #expect(snapshot.leaked.count == cycle.leaked)
    #expect(snapshot.held.isEmpty && snapshot.unbalanced == 0)
    #expect(snapshot.rings.map(\.description) == [cycle.trace])
    // Noncopyable generic types have no symbol to look up, so their words are scanned.
    #expect(snapshot.unreadFields == ["HiddenNode.generic", "HiddenNode.optional"])
  }

  @Test("an unowned reference in a mutex is not mistaken for a strong one")
  func unownedInMutex() {
    let snapshot = heapSnapshot {
      let owner = HiddenOwner()
      owner.child = HiddenChild(owner)
    }

    #expect(snapshot.leaked.isEmpty && snapshot.held.isEmpty && snapshot.unbalanced == 0)
  }

  @Test("a guessed reference is ignored when known references explain the reference count")
  func guessAndKnown() {
    // The type of the field is unknown, so the references found in it are guesses.
    let snapshot = heapSnapshot {
      let owner = HiddenOwner()
      owner.guessed = Guarded(Owned(owner))
      owner.itself = owner
    }

    #expect(snapshot.leaked.map(\.type) == ["HiddenOwner"])
    #expect(snapshot.unbalanced == 0)
  }

  @Test("a guessed reference that explains nothing is not part of a cycle")
  func guessOutsideOfCycles() {
    let snapshot = heapSnapshot {
      let (owner, next) = (HiddenOwner(), HiddenOwner())
      owner.itself = owner
      owner.next = next
      next.guessed = Guarded(Owned(next))
    }

    #expect(snapshot.leaked.count == 2)
    #expect(snapshot.rings.map(\.description) == ["HiddenOwner.itself -> HiddenOwner"])
  }

  @Test("blocks, which crash the runtime's reflection, do not hide the object's other references")
  func blocks() {
    let snapshot = heapSnapshot {
      let owner = BlockOwner()
      owner.itself = owner
    }

    #expect(snapshot.leaked.map(\.type) == ["BlockOwner"])
    #expect(snapshot.rings.map(\.description) == ["BlockOwner.itself -> BlockOwner"])
    #expect(
      snapshot.unreadFields == ["BlockOwner.always", "BlockOwner.byName", "BlockOwner.maybe"])
  }

  @Test("the error counts fields that could not be decoded")
  func unreadInError() {
    let error = #expect(throws: StillAlive.self) {
      try expectAllReleased(in: ["LeakDetectionTests"]) {
        let owner = HiddenOwner()
        owner.guessed = Guarded(Owned(owner))
        owner.itself = owner
      }
    }

    #expect(
      error?.description.contains(
        "1 field could not be decoded: HiddenOwner.guessed.") == true)
  }
}

final class BlockOwner {
  var maybe: (@convention(block) (Int32) -> Int32)? = { $0 }
  var always: @convention(block) () -> Void = {}
  // Empty, because the runtime would crash on a pair or an optional that has a block.
  var byName = [String: @convention(block) (Int) -> Void]()
  var itself: BlockOwner?
}

final class HiddenNode: @unchecked Sendable {
  let lock = Mutex<HiddenNode?>(nil)
  let locked = Mutex(HiddenState())
  let list = Mutex<[HiddenNode]>([])
  var single = Single(node: nil)
  var choice = Choice.none
  var generic = Guarded<Single>(Single(node: nil))
  var optional: Single? = nil
  var collection: any Collection<HiddenNode> = []
  var sequence: (any Sequence<HiddenNode>)?
  var bound: (any Bound<HiddenNode>)?
  var two: InlineArray<2, HiddenNode?> = [nil, nil]
}

struct HiddenState: @unchecked Sendable {
  var count = 0
  var node: HiddenNode?
}
struct Single: ~Copyable {
  var flag = false
  var node: HiddenNode?
}
enum Choice: ~Copyable { case none, one(HiddenNode), two(Int, HiddenNode) }
struct Guarded<Value: ~Copyable>: ~Copyable {
  var count = 0
  var value: Value
  init(_ value: consuming Value) { self.value = value }
}
protocol Bound<Element>: AnyObject { associatedtype Element }
private final class Binding: Bound {
  typealias Element = HiddenNode
  var node: HiddenNode?
}
private struct Few: Collection {
  var node: HiddenNode
  var startIndex: Int { 0 }
  var endIndex: Int { 1 }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> HiddenNode { node }
}

private final class HiddenOwner {
  var child: HiddenChild?
  var itself: HiddenOwner?
  var next: HiddenOwner?
  var guessed: Guarded<Owned>?
}
private final class HiddenChild {
  let state: Mutex<Owned>
  init(_ owner: HiddenOwner) { state = Mutex(Owned(owner)) }
}
struct Owned: @unchecked Sendable {
  fileprivate unowned var owner: HiddenOwner
  fileprivate init(_ owner: HiddenOwner) { self.owner = owner }
}

struct HiddenCycle: Sendable, CustomStringConvertible {
  let description: String
  var leaked = 1
  let trace: String
  let make: @Sendable () -> Void

  static let all = [
    HiddenCycle(description: "mutex", trace: "HiddenNode.lock -> HiddenNode") {
      let node = HiddenNode()
      node.lock.withLock { $0 = node }
    },
    HiddenCycle(description: "struct in a mutex", trace: "HiddenNode.locked.node -> HiddenNode") {
      let node = HiddenNode()
      node.locked.withLock { $0.node = node }
    },
    HiddenCycle(description: "array in a mutex", trace: "HiddenNode.list[0] -> HiddenNode") {
      let node = HiddenNode()
      node.list.withLock { $0 = [node] }
    },
    HiddenCycle(description: "noncopyable struct", trace: "HiddenNode.single.node -> HiddenNode") {
      let node = HiddenNode()
      node.single.node = node
    },
    HiddenCycle(description: "noncopyable enum", trace: "HiddenNode.choice.two.1 -> HiddenNode") {
      let node = HiddenNode()
      node.choice = .two(1, node)
    },
    HiddenCycle(
      description: "noncopyable generic", trace: "HiddenNode.generic(word 2?) -> HiddenNode"
    ) {
      let node = HiddenNode()
      node.generic.value.node = node
    },
    HiddenCycle(
      description: "optional noncopyable", trace: "HiddenNode.optional(word 1?) -> HiddenNode"
    ) {
      let node = HiddenNode()
      node.optional = Single(node: node)
    },
    HiddenCycle(
      description: "any Collection, an array", trace: "HiddenNode.collection[0] -> HiddenNode"
    ) {
      let node = HiddenNode()
      node.collection = [node]
    },
    HiddenCycle(
      description: "any Collection, a struct", trace: "HiddenNode.collection.node -> HiddenNode"
    ) {
      let node = HiddenNode()
      node.collection = Few(node: node)
    },
    HiddenCycle(description: "any Sequence", trace: "HiddenNode.sequence[0] -> HiddenNode") {
      let node = HiddenNode()
      node.sequence = [node]
    },
    HiddenCycle(
      description: "class-bound protocol with an associated type", leaked: 2,
      trace: "HiddenNode.bound -> Binding.node -> HiddenNode"
    ) {
      let node = HiddenNode()
      let binding = Binding()
      binding.node = node
      node.bound = binding
    },
    HiddenCycle(description: "inline array", trace: "HiddenNode.two._storage[1] -> HiddenNode") {
      let node = HiddenNode()
      node.two[1] = node
    },
  ]
}
