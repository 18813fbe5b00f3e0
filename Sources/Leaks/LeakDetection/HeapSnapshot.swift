/// A snapshot of the objects that a session left behind, with the reasons why they are alive.
///
/// Method: trial deletion (Bacon and Rajan, *Concurrent Cycle Collection in Reference Counted
/// Systems*, ECOOP 2001). An object with more strong references than the graph explains is held
/// from outside (by a variable, the stack, memory that cannot be read), and so is everything that
/// it reaches. The remaining objects keep only each other alive. An object for which the graph
/// explains more references than exist was misread: nothing that it reaches is reported as leaked.
public struct HeapSnapshot {
  /// Objects of the watched modules that are kept alive only by leaked objects, oldest first.
  public let leaked: [TrackedObject]
  /// Objects of the watched modules that are held from outside, oldest first.
  public let held: [TrackedObject]
  /// The number of leaked heap blocks.
  ///
  /// Includes objects of any module, closure contexts, boxes, storage of collections, and the
  /// memory of dead objects that only unowned references from leaked blocks keep allocated.
  public let leakedBlocks: Int
  /// The number of misread objects: the graph has more references to them than the runtime counts.
  public let unbalanced: Int
  /// The fields and captures that could not be decoded, such as `Profile.lock`.
  ///
  /// Covers the session's objects. If a trace does not find the owner of a held object among them,
  /// the result also covers the objects that global variables refer to.
  public var unreadFields: [String] { memory.unreadAround.union(graph.unreadFields).sorted() }

  private let graph: HeapGraph
  // A variable may hold an object of an earlier session, which holds an object of this session.
  private let surroundings = HeapGraph(session: nil)
  private let modules: Set<String>
  private let isOwnedElsewhere: (AnyClass) -> Bool
  /// The cycles that remain without the references that last as long as the app, and the others.
  private let lostCycles: [[Int]]
  private let appLongCycles: [[Int]]
  private let memory: TraceMemory
  private let isHeld: [Bool]
  private let remains: [(address: Address, size: Int)]

  init(
    session: UInt32, modules: Set<String>, objects: [TrackedObject],
    containers: Set<ObjectIdentifier>, delegate: ObjectIdentifier?,
    isOwnedElsewhere: @escaping (AnyClass) -> Bool
  ) {
    let graph = HeapGraph(session: session)
    graph.readWhole()
    let outside = graph.nodes.map(\.outside)
    var isHeld = [Bool](repeating: false, count: graph.nodes.count)
    var waiting = outside.indices.filter { outside[$0] != 0 }
    while let n = waiting.popLast() {
      if isHeld[n] { continue }
      isHeld[n] = true
      for edge in graph.edges(of: n) where !isHeld[edge.to] { waiting.append(edge.to) }
    }
    func isLeaked(_ object: TrackedObject) -> Bool {
      graph.existingNode(at: object.address).map { !isHeld[$0] } ?? false
    }
    self.graph = graph
    self.modules = modules
    self.isOwnedElsewhere = isOwnedElsewhere
    self.isHeld = isHeld
    leaked = objects.filter(isLeaked)
    held = objects.filter { !isLeaked($0) }
    remains = graph.remains(keptBy: isHeld.indices.filter { !isHeld[$0] })
    leakedBlocks = isHeld.count { !$0 } + remains.count
    unbalanced = outside.count { $0 < 0 }
    let cycles = graph.cycles(excluding: isHeld)
    let lasting = graph.lastingReferences(of: containers, delegate, isOwnedElsewhere)
    if lasting.isEmpty {
      (lostCycles, appLongCycles) = (cycles, [])
    } else {
      let lost = graph.cycles(excluding: isHeld, without: lasting)
      let members = Set(lost.joined())
      lostCycles = lost
      appLongCycles = cycles.filter { members.isDisjoint(with: $0) }
    }
    memory = TraceMemory(lostCycles + appLongCycles)
  }

  /// The size of all leaked blocks, in bytes.
  public var leakedBytes: Int {
    graph.nodes.indices.filter { !isHeld[$0] }.map { graph.nodes[$0].size }.reduce(0, +)
      + remains.map(\.size).reduce(0, +)
  }

