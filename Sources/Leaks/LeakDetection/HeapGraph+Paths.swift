extension HeapGraph {
  /// One reference of a path, and the node that contains it.
  struct Step {
    let node: Int
    let edge: Edge
  }

  /// Finds shortest paths by breadth-first search, reading only as much of the heap as necessary.
  ///
  /// - Parameter avoided: Objects that no path leads through or to.
  /// - Returns: The steps to each target that was reached; empty for a target that is a root.
  func paths(
    from roots: [Int], to targets: Set<Int>, avoiding avoided: Set<Int> = []
  ) -> [Int: [Step]] {
    var arrival: [Int: Step] = [:]
    var seen = avoided
    var queue = roots.filter { seen.insert($0).inserted }
    var missing = targets
    missing.subtract(queue)
    var head = 0
    while head < queue.count, !missing.isEmpty {
      let n = queue[head]
      head += 1
      for edge in edges(of: n) where seen.insert(edge.to).inserted {
        arrival[edge.to] = Step(node: n, edge: edge)
        missing.remove(edge.to)
        queue.append(edge.to)
      }
    }
    let starts = Set(roots)
    var paths: [Int: [Step]] = [:]
    for target in targets where starts.contains(target) || arrival[target] != nil {
      var steps: [Step] = []
      var n = target
      while let step = arrival[n] {
        steps.append(step)
        n = step.node
      }
      paths[target] = steps.reversed()
    }
    return paths
  }

  /// The nodes reachable from the roots, including them, on paths that avoid some nodes.
  func reachable(from roots: [Int], avoiding avoided: Set<Int>) -> Set<Int> {
    var seen = avoided
    var queue = roots.filter { seen.insert($0).inserted }
    var head = 0
    while head < queue.count {
      for edge in edges(of: queue[head]) where seen.insert(edge.to).inserted {
        queue.append(edge.to)
      }
      head += 1
    }
    return Set(queue)
  }

  /// Converts steps to references from object to object.
  ///
  /// Closures, boxes and the storage of collections become part of the reference that leads through
  /// them.
  ///
  /// - Parameter variable: The name of the variable that refers to the first node. If that node is
  ///   not an object, the variable becomes the owner, without a node.
  func references(
    _ steps: [Step], from variable: String? = nil
  ) -> [(reference: LeakTrace.Reference, owner: Int?, target: Int)] {
    var references: [(LeakTrace.Reference, Int?, Int)] = []
    var owner: Int?
    // `static Club.members` becomes the field `members` of `Club`.
    let words = variable?.split(separator: " ").last?.split(separator: ".") ?? []
    let place = words.dropLast().joined(separator: ".")
    let variableOwner = place.isEmpty ? String(words.last ?? "") : place
    var field = place.isEmpty ? "" : String(words.last ?? "")
    var through: [String] = []
    for (position, step) in steps.enumerated() {
      let edge = step.edge
      let label = label(of: edge, from: step.node)
      if isObject(step.node) || (position == 0 && variable == nil) {
        owner = step.node
        field = label
        through = []
      } else if isStorage(step.node) {
        if through.isEmpty {
          field = join(field, label)
        } else {
          through[through.count - 1] += label
        }
      } else {
        // A closure or box, and the capture that the step follows.
        let name = name(of: step.node)
        if through.last == name { through.removeLast() }
        through.append(label.isEmpty ? name : name + (label.hasPrefix("(") ? " " : ".") + label)
      }
      // A closure that captures only one reference has no context; the capture takes its place.
      if edge.code != 0, Kind.of(nodes[edge.to].metadata) != Kind.context {
        through.append(ClosureNames.name(at: edge.code))
      }
      if isObject(edge.to) || position == steps.count - 1 {
        references.append(
          (
            LeakTrace.Reference(
              owner: owner.map(name) ?? variableOwner, field: field, through: through,
              target: name(of: edge.to)), owner, edge.to
          ))
      }
    }
    return references
  }

  func isStorage(_ n: Int) -> Bool {
    guard nodes[n].isClassInstance else { return false }
    if case .none = LayoutCache.shared.storage(of: nodes[n].metadata) { return false }
    return true
  }

  func isObject(_ n: Int) -> Bool { nodes[n].isClassInstance && !isStorage(n) }

  // MARK: Variables

  /// The objects that global and static variables of these modules refer to, by variable name.
  func variables(of modules: Set<String>) -> [(name: String, node: Int)] {
    Variables.of(modules).flatMap { variable in
      variable.words.compactMap { word in
        guard let raw = Memory.word(word), let object = Memory.object(inWord: raw) else {
          return nil
        }
        let n = node(at: object)
        // A closure's code pointer precedes its context.
        if word > variable.address,
          let code = Memory.word(word - 8).flatMap({ Address(bitPattern: $0) })
        {
          note(code: code, of: n)
        }
        return (variable.name, n)
      }
    }
  }
}
