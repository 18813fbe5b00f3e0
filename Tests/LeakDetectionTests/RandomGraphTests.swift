import LeakDetection
import Testing

/// Random graphs of objects with every kind of reference that Swift has.
///
/// The expected survivors are computed without inspecting the heap.
@MainActor @Suite("Random graphs", .enabled(if: HeapCensus.isAvailable))
struct RandomGraphTests {
  @Test(
    "leaked and held objects are exactly those that reference counting leaves alive",
    arguments: 0..<400)
  func verdicts(_ seed: Int) {
    var random = Random(seed: seed)
    let plan = Plan(using: &random)
    let census = HeapCensus(modules: ["LeakDetectionTests"])
    let (numbers, kept) = build(plan, census)
    census.end()

    let snapshot = census.snapshot()

    let model = plan.outcome
    func found(_ objects: [TrackedObject]) -> Set<Int> {
      Set(objects.compactMap { object in numbers[object.id] })
    }
    #expect(found(snapshot.leaked) == model.leaked, "\(plan)")
    #expect(found(snapshot.held) == model.held, "\(plan)")
    #expect(snapshot.unbalanced == 0, "\(plan)")
    withExtendedLifetime(kept) {}
  }

  @Test(
    "a reference counts as strong if and only if it is strong in Swift", arguments: Link.allCases)
  func everyLink(_ link: Link) {
    for targets in [[1, 2], [1, 1], [0, 0]] {
      // Only this reference keeps the others alive; they refer back to its owner.
      let plan = Plan(
        size: 3,
        links: [.init(from: 0, link: link, targets: targets)]
          + [1, 2].map { .init(from: $0, link: .array, targets: [0, 0]) })
      let census = HeapCensus(modules: ["LeakDetectionTests"])
      let (numbers, _) = build(plan, census)
      census.end()

      let snapshot = census.snapshot()

      #expect(
        Set(snapshot.leaked.compactMap { numbers[$0.id] }) == plan.outcome.leaked, "\(targets)")
      #expect(plan.outcome.leaked.isEmpty == (link.strongTargets == 0))
      #expect(snapshot.held.isEmpty)
      #expect(snapshot.unbalanced == 0)
    }
  }

  // A separate function: after it returns, only the kept objects are referenced from outside.
  @inline(never) private func build(_ plan: Plan, _ census: HeapCensus) -> ([UInt32: Int], [Node]) {
    let nodes = (0..<plan.size).map { _ in Node() }
    for entry in plan.links {
      nodes[entry.from].refer(entry.link, nodes[entry.targets[0]], nodes[entry.targets[1]])
    }
    for entry in plan.drops { nodes[entry.from].drop(entry.link) }
    var numbers: [UInt32: Int] = [:]
    for (number, node) in nodes.enumerated() { numbers[census.object(node)!.id] = number }
    return (numbers, plan.roots.sorted().map { nodes[$0] })
  }
}

/// The graph to build: links, links that are dropped again, and nodes held from outside.
private struct Plan: CustomStringConvertible {
  struct Entry {
    let from: Int
    let link: Link
    let targets: [Int]
  }

  let size: Int
  var links: [Entry] = []
  var drops: [(from: Int, link: Link)] = []
  var roots: Set<Int> = []

  init(size: Int, links: [Entry]) {
    self.size = size
    self.links = links
  }

  init(using random: inout Random) {
    let size = 2 + random.below(12)
    self.size = size
    for _ in 0..<random.below(3 * size) {
      links.append(
        Entry(
          from: random.below(size), link: Link.allCases[random.below(Link.allCases.count)],
          targets: [random.below(size), random.below(size)]))
    }
    for entry in links where random.below(4) == 0 { drops.append((entry.from, entry.link)) }
    roots = Set((0..<random.below(3)).map { _ in random.below(size) })
  }

  /// The final strong references: assigning a field again replaces its previous value.
  private var references: [[Int]] {
    var fields = [[Link: [Int]]](repeating: [:], count: size)
    for entry in links {
      fields[entry.from][entry.link] = Array(entry.targets.prefix(entry.link.strongTargets))
      if entry.link == .lazyClosure { fields[entry.from][entry.link] = [entry.from] }
    }
    for drop in drops { fields[drop.from][drop.link] = nil }
    return fields.map { $0.values.flatMap(\.self) }
  }

  /// The result of reference counting: objects without references are released.
  var outcome: (leaked: Set<Int>, held: Set<Int>) {
    let references = references
    var held: Set<Int> = []
    var waiting = Array(roots)
    while let node = waiting.popLast() {
      if held.insert(node).inserted { waiting += references[node] }
    }
    var alive = Set(0..<size)
    while true {
      let referredTo = Set(alive.flatMap { references[$0] }).union(roots)
      if alive.isSubset(of: referredTo) { break }
      alive.formIntersection(referredTo)
    }
    return (alive.subtracting(held), held)
  }