  /// Explains why an object is alive.
  ///
  /// - Parameters:
  ///   - object: A leaked or held object.
  ///   - others: All objects that should be gone. On a path from a variable, the reference to the
  ///     first such object is the suspect; if the variable refers to that object directly, no
  ///     reference is a suspect.
  public func trace(
    of object: TrackedObject, outliving others: [TrackedObject] = []
  ) -> LeakTrace {
    guard let n = graph.existingNode(at: object.address) else { return .unknown(object.type) }
    if !isHeld[n] {
      if let ring = memory.number[n] {
        return LeakTrace(root: .cycle, cycle: references(ring), path: [], type: object.type)
      }
      // The path starts at the nearest member of any cycle.
      let steps = graph.paths(from: cycles.flatMap { $0 }, to: [n])[n]
      guard let steps, let start = steps.first?.node, let ring = memory.number[start] else {
        return .unknown(object.type)
      }
      return LeakTrace(
        root: .cycle, cycle: references(ring), path: graph.references(steps).map(\.reference),
        type: object.type)
    }
    let target = surroundings.node(at: object.address)
    let overdue = Set(others.map(\.id))
    for variable in surroundings.variables(of: modules) {
      if let steps = surroundings.paths(from: [variable.node], to: [target])[target] {
        let entries = surroundings.references(steps, from: variable.name)
        var path = entries.map(\.reference)
        func isOverdue(_ n: Int) -> Bool {
          surroundings.nodes[n].record.map { overdue.contains($0.serial) } ?? false
        }
        if !isOverdue(variable.node),
          let suspect = entries.firstIndex(where: { isOverdue($0.target) }) ?? path.indices.last
        {
          path[suspect].isSuspect = true
        }
        return LeakTrace(root: .variable(variable.name), cycle: [], path: path, type: object.type)
      }
    }
    memory.unreadAround.formUnion(surroundings.unreadFields)
    return .unknown(object.type)
  }

  /// One trace per cycle, including cycles without objects of the watched modules.
  ///
  /// Excludes the cycles in `appLongRings`.
  public var rings: [LeakTrace] { lostCycles.indices.map(ring) }

  /// One trace per cycle that exists only while a container contains one of its members, or through
  /// the app's delegate.
  public var appLongRings: [LeakTrace] {
    appLongCycles.indices.map { ring(lostCycles.count + $0) }
  }

  /// The leaked objects that a cycle of `rings` keeps alive, oldest first.
  public var lost: [TrackedObject] {
    guard !appLongCycles.isEmpty else { return leaked }
    var isLost = Set(lostCycles.joined())
    var waiting = Array(isLost)
    while let n = waiting.popLast() {
      for edge in graph.edges(of: n) where isLost.insert(edge.to).inserted {
        waiting.append(edge.to)
      }
    }
    return leaked.filter { object in
      graph.existingNode(at: object.address).map(isLost.contains) ?? false
    }
  }

  private var cycles: [[Int]] { lostCycles + appLongCycles }

  private func ring(_ component: Int) -> LeakTrace {
    let references = references(component)
    return LeakTrace(
      root: .cycle, cycle: references, path: [], type: references.first?.owner ?? "")
  }

  /// The shortest cycle of a component, with the suspected references marked.
  private func references(_ component: Int) -> [LeakTrace.Reference] {
    if let known = memory.references[component] { return known }
    let made = marked(graph.references(graph.shortestCycle(in: cycles[component])))
    memory.references[component] = made
    return made
  }

  private func marked(
    _ ring: [(reference: LeakTrace.Reference, owner: Int?, target: Int)]
  ) -> [LeakTrace.Reference] {
    var marks = ring.map { !$0.reference.through.isEmpty }
    if !marks.contains(true) {
      // A screen is owned by the container that shows it; no other object needs to keep it.
      marks = ring.map { isOwnedElsewhere($0.target) && !isOwnedElsewhere($0.owner) }
    }
    if !marks.contains(true) {
      marks = ring.map { $0.reference.isBackByConvention }
    }
    if !marks.contains(true) {
      // Creators own what they create: a reference back to an older object should be weak.
      marks = ring.map { age($0.target) < age($0.owner) }
    }
    return zip(ring, marks).map { entry, isSuspect in
      var reference = entry.reference
      reference.isSuspect = isSuspect || !marks.contains(true)
      return reference
    }
  }

  private func isOwnedElsewhere(_ n: Int?) -> Bool {
    guard let n, graph.nodes[n].isClassInstance else { return false }
    return (anyType(graph.nodes[n].metadata) as? AnyClass).map(isOwnedElsewhere) ?? false
  }

  private func age(_ n: Int?) -> UInt32 { n.flatMap { graph.nodes[$0].record?.serial } ?? .max }
}

extension LeakTrace.Reference {
  // Conventional names for references to an object further up the hierarchy.
  private static let backwards = [
    "delegate", "datasource", "output", "parent", "owner", "listener",
  ]

