// The strong-reference graph below a set of objects, balanced against the runtime's own reference counts.
import CLeakDetection

typealias Address = UnsafeRawPointer

struct Edge {
  let to: Int
  let label: String
  var via: String?  // the closure whose only capture is the target
}

struct Node {
  let address: Address
  let metadata: Metadata
  var name: String
  var edges: [Edge] = []
  var inside = 0  // strong references from nodes of the graph
  var count = 0  // the runtime's strong reference count
  var guessed = false  // some of its words were read without a known layout
  var size = 0
  var session: UInt32 = 0
  var recorded = false  // in the live table: allocated by the application
  var outside: Int { count - inside }
  var kind: UInt { Kind.of(metadata) }
  var isClassInstance: Bool { kind == Kind.class }
}

final class HeapGraph {
  private(set) var nodes: [Node] = []
  /// Weak references whose objects have died: who holds them, by which field, and of which type they were declared.
  private(set) var deadReferences: [(holder: Int, field: String, type: Metadata)] = []
  private var index: [Address: Int] = [:]
  let cache: LayoutCache
  private var live: [Address: nb_object] = [:]

  /// Everything strongly reachable from the objects recorded as live for `session` (nil: for any session).
  convenience init(session: UInt32?, cache: LayoutCache) {
    var seeds: [Address] = []
    let table = nb_object_table()!
    for i in 1..<max(1, Int(nb_object_count())) where session == nil || table[i].session == session
    {
      if let object = table[i].object { seeds.append(Address(object)) }
    }
    self.init(seeds: seeds, cache: cache, only: session)
  }

  /// With `only`, objects that the application allocated for other sessions are not entered: other threads may
  /// be changing them.
  init(seeds: [Address], cache: LayoutCache, only: UInt32? = nil) {
    self.cache = cache
    let table = nb_object_table()!
    for i in 1..<max(1, Int(nb_object_count())) {
      if only == nil || table[i].session == only, let object = table[i].object {
        live[Address(object)] = table[i]
      }
    }
    for s in seeds { _ = add(s) }
    var next = 0
    while next < nodes.count {
      if only == nil || nodes[next].recorded || !nb_is_recorded(nodes[next].address) {
        expand(next)
      }
      next += 1
    }
    for n in nodes.indices { nodes[n].count = Int(nb_retain_count(nodes[n].address)) }
  }

  func node(at address: Address) -> Int? { index[address] }

  // --- building ---------------------------------------------------------------------------

  private func add(_ address: Address) -> Int {
    if let known = index[address] { return known }
    let m = address.load(as: Metadata.self)
    let name: String
    switch Kind.of(m) {
    case Kind.class: name = TypeName(m).text
    case Kind.context: name = "box"
    case Kind.genericBox: name = "box"
    case Kind.error: name = "error box"
    default: name = "object of kind \(Kind.of(m))"
    }
    var node = Node(address: address, metadata: m, name: name)
    if let slot = live[address] {
      node.size = Int(slot.size); node.session = slot.session; node.recorded = true
    } else {
      node.size = nb_usable_size(address)
    }
    nodes.append(node)
    index[address] = nodes.count - 1
    return nodes.count - 1
  }

  private func link(_ from: Int, _ raw: UInt, _ label: String, mask: UInt = ~0) -> Int? {
    guard raw != 0, Int(bitPattern: raw) > 0,  // top bit set: immortal or tagged
      let target = Address(bitPattern: raw & mask), isHeapObject(target)
    else { return nil }
    let to = add(target)
    nodes[from].edges.append(Edge(to: to, label: label))
    nodes[to].inside += 1
    return to
  }

  /// Statically allocated objects (empty collections, constant objects) are immortal and not on the heap.
  private func isHeapObject(_ p: Address) -> Bool {
    UInt(bitPattern: p) & 7 == 0
      && p.load(fromByteOffset: 8, as: UInt32.self) & 0x8000_0001 != 0x8000_0001
  }

  private func expand(_ n: Int) {
    let object = nodes[n].address, m = nodes[n].metadata
    switch nodes[n].kind {
    case Kind.class:
      if expandStorage(n, object, m) { return }
      walk(n, object, cache.layout(ofInstance: m), "")
    case Kind.context:
      let captures = captureLayout(object, m, cache)
      walk(n, object, captures.slots, "")
      if !captures.complete { guess(n, object, from: captures.knownBytes) }
    case Kind.genericBox:
      let offset = Int(m.load(fromByteOffset: 8, as: UInt32.self))
      walk(
        n, object + offset, cache.layout(ofValue: m.load(fromByteOffset: 16, as: Metadata.self)),
        "value")
    case Kind.error:
      let t = object.load(fromByteOffset: 16, as: Metadata.self)
      walk(n, (object + 32).aligned(to: t.valueAlignment), cache.layout(ofValue: t), "")
    default:
      guess(n, object, from: 16)
    }
  }

