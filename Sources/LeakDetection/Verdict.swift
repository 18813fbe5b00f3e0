// Verdicts over a heap graph.
//
// Trial deletion: an object with more strong references than the graph's own edges explain is held from
// outside (a global, the stack, another session, memory that the graph cannot read); everything reachable
// from it is held as well. What remains keeps only itself alive: leaked. Cycles are the strongly
// connected components of the leaked part.

struct LeakReport {
  struct Cycle {
    let members: [Int]
    let path: [(node: Int, edge: Edge)]  // a shortest cycle; each edge leads to the next node
    let text: String
    let retained: Int  // leaked objects kept alive by this cycle, itself included
    let bytes: Int
  }
  let graph: HeapGraph
  let leaked: [Int]
  let held: [Int]
  let anchors: [Int]  // held directly from outside the graph
  let inconsistent: [Int]  // more edges than references: an error of the walker
  let cycles: [Cycle]

  func count(leaked name: String) -> Int { leaked.filter { graph.nodes[$0].name == name }.count }
  /// A cycle through an instance of the class or one that leads to it, or what holds it from outside.
  func explanation(of type: String) -> String {
    let instances = Set(
      graph.nodes.indices.filter { graph.nodes[$0].recorded && graph.nodes[$0].name == type })
    if let cycle = cycles.first(where: { !instances.isDisjoint(with: $0.members) }) {
      return cycle.text
    }
    let leakedInstances = instances.intersection(leaked)
    if let first = leakedInstances.min() {
      for cycle in cycles {
        if let path = graph.path(from: cycle.members, to: first) {
          return "cycle: \(cycle.text); \(path)"
        }
      }
    }
    let globals = graph.globals()
    for (index, root) in globals.roots.enumerated() {
      for instance in instances.sorted() {
        if let path = graph.path(from: [root], to: instance) {
          return "\(globals.names[index].symbol) = \(path)"
        }
      }
    }
    return "held from outside the app's objects"
  }

  var leakedByType: [String: Int] { byType(leaked) }
  var heldByType: [String: Int] { byType(held) }
  private func byType(_ list: [Int]) -> [String: Int] {
    var result: [String: Int] = [:]
    for n in list where graph.nodes[n].isClassInstance && graph.nodes[n].recorded {
      result[graph.nodes[n].name, default: 0] += 1
    }
    return result
  }
}

extension HeapGraph {
  func analyse() -> LeakReport {
    var held = [Bool](repeating: false, count: nodes.count)
    let anchors = nodes.indices.filter { nodes[$0].outside > 0 }
    let inconsistent = nodes.indices.filter { nodes[$0].outside < 0 }
    var stack = anchors
    while let n = stack.popLast() {
      if held[n] { continue }
      held[n] = true
      stack.append(contentsOf: nodes[n].edges.lazy.map(\.to).filter { !held[$0] })
    }
    let leaked = nodes.indices.filter { !held[$0] }
    let cycles = components(of: leaked, excluding: held).map { members -> LeakReport.Cycle in
      let path = shortestCycle(members)
      var reached = Set(members), todo = members
      while let n = todo.popLast() {
        for e in nodes[n].edges where !held[e.to] && reached.insert(e.to).inserted {
          todo.append(e.to)
        }
      }
      return .init(
        members: members, path: path, text: text(path.map { ($0.node, $0.edge) }),
        retained: reached.count,
        bytes: reached.reduce(0) { $0 + nodes[$1].size })
    }
    return LeakReport(
      graph: self, leaked: leaked, held: nodes.indices.filter { held[$0] }, anchors: anchors,
      inconsistent: inconsistent, cycles: cycles.sorted { $0.text < $1.text })
  }