  fileprivate var isBackByConvention: Bool {
    let name = field.lowercased()
    return Self.backwards.contains { name.hasSuffix($0) }
  }
}

extension LeakTrace {
  static func unknown(_ type: String) -> LeakTrace {
    LeakTrace(root: .unknown, cycle: [], path: [], type: type)
  }
}

extension HeapGraph {
  /// The strongly connected components with at least one internal reference, found without
  /// recursion.
  ///
  /// Method: Tarjan, *Depth-first search and linear graph algorithms*, SIAM J. Comput. 1972.
  ///
  /// - Parameter broken: References that do not count.
  func cycles(excluding isHeld: [Bool], without broken: Set<LastingReference> = []) -> [[Int]] {
    var number = [Int](repeating: -1, count: nodes.count)
    var low = number
    var onStack = [Bool](repeating: false, count: nodes.count)
    var stack: [Int] = []
    var result: [[Int]] = []
    var clock = 0
    for root in nodes.indices where !isHeld[root] && number[root] < 0 {
      var frames = [(node: root, next: 0)]
      while let (n, next) = frames.last {
        if next == 0 {
          number[n] = clock
          low[n] = clock
          clock += 1
          stack.append(n)
          onStack[n] = true
        }
        let edges = edges(of: n)
        if next < edges.count {
          frames[frames.count - 1].next = next + 1
          let to = edges[edges.startIndex + next].to
          if broken.contains(LastingReference(from: n, to: to)) { continue }
          if isHeld[to] { continue }
          if number[to] < 0 {
            frames.append((to, 0))
          } else if onStack[to] {
            low[n] = min(low[n], number[to])
          }
          continue
        }
        frames.removeLast()
        if let parent = frames.last?.node { low[parent] = min(low[parent], low[n]) }
        guard low[n] == number[n] else { continue }
        var members: [Int] = []
        repeat {
          members.append(stack.removeLast())
          onStack[members[members.count - 1]] = false
        } while members.last != n
        let holdsItself =
          edges.contains { $0.to == n } && !broken.contains(LastingReference(from: n, to: n))
        if members.count > 1 || holdsItself { result.append(members) }
      }
    }
    return result
  }

  /// A reference between two nodes that loses nothing while the app runs.
  struct LastingReference: Hashable {
    let from: Int
    let to: Int
  }

  /// The references of containers, direct or through a collection, to objects that others own, and
  /// all references of the app's delegate.
  func lastingReferences(
    of containers: Set<ObjectIdentifier>, _ delegate: ObjectIdentifier?,
    _ isOwnedElsewhere: (AnyClass) -> Bool
  ) -> Set<LastingReference> {
    let addresses = Set(containers.map { UInt(bitPattern: $0) })
    let delegate = delegate.map { UInt(bitPattern: $0) }
    func isContent(_ n: Int) -> Bool {
      nodes[n].isClassInstance
        && (anyType(nodes[n].metadata) as? AnyClass).map(isOwnedElsewhere) ?? false
    }
    var found: Set<LastingReference> = []
    for n in nodes.indices {
      let address = UInt(bitPattern: nodes[n].address)
      if address == delegate {
        found.formUnion(edges(of: n).map { LastingReference(from: n, to: $0.to) })
      } else if addresses.contains(address) {
        for edge in edges(of: n) {
          if isContent(edge.to) { found.insert(LastingReference(from: n, to: edge.to)) }
          guard isStorage(edge.to) else { continue }
          for inner in edges(of: edge.to) where isContent(inner.to) {
            found.insert(LastingReference(from: edge.to, to: inner.to))
          }
        }
      }
    }
    return found
  }

  /// The shortest cycle among the nodes of a component, starting at its oldest object.
  func shortestCycle(in component: [Int]) -> [Step] {
    let inside = Set(component)
    let outside = Set(nodes.indices).subtracting(inside)
    let objects = component.filter { nodes[$0].isOfApplication }
      .sorted { (nodes[$0].record?.serial ?? 0) < (nodes[$1].record?.serial ?? 0) }
    var best: [Step] = []
    // Cycles of one or two references are short enough to stop the search.
    for start in objects.prefix(64) + component.prefix(1) where best.isEmpty || best.count > 2 {
      // The shortest path back from any of its references.
      for edge in edges(of: start) where inside.contains(edge.to) {
        let way =
          edge.to == start ? [] : paths(from: [edge.to], to: [start], avoiding: outside)[start]
        guard let way, best.isEmpty || way.count + 1 < best.count else { continue }
        best = [Step(node: start, edge: edge)] + way
      }
    }
    return best
  }
}
