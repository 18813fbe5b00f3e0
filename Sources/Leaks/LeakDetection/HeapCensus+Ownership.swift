import CLeakDetection

/// The live objects of an app, and the strong references between them.
public struct Ownership: Hashable, Sendable {
  /// A strong reference from one of the objects to another.
  public struct Reference: Hashable, Sendable {
    /// The position of the owner among the objects.
    public let owner: Int
    /// The field, with positions in collections, such as `children[0]`.
    public let field: String
    /// The closures, boxes and other objects in between, outermost first.
    public let through: [String]
    /// The position of the target among the objects.
    public let target: Int

    /// A field without positions in collections, as in the names of suspects.
    public static func name(ofField field: String) -> String { field.withoutPlaces }
  }

  /// The classes of the objects, without their modules, oldest first.
  public let types: [String]
  /// The references, by owner, then in the order of the owner's fields.
  public let references: [Reference]
}

extension HeapCensus {
  /// Reads the ownership relations between the live objects of the modules.
  ///
  /// Collections, closures and boxes become part of a reference, as do objects of other modules
  /// that are not included. Several direct references from one object to another are all listed. Of
  /// the indirect paths, only a shortest one is, and only if there is no direct reference.
  ///
  /// - Parameters:
  ///   - exceptions: The names, without modules, of classes to leave out.
  ///   - includes: Whether the instances of a class of another module are objects of their own,
  ///     such as containers of screens.
  ///   - isIncidental: Whether references from one class to another are left out, such as those of
  ///     a window to the views in it, which their controllers own.
  public func ownership(
    except exceptions: Set<String> = [], including includes: (AnyClass) -> Bool = { _ in false },
    leavingOut isIncidental: (_ owner: AnyClass, _ target: AnyClass) -> Bool = { _, _ in false }
  ) -> Ownership {
    look { graph in
      let members = self.members(of: graph, except: exceptions, including: includes)
      let places = Dictionary(
        members.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      let isMember = Set(members)
      var references: [Ownership.Reference] = []
      for (owner, member) in members.enumerated() {
        for steps in graph.pathsToNext(from: member, among: isMember) {
          guard let end = steps.last?.edge.to, let target = places[end] else { continue }
          if let one = graph.type(of: member), let other = graph.type(of: end),
            isIncidental(one, other)
          {
            continue
          }
          let parts = graph.references(steps).map(\.reference)
          references.append(
            .init(
              owner: owner, field: parts[0].field,
              through: parts[0].through + parts.dropFirst().flatMap { [$0.dotted] + $0.through },
              target: target))
        }
      }
      return Ownership(types: members.map(graph.name), references: references)
    }
  }

  /// The nodes of the session's objects to include in the result, oldest first.
  private func members(
    of graph: HeapGraph, except exceptions: Set<String>, including includes: (AnyClass) -> Bool
  ) -> [Int] {
    var found: [(serial: UInt32, node: Int)] = []
    ObjectRecord.forEach(of: session) { address, record in
      let node = graph.node(at: address)
      guard graph.nodes[node].isClassInstance else { return }
      let name = TypeName(graph.nodes[node].metadata)
      let isMember =
        modules.contains(name.module)
        ? !exceptions.contains(name.text)
        : graph.type(of: node).map(includes) ?? false
      if isMember { found.append((record.serial, node)) }
    }
    return found.sorted { $0.serial < $1.serial }.map(\.node)
  }
}

extension HeapGraph {
  fileprivate func type(of n: Int) -> AnyClass? { anyType(nodes[n].metadata) as? AnyClass }

  /// The shortest paths from a node to every member that it reaches without passing through another
  /// member.
  ///
  /// - Returns: The paths in the order of the node's fields.
  fileprivate func pathsToNext(from start: Int, among members: Set<Int>) -> [[Step]] {
    var paths: [[Step]] = []
    var seen: Set<Int> = [start]
    var queue: [(node: Int, steps: [Step])] = [(start, [])]
    var head = 0
    while head < queue.count {
      let (node, steps) = queue[head]
      head += 1
      for edge in edges(of: node) {
        let path = steps + [Step(node: node, edge: edge)]
        if members.contains(edge.to) {
          // Several direct references to one object are all kept; longer paths to it add no
          // information.
          if seen.insert(edge.to).inserted || steps.isEmpty { paths.append(path) }
        } else if seen.insert(edge.to).inserted {
          queue.append((edge.to, path))
        }
      }
    }
    return paths
  }
}