  /// Tarjan's strongly connected components with at least one inner edge, iterative.
  private func components(of part: [Int], excluding held: [Bool]) -> [[Int]] {
    var number = [Int](repeating: -1, count: nodes.count), low = number
    var onStack = [Bool](repeating: false, count: nodes.count)
    var stack: [Int] = [], result: [[Int]] = [], clock = 0
    for root in part where number[root] < 0 {
      var frames = [(root, 0)]
      while let (n, i) = frames.last {
        if i == 0 {
          number[n] = clock; low[n] = clock; clock += 1; stack.append(n); onStack[n] = true
        }
        if i < nodes[n].edges.count {
          frames[frames.count - 1].1 = i + 1
          let to = nodes[n].edges[i].to
          if held[to] { continue }
          if number[to] < 0 {
            frames.append((to, 0))
          } else if onStack[to] {
            low[n] = min(low[n], number[to])
          }
          if i == 0 && nodes[n].edges.isEmpty { continue }
          continue
        }
        frames.removeLast()
        if let (parent, _) = frames.last { low[parent] = min(low[parent], low[n]) }
        if low[n] == number[n] {
          var members: [Int] = []
          repeat {
            members.append(stack.removeLast()); onStack[members.last!] = false
          } while members.last! != n
          if members.count > 1 || nodes[n].edges.contains(where: { $0.to == n }) {
            result.append(members.sorted())
          }
        }
      }
    }
    return result
  }

  /// A shortest cycle of a component, through a class instance where there is one.
  private func shortestCycle(_ members: [Int]) -> [(node: Int, edge: Edge)] {
    let inside = Set(members)
    var best: [(node: Int, edge: Edge)] = []
    for start in members.filter({ nodes[$0].isClassInstance && nodes[$0].recorded }).prefix(64)
      + members.prefix(1)
    {
      var from: [Int: (Int, Edge)] = [:], queue = [start], head = 0
      search: while head < queue.count {
        let n = queue[head]; head += 1
        for e in nodes[n].edges where inside.contains(e.to) {
          if e.to == start {
            var path = [(node: n, edge: e)], at = n
            while at != start { let (p, l) = from[at]!; path.append((p, l)); at = p }
            if best.isEmpty || path.count < best.count { best = path.reversed() }
            break search
          }
          if from[e.to] == nil { from[e.to] = (n, e); queue.append(e.to) }
        }
      }
    }
    return best
  }

  /// A shortest strong path between two objects, by field names.
  ///
  /// - Parameter avoided: Objects that the path must not lead through or to.
  func path(from roots: [Int], to target: Int, avoiding avoided: Set<Int> = []) -> String? {
    var from: [Int: (Int, Edge)] = [:], queue = roots, head = 0
    var seen = avoided.union(roots)
    while head < queue.count {
      let n = queue[head]; head += 1
      if n == target {
        var steps: [(Int, Edge)] = [], at = n
        while let (p, e) = from[at] { steps.append((p, e)); at = p }
        return steps.isEmpty ? nodes[n].name : text(steps.reversed())
      }
      for e in nodes[n].edges where seen.insert(e.to).inserted {
        from[e.to] = (n, e); queue.append(e.to)
      }
    }
    return nil
  }

  func text(_ steps: [(Int, Edge)]) -> String {
    guard let first = steps.first else { return "" }
    var s = nodes[first.0].name
    for (_, edge) in steps {
      var label = edge.label
      for noise in ["._buffer._storage", "._variant.object.rawValue"] {
        if let r = label.range(of: noise) { label.removeSubrange(r) }
      }
      s +=
        label.hasPrefix("[") || label.hasPrefix("{")
        ? label : label.hasPrefix("(") ? " " + label : "." + label
      if let via = edge.via { s += " -> " + via }
      let next = nodes[edge.to].name
      let isStorage =
        next.hasPrefix("_ContiguousArrayStorage<") || next.hasPrefix("_DictionaryStorage<")
        || next.hasPrefix("_SetStorage<")
      if !isStorage { s += " -> " + next }
    }
    return s
  }
}

extension String {
  func range(of needle: String) -> Range<Index>? {
    var i = startIndex
    while i < endIndex {
      if self[i...].hasPrefix(needle) { return i..<index(i, offsetBy: needle.count) }
      i = index(after: i)
    }
    return nil
  }
}
