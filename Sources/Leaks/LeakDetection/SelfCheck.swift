import CLeakDetection

/// Verifies with planted objects that this process's heap is read correctly, before any app is
/// checked.
///
/// Every planted holder must show its reference, weak and unowned references must not count, the
/// reference counts of all planted objects must be explained, fields must have their names, and
/// planted cycles must be leaks. The check takes a few milliseconds, once per process. It runs in a
/// copy of the process, so it disturbs neither a session nor another thread.
enum SelfCheck {
  /// The first failure: the name of a misread pattern, or how the copy ended; `nil` for none.
  static let failure: String? = nb_hooks_present() ? failure(of: Pattern.all) : nil

  private static let timeouts: [Int32] = [1000, 2000, 4000, 8000]

  /// The first failure for these patterns; `nil` for none.
  static func failure(of patterns: [Pattern]) -> String? {
    let trial = Trial(patterns)
    // In a copy, a lock that another thread held stays locked, so a copy that hangs proves nothing
    // and the check is repeated.
    for milliseconds in timeouts {
      let verdict = nb_run_in_copy(
        { $0.map { Unmanaged<Trial>.fromOpaque($0).takeUnretainedValue().verdict() } ?? 0 },
        Unmanaged.passUnretained(trial).toOpaque(), milliseconds)
      if verdict != NB_COPY_HUNG { return trial.failure(verdict) }
    }
    return "it timed out"
  }

  /// The check of some patterns. Its verdict is a number, because a process can return nothing
  /// else.
  private final class Trial {
    let patterns: [Pattern]

    init(_ patterns: [Pattern]) { self.patterns = patterns }

    private var failures: [String] { patterns.map(\.name) + ["names of fields", "cycles"] }

    /// The position of the first failure, counted from 1; 0 if there is none.
    func verdict() -> Int32 {
      let census = HeapCensus(modules: ["LeakDetection"])
      let bed = Bed()
      SelfCheck.plant(patterns, in: bed)
      let misread = census.look { SelfCheck.misread(in: bed, $0) }
      if let misread { return Int32(misread) + 1 }
      bed.planted = []
      bed.targets = []
      return SelfCheck.areCyclesFound(census) ? 0 : Int32(failures.count)
    }

    func failure(_ verdict: Int32) -> String? {
      if verdict == 0 { return nil }
      return failures.indices.contains(Int(verdict) - 1)
        ? failures[Int(verdict) - 1] : "it crashed"
    }
  }

  // These are not inlined, so that no local variable refers to a planted object while the heap is
  // read.
  @inline(never) private static func plant(_ patterns: [Pattern], in bed: Bed) {
    for pattern in patterns {
      let target = Leaf()
      let holder = pattern.make(target)
      if !pattern.isStrong { bed.targets.append(target) }
      bed.planted.append(Planted(holder, of: target, isStrong: pattern.isStrong))
    }
    bed.named = Plain(Leaf())
  }

  /// The index of the first planted holder that is misread, or the number of holders if only the
  /// names of fields are misread; `nil` if nothing is misread.
  private static func misread(in bed: Bed, _ graph: HeapGraph) -> Int? {
    let root = graph.node(at: address(of: bed))
    graph.readReached()
    for (place, planted) in bed.planted.enumerated() {
      let holder = graph.node(at: address(of: planted.holder))
      let target = graph.node(at: planted.target)
      // A reference from one of the bed's own collections to the target is not part of the pattern.
      let isFound = graph.paths(from: [holder], to: [target], avoiding: [root])[target] != nil
      // The graph also contains the bed's own references, so it must explain every reference to the
      // target.
      if isFound != planted.isStrong || graph.nodes[target].outside != 0 { return place }
    }
    guard let leaf = bed.named?.value else { return nil }
    let path = graph.paths(from: [root], to: [graph.node(at: address(of: leaf))]).values.first
    let fields = path.map { graph.references($0).map(\.reference.field) }
    return fields == ["named", "value"] ? nil : bed.planted.count
  }

  private static func areCyclesFound(_ census: HeapCensus) -> Bool {
    plantCycles()
    census.end()
    let snapshot = census.snapshot()
    // Each planted cycle consists of objects of one class; the bed and the objects that it holds
    // are in use.
    return snapshot.unbalanced == 0 && snapshot.rings.map(\.cycle.count).sorted() == [1, 2, 3]
  }

  @inline(never) private static func plantCycles() {
    let (one, first, second) = (Link(), Link(), Link())
    let three = [Link(), Link(), Link()]
    one.onFire = { _ = one }
    (first.next, second.next) = (second, first)
    for (index, link) in three.enumerated() { link.next = three[(index + 1) % 3] }
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
      Pattern(name: "array of objects with closures") { leaf in Holder([Fire { _ = leaf }]) },
    ]
  }

  /// A planted holder; its target is not retained.
  private final class Planted {
    let holder: AnyObject
    let target: Address
    let isStrong: Bool

    init(_ holder: AnyObject, of target: Leaf, isStrong: Bool) {
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
    var named: Plain?
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