  var description: String {
    (links.map { "\($0.from).\($0.link) = \($0.targets)" }
      + drops.map { "\($0.from).\($0.link) = nothing" } + ["held: \(roots.sorted())"])
      .joined(separator: "; ")
  }
}

/// The kinds of reference from a node to others.
enum Link: CaseIterable {
  case optional, optionalOfOptional, array, arrayOfArrays, valuesByText, valuesByNumber, keys, set
  case closureOfOne, closureOfSeveral, nestedClosure, storedClosure, methodReference, boxedVariable
  case lazyClosure, closuresInArray
  case payload, payloadClosure, indirectPayload, result, tuple, structInStruct
  case any, anyBoxed, anyClosure, classBound, opaque, opaqueBoxed, optionalOpaque, error
  case genericClass, genericStruct, genericClosure, genericVariable, oneOfThree, mixedCaptures,
    inherited
  case weak, unowned, unownedUnsafe, unmanaged, weakCapture, unownedCapture, weakInStruct

  /// The number of nodes that the reference retains, out of the two given.
  var strongTargets: Int {
    switch self {
    case .weak, .unowned, .unownedUnsafe, .unmanaged, .weakCapture, .unownedCapture,
      .weakInStruct:
      0
    case .optional, .optionalOfOptional, .closureOfOne, .methodReference, .boxedVariable,
      .payloadClosure, .result, .any, .anyClosure, .classBound, .opaque, .optionalOpaque, .error,
      .inherited, .lazyClosure, .genericVariable, .oneOfThree, .mixedCaptures:
      1
    default: 2
    }
  }
}

private protocol Touchable: AnyObject { func touch() }
private protocol Drawable {}

