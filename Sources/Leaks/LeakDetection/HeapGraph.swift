import CLeakDetection

/// The strong references between the objects reachable from given objects, read on demand.
///
/// Reading a graph retains and copies nothing, and names are made only on request. A graph for one
/// session does not read the objects that the app allocated for another.
final class HeapGraph {
  struct Edge {
    let to: Int
    /// The code pointer of the closure whose context the target is, or 0.
    let code: UInt
    /// The position among the references in the object.
    let ordinal: Int
    /// Whether the reference is a word of unknown meaning that contains the target's address.
    let isGuess: Bool
  }

  struct Node {
    let address: Address
    let metadata: Metadata
    /// The record of an object allocated by the app; `nil` for other objects.
    let record: ObjectRecord?
    /// The range of the node's references in the graph's `edges`; `nil` until they have been read.
    fileprivate var edges: Range<Int>?
    /// The number of strong references from nodes that have been read.
    fileprivate(set) var inside = 0
    /// The number of possible references: words of unknown type that contain this node's address.
    fileprivate(set) var guesses = 0
    /// The code pointer of the closure whose context this node is, or 0.
    fileprivate(set) var code: UInt = 0

    var isClassInstance: Bool { Kind.of(metadata) == Kind.class }
    /// Whether the node is an instance of one of the app's classes.
    var isOfApplication: Bool { record != nil && isClassInstance }
    /// The event in which the app created the object; `nil` for other objects.
    var birth: UInt32? { record?.event }
    /// The runtime's strong reference count.
    var count: Int { Int(nb_retain_count(address)) }
    /// The number of references that the graph does not explain.
    ///
    /// Negative if the graph explains too many, which means that an object was misread. A guess
    /// explains a reference that nothing else explains, and otherwise does not count.
    var outside: Int {
      let rest = count - inside
      return rest > 0 ? max(0, rest - guesses) : rest
    }
    /// The size in bytes, the same in every run.
    ///
    /// This is the size that was requested or that the object needs, excluding the allocator's
    /// padding, which varies.
    var size: Int { record?.size ?? LayoutCache.shared.size(of: address, metadata) }
  }

  private let session: UInt32?
  private(set) var nodes: [Node] = []
  private var edges: [Edge] = []
  private var index = AddressIndex()
  private let reader = HeapReader(cache: .shared)
  private var unread: Set<String> = []

  /// - Parameter session: The session whose objects are read; `nil` for all sessions.
  init(session: UInt32?) {
    self.session = session
    Memory.beginLook()
  }

  /// The fields and captures of the nodes read so far that could not be decoded.
  var unreadFields: [String] { unread.sorted() }

  /// Reads everything reachable from the session's objects, and drops guesses that explain nothing.
  func readWhole() {
    ObjectRecord.forEach(of: session) { address, _ in _ = node(at: address) }
    readReached()
    dropIdleGuesses()
  }

  /// Drops guessed references to objects whose reference counts are explained without them.
  ///
  /// A stale word may contain such an object's address by chance, and would seem to close a cycle.
  private func dropIdleGuesses() {
    guard edges.contains(where: \.isGuess) else { return }
    var kept: [Edge] = []
    for n in nodes.indices {
      guard let range = nodes[n].edges else { continue }
      let start = kept.count
      kept += edges[range].filter { !$0.isGuess || nodes[$0.to].count > nodes[$0.to].inside }
      nodes[n].edges = start..<kept.count
    }
    edges = kept
  }

  /// Reads everything reachable from the nodes.
  func readReached() {
    var next = 0
    while next < nodes.count {
      _ = edges(of: next)
      next += 1
    }
  }

  /// The node of an object, created on first use.
  func node(at address: Address) -> Int {
    if let known = index[address] { return known }
    nodes.append(
      Node(
        address: address, metadata: address.load(as: Metadata.self), record: ObjectRecord(address),
        edges: nil))
    index[address] = nodes.count - 1
    return nodes.count - 1
  }

  /// Records the possible code pointer of the closure whose context a node is.
  func note(code: Address, of n: Int) {
    guard Kind.of(nodes[n].metadata) == Kind.context, nb_function_at(code) != nil else { return }
    nodes[n].code = UInt(bitPattern: code)
  }

  func existingNode(at address: Address) -> Int? { index[address] }

  /// The references of a node.
  func edges(of n: Int) -> ArraySlice<Edge> {
    if let known = nodes[n].edges { return edges[known] }
    let start = edges.count
    var ordinal = 0
    if nodes[n].record.map({ session == nil || $0.session == session }) ?? true {
      reader.read(nodes[n].address) { place, label in
        switch place {
        case .strong(let reference):
          add(reference, ordinal)
          ordinal += 1
        case .unread: unread.insert(join(name(of: n), label()))
        case .weak, .unowned: break
        }
      }
    }
    nodes[n].edges = start..<edges.count
    return edges[start...]
  }

  private func add(_ reference: HeapReader.Reference, _ ordinal: Int) {
    let to = node(at: reference.target)
    if reference.isGuess { nodes[to].guesses += 1 } else { nodes[to].inside += 1 }
    if reference.code != 0, Kind.of(nodes[to].metadata) == Kind.context {
      nodes[to].code = reference.code
    }
    edges.append(
      Edge(to: to, code: reference.code, ordinal: ordinal, isGuess: reference.isGuess))
  }

  // MARK: Names, computed on demand

  /// The name of a node: its class, or the closure whose context it is.
  func name(of n: Int) -> String {
    let node = nodes[n]
    switch Kind.of(node.metadata) {
    case Kind.class: return TypeName(node.metadata).text
    case Kind.context: return node.code == 0 ? "box" : ClosureNames.name(at: node.code)
    case Kind.genericBox: return "box"
    case Kind.error: return "error box"
    case Kind.task: return "Task"
    default: return "object of kind \(Kind.of(node.metadata))"
    }
  }

  /// Whether a node is a task of Swift's runtime.
  func isTask(_ n: Int) -> Bool { Kind.of(nodes[n].metadata) == Kind.task }

  /// The function of the modules in which a task waits.
  func function(ofTask n: Int, in modules: Set<String>) -> String? {
    SuspendedTask(address: nodes[n].address).function(of: modules)
  }

  /// The name of a node's reference, such as `children[0]` or `handlers.tap`.
  func label(of edge: Edge, from n: Int) -> String {
    var position = 0
    var name = ""
    reader.read(nodes[n].address) { place, label in
      guard case .strong = place else { return }
      if position == edge.ordinal { name = label() }
      position += 1
    }
    return name
  }

  /// An object's weak references that are nil or refer to a dead object.
  ///
  /// - Returns: The fields, with the declared type of a reference to a dead object.
  func weakReferences(at object: Address) -> [(field: String, deadType: Metadata?)] {
    var found: [(String, Metadata?)] = []
    reader.read(object) { place, label in
      guard case .weak(let type, let address) = place else { return }
      if nb_weak_target_is_dead(address) {
        found.append((label(), type))
      } else if Memory.word(address) == 0 {
        found.append((label(), nil))
      }
    }
    return found
  }

  /// The memory of dead objects that only unowned references of these nodes keep allocated.
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
