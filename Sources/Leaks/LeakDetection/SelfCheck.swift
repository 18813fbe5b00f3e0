import CLeakDetection

/// Proves on planted objects that this process's heap is read correctly, before anything is said
/// about an app.
///
/// Every planted holder must show its reference, weak and unowned references must not count, the
/// reference counts of all planted objects must be explained, and planted cycles must be leaks. The
/// check takes a few milliseconds, once per process.
enum SelfCheck {
  /// The first pattern that was misread; `nil` while this thread counts objects.
  static var failure: String? {
    guard nb_hooks_present() else { return nil }
    return nb_has_session() ? known : checked
  }

  nonisolated(unsafe) private static var known: String?
  // Lazy and thread-safe; the turn keeps other threads from counting meanwhile.
  private static let checked: String? = {
    nb_take_turn()
    defer { nb_end_turn() }
    known = run(Pattern.all)
    return known
  }()

  /// The first pattern that is misread. Requires the turn.
  static func run(_ patterns: [Pattern]) -> String? {
    let census = HeapCensus(modules: ["LeakDetection"])
    defer { census.end() }
    let bed = Bed()
    plant(patterns, in: bed)
    if let misread = misread(in: bed, census) { return misread }
    bed.planted = []
    bed.targets = []
    return misreadCycles(census)
  }

  // Separate functions that are not inlined, so that no local variable refers to a planted object
  // while the heap is read.
  @inline(never) private static func plant(_ patterns: [Pattern], in bed: Bed) {
    for pattern in patterns {
      let target = Leaf()
      let holder = pattern.make(target)
      if !pattern.isStrong { bed.targets.append(target) }
      bed.planted.append(Planted(pattern.name, holder, of: target, isStrong: pattern.isStrong))
    }
  }

  private static func misread(in bed: Bed, _ census: HeapCensus) -> String? {
    census.look { graph in
      let root = graph.node(at: address(of: bed))
      graph.readReached()
      for planted in bed.planted {
        let holder = graph.node(at: address(of: planted.holder))
        let target = graph.node(at: planted.target)
        // The target's own reference by a collection of the bed is no part of the pattern.
        let path = graph.paths(from: [holder], to: [target], avoiding: [root])[target]
        if (path != nil) != planted.isStrong { return planted.name }
        // The bed's own references are found, too, so a reference count has no remainder.
        if graph.nodes[target].outside != 0 { return "\(planted.name) (reference count)" }
      }
      let name = graph.paths(from: [root], to: [graph.node(at: bed.planted[0].target)])
        .values.first.map { graph.references($0).map(\.reference.field) }
      return name == ["planted[0]", "holder", "value"] || bed.planted[0].name != "stored property"
        ? nil : "names of fields"
    }
  }

  private static func misreadCycles(_ census: HeapCensus) -> String? {
    let cycles = plantCycles()
    defer { for cycle in cycles { cut(cycle) } }
    census.end()
    let snapshot = census.snapshot()
    if snapshot.unbalanced > 0 { return "cycles (reference count)" }
    // Each has members of one kind; the bed and what it holds are in use.
    let found = snapshot.rings.map(\.cycle.count).sorted()
    return found == [1, 2, 3] ? nil : "cycles"
  }

  @inline(never) private static func plantCycles() -> [Unmanaged<Link>] {
    let (one, first, second) = (Link(), Link(), Link())
    let three = [Link(), Link(), Link()]
    one.onFire = { _ = one }
    (first.next, second.next) = (second, first)
    for (index, link) in three.enumerated() { link.next = three[(index + 1) % 3] }
    return [one, first, three[0]].map { Unmanaged.passUnretained($0) }
  }

  @inline(never) private static func cut(_ link: Unmanaged<Link>) {
    // Without this reference, the first line could release the link.
    let link = link.takeUnretainedValue()
    link.onFire = nil
    link.next = nil
  }
}

extension SelfCheck {
  /// A way to refer to an object.
  struct Pattern: Sendable {
    let name: String
    var isStrong = true
    let make: @Sendable (Leaf) -> AnyObject

