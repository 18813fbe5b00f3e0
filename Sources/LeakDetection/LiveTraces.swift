/// Paths to objects of an app that runs.
struct LiveTraces {
  private let graph: HeapGraph
  private let modules: Set<String>
  private let roots: [Int: LeakTrace.Root]
  private let parts: [Int: [HeapRoot.Part]]
  private let order: [Int]
  private let avoided: Set<Int>
  private let overdue: Set<UInt32>
  private let isGrowing: Bool

  /// - Parameter isGrowing: Whether there are ever more of the objects: a variable that refers to one is not to blame for that.
  init(
    _ graph: HeapGraph, _ modules: Set<String>, _ roots: [HeapRoot], _ avoided: [AnyObject],
    _ overdue: Set<UInt32>, isGrowing: Bool
  ) {
    self.graph = graph
    self.modules = modules
    self.overdue = overdue
    self.isGrowing = isGrowing
    self.avoided = Set(avoided.map { graph.node(at: address(of: $0)) })
    var named: [Int: LeakTrace.Root] = [:]
    var parts: [Int: [HeapRoot.Part]] = [:]
    var order: [Int] = []
    for root in roots {
      let n = graph.node(at: address(of: root.object))
      if named[n] == nil { order.append(n) }
      named[n] = .holder(root.name, until: nil)
      parts[n] = root.parts
    }
    for variable in graph.variables(of: modules) where named[variable.node] == nil {
      named[variable.node] = .variable(variable.name)
      order.append(variable.node)
    }
    self.roots = named
    self.parts = parts
    self.order = order
  }

  func traces(of objects: [TrackedObject]) -> [TrackedObject: LeakTrace] {
    let nodes = objects.map { graph.node(at: $0.address) }
    let paths = paths(to: nodes)
    return Dictionary(zip(objects, nodes).map { ($0, trace($0, $1, paths[$1])) }) { first, _ in
      first
    }
  }

  /// Why a block is alive that is no object of the modules, where the modules have anything to do with it; `nil` also where an object
  /// of theirs holds it that was made after a moment, because then that is what there is one more of.
  func trace(of block: TrackedObject, heldSince moment: UInt32) -> LeakTrace? {
    let n = graph.node(at: block.address)
    guard let steps = paths(to: [n])[n] else { return nil }
    let holders = steps.map(\.node).filter { isOfModules($0) }
    guard !holders.contains(where: { (graph.nodes[$0].record?.serial ?? 0) > moment }) else {
      return nil
    }
    let trace = trace(block, n, steps)
    switch trace.root {
    case .unknown, .cycle: return nil
    case .variable, .holder(_, until: .some): return trace
    case .holder(_, until: nil): return holders.isEmpty ? nil : trace
    }
  }

  private func paths(to nodes: [Int]) -> [Int: [HeapGraph.Step]] {
    // What holds only for a time is told where nothing else holds.
    let lasting = order.filter { parts[$0]?.isEmpty ?? true }
    var paths: [Int: [HeapGraph.Step]] = [:]
    let searches: [(starts: [Int], avoided: Set<Int>)] = [
      (lasting, avoided), (order, avoided), (lasting, []), (order, []),
    ]
    for (starts, avoided) in searches {
      let missing = Set(nodes).subtracting(paths.keys)
      if missing.isEmpty { break }
      paths.merge(graph.paths(from: starts, to: missing, avoiding: avoided)) { first, _ in first }
    }
    return paths
  }

  private func trace(_ object: TrackedObject, _ n: Int, _ steps: [HeapGraph.Step]?) -> LeakTrace {
    // What a variable refers to directly is where the path begins and ends.
    let start = steps?.first?.node ?? n
    guard let steps, var root = roots[start] else { return .unknown(object.type) }
    var variable: String?
    if case .variable(let name) = root { variable = name }
    let entries = graph.references(steps, from: variable)
    var path = entries.map(\.reference)
    // Where the variable's own object should be gone, the variable is to blame, and no reference after it.
    let isVariableToBlame = variable != nil && !isGrowing && isOverdue(start)
    if !isVariableToBlame,
      let last = entries.firstIndex(where: { isOverdue($0.target) }) ?? path.indices.last
    {
      // What the system's own objects hold, the last of the app's objects made them hold.
      let first = entries[...last].lastIndex { isOfModules($0.owner) } ?? 0
      for position in first...last { path[position].isSuspect = true }
    }
    if let field = path.first?.field,
      let part = parts[start]?.first(where: { field.hasPrefix($0.field) })
    {
      root = .holder(part.name, until: part.until)
    }
    return LeakTrace(root: root, cycle: [], path: path, type: object.type)
  }

  private func isOverdue(_ n: Int) -> Bool {
    graph.nodes[n].record.map { overdue.contains($0.serial) } ?? false
  }

  /// Whether an owner is the app's own; a variable is.
  private func isOfModules(_ n: Int?) -> Bool {
    guard let n else { return true }
    return graph.nodes[n].isOfApplication
      && modules.contains(TypeName(graph.nodes[n].metadata).module)
  }
}
