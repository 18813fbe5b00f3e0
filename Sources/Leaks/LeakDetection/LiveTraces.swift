/// Finds paths to objects of a running app.
struct LiveTraces {
  private let graph: HeapGraph
  private let modules: Set<String>
  private let roots: [Int: LeakTrace.Root]
  private let parts: [Int: [HeapRoot.Part]]
  private let order: [Int]
  private let avoided: Set<Int>
  private let overdue: Set<UInt32>
  private let isGrowing: Bool

  /// - Parameter isGrowing: Whether the number of the objects keeps growing. If so, a variable that
  ///   refers to a single object is not the cause.
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

  /// Explains, for each of the blocks that are not objects of the modules, why it is alive.
  ///
  /// The heap is searched once, for all of them.
  ///
  /// - Returns: For a block, the trace; `nil` if the modules are not involved, or if one of their
  ///   objects created after `moment` holds the block: in that case, the number of those objects
  ///   grows.
  func explanations(
    of blocks: [TrackedObject], heldSince moment: UInt32
  ) -> (TrackedObject) -> LeakTrace? {
    let paths = paths(to: blocks.map { graph.node(at: $0.address) })
    return { block in
      let n = graph.node(at: block.address)
      return paths[n].flatMap { trace(of: block, n, $0, heldSince: moment) }
    }
  }

  private func trace(
    of block: TrackedObject, _ n: Int, _ steps: [HeapGraph.Step], heldSince moment: UInt32
  ) -> LeakTrace? {
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
    // Temporary holders are reported only if nothing else holds the object. Until then, no path
    // leads through them: a timer refers to the main loop, but does not hold what the loop holds.
    let lasting = order.filter { parts[$0]?.isEmpty ?? true }
    let temporary = Set(order).subtracting(lasting)
    // What a task holds is guessed, so any other holder is more certain.
    let certain = order.filter { !graph.isTask($0) }
    let tiers = certain.count < order.count ? [lasting, certain, order] : [lasting, order]
    var paths: [Int: [HeapGraph.Step]] = [:]
    for avoided in [avoided, []] {
      for starts in tiers {
        let missing = Set(nodes).subtracting(paths.keys)
        if missing.isEmpty { return paths }
        let closed = avoided.union(temporary.subtracting(starts))
        paths.merge(graph.paths(from: starts, to: missing, avoiding: closed)) { first, _ in first }
      }
    }
    return paths
  }

  private func trace(_ object: TrackedObject, _ n: Int, _ steps: [HeapGraph.Step]?) -> LeakTrace {
    // The object that a variable refers to directly may be both start and end of the path.
    let start = steps?.first?.node ?? n
    guard let steps, var root = roots[start] else { return .unknown(object.type) }
    var variable: String?
    if case .variable(let name) = root { variable = name }
    let entries = graph.references(steps, from: variable)
    var path = entries.map(\.reference)
    // If the object that the variable directly refers to should be gone, the variable is the
    // suspect, not a reference after it.
    let isVariableToBlame = variable != nil && !isGrowing && isOverdue(start)
    if !isVariableToBlame,
      let last = entries.firstIndex(where: { isOverdue($0.target) }) ?? path.indices.last
    {
      // System objects only hold what an app object made them hold, so the suspects start at the
      // last app object.
      let first = entries[...last].lastIndex { isOfModules($0.owner) } ?? 0
      for position in first...last { path[position].isSuspect = true }
    }
    if let field = path.first?.field,
      let part = parts[start]?.first(where: { field.hasPrefix($0.field) })
    {
      root = .holder(part.name, until: part.until)
    }
    if graph.isTask(start), let function = graph.function(ofTask: start, in: modules) {
      root = .holder("a task suspended in '\(function)'", until: HeapRoot.endOfTask)
    }
    return LeakTrace(root: root, cycle: [], path: path, type: object.type)
  }

  private func isOverdue(_ n: Int) -> Bool {
    graph.nodes[n].record.map { overdue.contains($0.serial) } ?? false
  }

  /// Whether an owner belongs to the app; a variable, represented by `nil`, always does.
  private func isOfModules(_ n: Int?) -> Bool {
    guard let n else { return true }
    return graph.nodes[n].isOfApplication
      && modules.contains(TypeName(graph.nodes[n].metadata).module)
  }
}