    static let all: [Pattern] = [
      Pattern(name: "stored property") { Plain($0) },
      Pattern(name: "inherited property") { Heir($0) },
      Pattern(name: "lazy property") { Lazy($0) },
      Pattern(name: "weak reference", isStrong: false) { Weak($0) },
      Pattern(name: "unowned reference", isStrong: false) { Unowned($0) },
      Pattern(name: "unmanaged reference", isStrong: false) { Unsafe($0) },
      Pattern(name: "generic class") { Holder($0) },
      Pattern(name: "optional") { Holder(Optional($0)) },
      Pattern(name: "optional in an optional") { Holder(Optional(Optional($0))) },
      Pattern(name: "struct") { Holder(Pair(number: 1, leaf: $0)) },
      Pattern(name: "optional struct") { Holder(Optional(Pair(number: 1, leaf: $0))) },
      Pattern(name: "generic struct") { Holder(Box(value: $0, number: 1)) },
      Pattern(name: "tuple") { Holder((1, ($0, true))) },
      Pattern(name: "enum with one payload") { Holder(Single.some($0)) },
      Pattern(name: "enum with several payloads") {
        Holder(Several.pair(Pair(number: 1, leaf: $0)))
      },
      Pattern(name: "enum of objects") { Holder(Either.right($0)) },
      Pattern(name: "indirect enum") { Holder(Tree.node(.leaf($0), number: 1)) },
      Pattern(name: "array") { Holder([$0]) },
      Pattern(name: "array of arrays") { Holder([[$0]]) },
      Pattern(name: "array slice") { Holder([$0][...]) },
      Pattern(name: "array of structs") { Holder([Pair(number: 1, leaf: $0)]) },
      Pattern(name: "dictionary") { Holder(["key": $0]) },
      Pattern(name: "dictionary by object") { Holder([ObjectIdentifier($0): $0]) },
      Pattern(name: "set") { Holder(Set([$0])) },
      Pattern(name: "class-bound existential") { Holder($0 as any Bound) },
      Pattern(name: "existential of an object") { Holder($0 as Any) },
      Pattern(name: "existential of a small struct") {
        Holder(Box(value: $0, number: 1) as Any)
      },
      Pattern(name: "existential of a large struct") { Holder(Large($0) as Any) },
      Pattern(name: "error") { Holder(Failure(leaf: $0) as any Error) },
      Pattern(name: "closure with one capture") { leaf in Fire { _ = leaf } },
      Pattern(name: "closure with two captures") { leaf in
        let plain = Plain(leaf)
        return Fire { _ = (leaf, plain) }
      },
      Pattern(name: "captured variable") { leaf in
        var variable: Leaf? = leaf
        return Fire {
          if variable == nil { variable = Leaf() }
        }
      },
      Pattern(name: "weak capture", isStrong: false) { leaf in Fire { [weak leaf] in _ = leaf } },
      Pattern(name: "unowned capture", isStrong: false) { leaf in
        Fire { [unowned leaf] in _ = leaf }
      },
      Pattern(name: "optional closure") { leaf in Holder(Optional { _ = leaf }) },
      Pattern(name: "running timer") { leaf in Holder([Fire { _ = leaf }]) },
    ]
  }

  /// A planted holder; its target is not retained.
  final class Planted {
    let name: String
    let holder: AnyObject
    let target: Address
    let isStrong: Bool

    init(_ name: String, _ holder: AnyObject, of target: Leaf, isStrong: Bool) {
      self.name = name
      self.holder = holder
      self.target = address(of: target)
      self.isStrong = isStrong
    }
  }

  /// The root of everything planted.
  private final class Bed {
    var planted: [Planted] = []
    /// The targets of references that do not keep them alive.
    var targets: [Leaf] = []
  }

  protocol Bound: AnyObject {}
  final class Leaf: Bound, Hashable {
    static func == (one: Leaf, other: Leaf) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
  private class Plain {
    let value: Leaf
    init(_ value: Leaf) { self.value = value }
  }
  private final class Heir: Plain { var number = 1 }
  private final class Lazy {
    lazy var value: Leaf? = nil
    init(_ value: Leaf) { self.value = value }
  }
  private final class Weak {
    weak var value: Leaf?
    init(_ value: Leaf) { self.value = value }
  }
  private final class Unowned {
    unowned let value: Leaf
    init(_ value: Leaf) { self.value = value }
  }
  private final class Unsafe {
    unowned(unsafe) let value: Leaf
    init(_ value: Leaf) { self.value = value }
  }
  private final class Holder<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
  private final class Fire {
    let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
  }
  private final class Link {
    var next: Link?
    var onFire: (() -> Void)?
  }
  private struct Pair {
    var number: Int
    var leaf: Leaf
  }
  private struct Box<Value> {
    var value: Value
    var number: UInt8
  }
  private struct Large {
    var (a, b, c) = (1, 2, 3)
    let leaf: Leaf
    init(_ leaf: Leaf) { self.leaf = leaf }
  }
  private struct Failure: Error, @unchecked Sendable { let leaf: Leaf }
  private enum Single { case none, other, some(Leaf) }
  private enum Several { case number(Int), pair(Pair), text(String) }
  private enum Either { case left(Plain), right(Leaf) }
  private indirect enum Tree { case leaf(Leaf), node(Tree, number: Int) }
}