  /// Objects that a global or static variable of the executable points at, with the variable's name.
  func globals() -> (names: [(symbol: String, type: String)], roots: [Int]) {
    var begin = [UnsafeRawPointer?](repeating: nil, count: 8), end = begin
    let n = Int(nb_global_segments(&begin, &end, 8))
    var names: [(String, String)] = [], roots: [Int] = []
    for i in 0..<n {
      var p = begin[i]!.aligned(to: 8)
      while p + 8 <= end[i]! {
        if let address = Address(bitPattern: p.load(as: UInt.self) & 0x00FF_FFFF_FFFF_FFF8),
          let node = index[address],
          nodes[node].outside > 0, let symbol = nb_global_at(p), let text = demangle(symbol)
        {
          names.append(
            (
              text.split(separator: ":").first.map {
                $0.hasSuffix(" ") ? String($0.dropLast()) : String($0)
              } ?? text, nodes[node].name
            ))
          roots.append(node)
        }
        p += 8
      }
    }
    return (names, roots)
  }

  func walk(_ n: Int, _ base: Address, _ layout: Layout, _ prefix: String) {
    for p in layout { follow(n, base + p.offset, p.slot, join(prefix, p.name)) }
  }

  private func follow(_ n: Int, _ place: Address, _ slot: Slot, _ label: String) {
    switch slot {
    case .reference:
      _ = link(n, place.load(as: UInt.self), label)
    case .bridgeReference:
      _ = link(n, place.load(as: UInt.self), label, mask: 0x00FF_FFFF_FFFF_FFF8)
    case .function:
      let code = place.load(as: UInt.self)
      guard code != 0, let to = link(n, place.load(fromByteOffset: 8, as: UInt.self), label) else {
        return
      }
      // A closure that captures one reference has no context of its own: the object is the context.
      let closure = nb_function_at(Address(bitPattern: code)!).map(closureName) ?? "closure"
      if nodes[to].kind == Kind.context {
        nodes[to].name = closure
      } else {
        nodes[n].edges[nodes[n].edges.count - 1].via = closure
      }
    case .opaqueExistential:
      guard let t = place.load(fromByteOffset: 24, as: Metadata?.self) else { return }
      if !t.isStoredInline {
        _ = link(n, place.load(as: UInt.self), label)
      } else if !t.isTrivialValue {
        walk(n, place, cache.layout(ofValue: t), label)
      }
    case .enumeration(let t, let cases):
      let tag = Int(t.enumTag(place))
      guard tag < cases.count, let active = cases[tag], !active.payload.isEmpty else { return }
      let copy = UnsafeMutableRawPointer.allocate(byteCount: max(16, t.valueSize), alignment: 16)
      copy.copyMemory(from: place, byteCount: t.valueSize)  // bitwise: no ownership moves
      t.projectEnumPayload(copy)
      let prefix = active.name == "some" ? label : join(label, active.name)
      for p in active.payload { follow(n, Address(copy) + p.offset, p.slot, join(prefix, p.name)) }
      copy.deallocate()
    case .weak(let type):
      if nb_weak_target_is_dead(place) {
        deadReferences.append((n, label, type))
      }
    case .opaqueWords(let words):
      nodes[n].guessed = true
      for w in 0..<words {
        linkIfLive(n, place.load(fromByteOffset: 8 * w, as: UInt.self), label + "(word \(w)?)")
      }
    }
  }

  private func linkIfLive(_ n: Int, _ raw: UInt, _ label: String) {
    let masked = raw & 0x00FF_FFFF_FFFF_FFF8
    guard let p = Address(bitPattern: masked), live[p] != nil || index[p] != nil else { return }
    _ = link(n, masked, label)
  }

  private func guess(_ n: Int, _ object: Address, from start: Int) {
    nodes[n].guessed = true
    var offset = (start + 7) & ~7
    while offset + 8 <= nodes[n].size {
      linkIfLive(n, object.load(fromByteOffset: offset, as: UInt.self), "+\(offset)?")
      offset += 8
    }
  }
}
