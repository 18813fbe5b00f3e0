import CLeakDetection

/// The strong references between the objects that can be reached from some of them, read as far as somebody asks.
///
/// Nothing is named, retained or copied while a graph is read. Objects that the application allocated for another session
/// are part of it, and not entered by the graph of one session.
final class HeapGraph {
  struct Edge {
    let to: Int
    /// The code of the closure that the target is the context of, or 0.
    let code: UInt
  }

  struct Node {
    let address: Address
    let metadata: Metadata
    /// Of the application's own objects; of others `nil`.
    let record: ObjectRecord?
    /// Where its references lie among those of all nodes; `nil` until they have been read.
    fileprivate var edges: Range<Int>?
    /// Strong references from nodes that have been entered.
    fileprivate(set) var inside = 0
    /// Words in such nodes that are the address of this one and may be strong references.
    fileprivate(set) var guesses = 0
    /// The code of a closure that this is the context of, or 0.
    fileprivate(set) var code: UInt = 0

    var isClassInstance: Bool { Kind.of(metadata) == Kind.class }
    /// An instance of one of the application's classes.
    var isOfApplication: Bool { record != nil && isClassInstance }
    /// The runtime's strong reference count.
    var count: Int { Int(nb_retain_count(address)) }
    /// References that the graph does not explain; below zero where it explains too many, which is an error of the reading. A guess
    /// explains one that nothing else explains, and is none where there is no such one.
    var outside: Int {
      let rest = count - inside
      return rest > 0 ? max(0, rest - guesses) : rest
    }
    /// Bytes, the same in every run: what was asked for, or what the object needs; how much the allocator gave beyond that is
    /// chance.
    var size: Int { record?.size ?? LayoutCache.shared.size(of: address, metadata) }
  }

  private let session: UInt32?
  private(set) var nodes: [Node] = []
  private var edges: [Edge] = []
  private var index = AddressIndex()
  private let reader = HeapReader(cache: .shared)
  private var unread: Set<String> = []

  /// - Parameter session: The one session whose objects are entered; all of them, if it is `nil`.
  init(session: UInt32?) {
    self.session = session
    Memory.beginLook()
  }

  /// The fields and captures that could not be read by their type, such as `Profile.lock`, of the nodes that have been entered.
  var unreadFields: [String] { unread.sorted() }

  /// Reads everything that the objects of the session reach.
  func readWhole() {
    ObjectRecord.forEach(of: session) { address, _ in _ = node(at: address) }
    readReached()
  }

  /// Reads everything that the nodes reach.
  func readReached() {
    var next = 0
    while next < nodes.count {
      _ = edges(of: next)
      next += 1
    }
  }

  /// The node of an object, made when it is asked for first.
  func node(at address: Address) -> Int {
    if let known = index[address] { return known }
    nodes.append(
      Node(
        address: address, metadata: address.load(as: Metadata.self), record: ObjectRecord(address),
        edges: nil))
    index[address] = nodes.count - 1
    return nodes.count - 1
  }

  /// Takes note of what may be the code of a closure that a node is the context of.
  func note(code: Address, of n: Int) {
    guard Kind.of(nodes[n].metadata) == Kind.context, nb_function_at(code) != nil else { return }
    nodes[n].code = UInt(bitPattern: code)
  }

  func existingNode(at address: Address) -> Int? { index[address] }

  /// The references of a node.
  func edges(of n: Int) -> ArraySlice<Edge> {
    if let known = nodes[n].edges { return edges[known] }
    let start = edges.count
    if nodes[n].record.map({ session == nil || $0.session == session }) ?? true {
      reader.read(nodes[n].address) { place, label in
        switch place {
        case .strong(let reference): add(reference)
        case .unread: unread.insert(join(name(of: n), label()))
        case .weak, .unowned: break
        }
      }
    }
    nodes[n].edges = start..<edges.count
    return edges[start...]
  }

  private func add(_ reference: HeapReader.Reference) {
    let to = node(at: reference.target)
    if reference.isGuess { nodes[to].guesses += 1 } else { nodes[to].inside += 1 }
    if reference.code != 0, Kind.of(nodes[to].metadata) == Kind.context {
      nodes[to].code = reference.code
    }
    edges.append(Edge(to: to, code: reference.code))
  }

  // MARK: Names, made when somebody asks

  /// What a node is called: its class, or the closure that it is the context of.
  func name(of n: Int) -> String {
    let node = nodes[n]
    switch Kind.of(node.metadata) {
    case Kind.class: return TypeName(node.metadata).text
    case Kind.context: return node.code == 0 ? "box" : closureName(at: node.code)
    case Kind.genericBox: return "box"
    case Kind.error: return "error box"
    default: return "object of kind \(Kind.of(node.metadata))"
    }
  }

  /// What a reference of a node is called: `children[0]`, `handlers.tap`.
  func label(of edge: Int, from n: Int) -> String {
    var position = 0
    var name = ""
    reader.read(nodes[n].address) { place, label in
      guard case .strong = place else { return }
      if position == edge { name = label() }
      position += 1
    }
    return name
  }

  /// The weak references of a node to objects that have died, with the types that they were declared with.
  func deadReferences(of n: Int) -> [(field: String, type: Metadata)] {
    var found: [(String, Metadata)] = []
    reader.read(nodes[n].address) { place, label in
      if case .weak(let type, let address) = place, nb_weak_target_is_dead(address) {
        found.append((label(), type))
      }
    }
    return found
  }

  /// The weak references of a node that refer to nothing.
  func unsetReferences(of n: Int) -> [String] {
    var found: [String] = []
    reader.read(nodes[n].address) { place, label in
      if case .weak(_, let address) = place, Memory.word(address) == 0 { found.append(label()) }
    }
    return found
  }

  /// The memory of objects that have died, and that nothing but unowned references of these nodes keeps.
  func remains(keptBy holders: some Sequence<Int>) -> [(address: Address, size: Int)] {
    var references: [Address: Int] = [:]
    for n in holders {
      reader.read(nodes[n].address) { place, _ in
        if case .unowned(let target) = place, nb_is_dead(target) {
          references[target, default: 0] += 1
        }
      }
    }
    return references.filter { $0.value == nb_unowned_count($0.key) }.map { target, _ in
      (target, LayoutCache.shared.size(of: target, target.load(as: Metadata.self)))
    }
  }
}

/// Places by address: open addressing, because a dictionary's hashing is most of the time of reading a graph.
private struct AddressIndex {
  private var keys = [UInt](repeating: 0, count: 256)
  private var values = [Int](repeating: 0, count: 256)
  private var count = 0

  subscript(address: Address) -> Int? {
    get {
      let place = place(of: UInt(bitPattern: address))
      return keys[place] == 0 ? nil : values[place]
    }
    set {
      guard let newValue else { return }
      if count * 2 > keys.count { grow() }
      let key = UInt(bitPattern: address)
      let place = place(of: key)
      if keys[place] == 0 { count += 1 }
      keys[place] = key
      values[place] = newValue
    }
  }

  // Objects lie at multiples of 16; the multiplication spreads them.
  private func place(of key: UInt) -> Int {
    let mask = keys.count - 1
    var place = Int(truncatingIfNeeded: ((key >> 4) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while keys[place] != 0, keys[place] != key { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = [UInt](repeating: 0, count: oldKeys.count * 4)
    values = [Int](repeating: 0, count: oldKeys.count * 4)
    for (key, value) in zip(oldKeys, oldValues) where key != 0 {
      let place = place(of: key)
      keys[place] = key
      values[place] = value
    }
  }
}