private struct Inner {
  var text = "inner"
  var node: Node?
}
private struct Outer {
  var number = 1
  var inner = Inner()
  var other: Node?
}
private struct Wide: Drawable {
  var numbers = (1, 2, 3)
  var one: Node
  var other: Node
}
private struct Narrow: Drawable { var node: Node }
private struct Mishap: Error, @unchecked Sendable {
  var code = 7
  var node: Node
}
private struct NodeKey: Hashable {
  let number: Int
  let node: Node
  static func == (one: NodeKey, other: NodeKey) -> Bool { one.number == other.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
private struct Pair<One, Other> {
  var one: One
  var other: Other
}
private struct Loose {
  weak var node: Node?
  var text = "loose"
}
private enum NodeState {
  case idle
  case text(String)
  case pair(Node, Node)
  case waiting(() -> Void)
}
private enum OneOfThree {
  case none
  case first(Node)
  case second(Node)
  case third(Node)
}
private indirect enum NodeTree {
  case leaf
  case branch(NodeTree, Node)
}
private final class Holder<Value> {
  var value: Value
  var other: Node?
  init(_ value: Value) { self.value = value }
}
private class Base { var inherited: Node? }

private func action<Value>(_ one: Value, _ other: Value) -> () -> Void {
  { withExtendedLifetime((one, other)) {} }
}

private func boxed<Value>(_ value: Value) -> () -> Void {
  var variable: Value? = value
  return {
    withExtendedLifetime(variable) {}
    variable = nil
  }
}

private final class Node: Base, Touchable {
  var optional: Node?
  var optionalOfOptional: Node??
  var array: [Node] = []
  var arrayOfArrays: [[Node]] = []
  var valuesByText: [String: Node] = [:]
  var valuesByNumber: [Int: Node] = [:]
  var keys: [NodeKey: Int] = [:]
  var set: Set<NodeKey> = []
  var closures: [Link: () -> Void] = [:]
  var closure: (() -> Void)?
  var several: (() -> Void)?
  var nested: (() -> Void)?
  var method: (() -> Void)?
  var variable: (() -> Void)?
  var list: [() -> Void] = []
  lazy var lazily: () -> Void = { self.touch() }
  var state = NodeState.idle
  var otherState = NodeState.text("nothing")
  var tree = NodeTree.leaf
  var result: Result<Node, any Error>?
  var tuple: (number: Int, one: Node?, other: Node?) = (0, nil, nil)
  var outer = Outer()
  var any: Any = 0
  var anyBoxed: Any?
  var anyClosure: Any?
  var classBound: (any Touchable)?
  var opaque: any Drawable = Nothing()
  var opaqueBoxed: any Drawable = Nothing()
  var optionalOpaque: (any Drawable)?
  var error: (any Error)?
  var holder: Holder<Node>?
  var pair: Pair<Node, [Node]>?
  var generic: (() -> Void)?
  var genericVariable: (() -> Void)?
  var oneOfThree = OneOfThree.none
  weak var weakly: Node?
  unowned var unownedly: Node?
  unowned(unsafe) var unsafely: Node?
  var unmanaged: Unmanaged<Node>?
  var loose = Loose()
  private var touches = 0

  func touch() { touches += 1 }

  func refer(_ link: Link, _ one: Node, _ other: Node) {
    switch link {
    case .optional: optional = one
    case .optionalOfOptional: optionalOfOptional = .some(.some(one))
    case .array: array = [one, other]
    case .arrayOfArrays: arrayOfArrays = [[one], [], [other]]
    case .valuesByText: valuesByText = ["one": one, "other": other]
    case .valuesByNumber: valuesByNumber = [1: one, 2: other]
    case .keys: keys = [NodeKey(number: 1, node: one): 1, NodeKey(number: 2, node: other): 2]
    case .set: set = [NodeKey(number: 1, node: one), NodeKey(number: 2, node: other)]
    case .closureOfOne: closure = { one.touch() }
    case .closureOfSeveral:
      several = {
        one.touch()
        other.touch()
      }
    case .nestedClosure:
      nested = {
        let inner = { one.touch() }
        inner()
        other.touch()
      }
    case .storedClosure:
      let inner = { one.touch() }
      closures[.storedClosure] = {
        inner()
        other.touch()
      }
    case .methodReference: method = one.touch
    case .boxedVariable:
      var variable: Node? = one
      self.variable = {
        variable?.touch()
        variable = nil
      }
    case .lazyClosure: lazily = { self.touch() }
    case .closuresInArray: list = [{ one.touch() }, { other.touch() }]
    case .payload: state = .pair(one, other)
    case .payloadClosure: otherState = .waiting { one.touch() }
    case .indirectPayload: tree = .branch(.branch(.leaf, one), other)
    case .result: result = .success(one)
    case .tuple: tuple = (1, one, other)
    case .structInStruct: outer = Outer(inner: Inner(node: one), other: other)
    case .any: any = one
    case .anyBoxed: anyBoxed = Wide(one: one, other: other)
    case .anyClosure: anyClosure = { one.touch() } as () -> Void
    case .classBound: classBound = one
    case .opaque: opaque = Narrow(node: one)
    case .opaqueBoxed: opaqueBoxed = Wide(one: one, other: other)
    case .optionalOpaque: optionalOpaque = Narrow(node: one)
    case .error: error = Mishap(node: one)
    case .genericClass:
      holder = Holder(one)
      holder?.other = other
    case .genericStruct: pair = Pair(one: one, other: [other])
    case .genericClosure: generic = action(one, other)
    case .genericVariable: genericVariable = boxed(one)
    case .oneOfThree: oneOfThree = .third(one)
    case .mixedCaptures:
      closures[link] = { [weak weakly = other, unowned unownedly = other, one] in
        weakly?.touch()
        unownedly.touch()
        one.touch()
      }
    case .inherited: inherited = one
    case .weak: weakly = one
    case .unowned: unownedly = one
    case .unownedUnsafe: unsafely = one
    case .unmanaged: unmanaged = Unmanaged.passUnretained(one)
    case .weakCapture:
      closures[link] = { [weak one, weak other] in
        one?.touch()
        other?.touch()
      }
    case .unownedCapture:
      closures[link] = { [unowned one, unowned(unsafe) other] in
        one.touch()
        other.touch()
      }
    case .weakInStruct: loose = Loose(node: one)
    }
  }

  func drop(_ link: Link) {
    switch link {
    case .optional: optional = nil
    case .optionalOfOptional: optionalOfOptional = .some(nil)
    case .array: array = []
    case .arrayOfArrays: arrayOfArrays.removeAll()
    case .valuesByText:
      valuesByText["one"] = nil
      valuesByText["other"] = nil
    case .valuesByNumber: valuesByNumber.removeAll(keepingCapacity: true)
    case .keys: keys = [:]
    case .set: set.removeAll(keepingCapacity: true)
    case .closureOfOne: closure = nil
    case .closureOfSeveral: several = nil
    case .nestedClosure: nested = nil
    case .storedClosure, .weakCapture, .unownedCapture, .mixedCaptures: closures[link] = nil
    case .methodReference: method = nil
    case .boxedVariable: variable?()
    case .lazyClosure: lazily = {}
    case .closuresInArray: list = []
    case .payload: state = .idle
    case .payloadClosure: otherState = .text("dropped")
    case .indirectPayload: tree = .leaf
    case .result: result = nil
    case .tuple: tuple = (0, nil, nil)
    case .structInStruct: outer = Outer()
    case .any: any = "nothing"
    case .anyBoxed: anyBoxed = nil
    case .anyClosure: anyClosure = nil
    case .classBound: classBound = nil
    case .opaque: opaque = Nothing()
    case .opaqueBoxed: opaqueBoxed = Nothing()
    case .optionalOpaque: optionalOpaque = nil
    case .error: error = nil
    case .genericClass: holder = nil
    case .genericStruct: pair = nil
    case .genericClosure: generic = nil
    case .genericVariable: genericVariable = nil
    case .oneOfThree: oneOfThree = .none
    case .inherited: inherited = nil
    case .weak: weakly = nil
    case .unowned: unownedly = nil
    case .unownedUnsafe: unsafely = nil
    case .unmanaged: unmanaged = nil
    case .weakInStruct: loose = Loose()
    }
  }
}
private struct Nothing: Drawable {}
