import CLeakDetection

/// The growth of one kind of heap block between visits, excluding instances of watched classes.
///
/// Kinds are closures, boxes, and objects of other modules.
public struct Pile: Sendable {
  /// The class of the blocks, or the closure to which the contexts belong.
  public let kind: String
  /// The number of live blocks created between the first mark and the last.
  public let count: Int
  /// The path that keeps the oldest block of the middle interval alive, as an example.
  public let trace: LeakTrace
}

extension HeapCensus {
  /// The current point in the session; objects created later have higher serial numbers.
  public var mark: UInt32 { nb_last_serial() }

  /// The kinds of block with survivors from every interval between marks.
  ///
  /// Blocks that are cached until the next visit, or were created once, do not qualify. Blocks of
  /// watched classes do not count as survivors. Neither do blocks held only by unknown memory or by
  /// no object of the modules, nor blocks held by an object of the modules created since the first
  /// mark, because that object itself is counted.
  ///
  /// - Parameters:
  ///   - marks: At least three points in time at which the app was in the same state, in order.
  ///   - roots: The objects through which the harness holds the app.
  ///   - avoided: Objects that should be alive, such as the screens on the stack.
  public func piles(
    between marks: [UInt32], from roots: [HeapRoot], avoiding avoided: [AnyObject] = []
  ) -> [Pile] {
    guard paused({ hasCandidates(between: marks) }) else { return [] }
    return look { graph in
      graph.readWhole()
      var members: [String: [[TrackedObject]]] = [:]
      ObjectRecord.forEach(of: session) { address, record in
        guard let span = marks.lastIndex(where: { $0 < record.serial }), span < marks.count - 1,
          let n = graph.existingNode(at: address), let kind = pileName(of: n, in: graph)
        else { return }
        let block = TrackedObject(
          id: record.serial, type: kind, birth: Int(record.event), size: Int(record.size),
          address: address)
        members[kind, default: Array(repeating: [], count: marks.count - 1)][span].append(block)
      }
      let piles = members.filter { !$0.value.contains { $0.isEmpty } }
      let all = Set(piles.values.joined().joined().map(\.id))
      let reader = LiveTraces(graph, modules, roots, avoided, all, isGrowing: true)
      let explanation = reader.explanations(
        of: piles.values.flatMap { $0.joined() }, heldSince: marks[0])
      func trace(of blocks: [TrackedObject]) -> LeakTrace? {
        blocks.lazy.compactMap(explanation).first
      }
      return piles.compactMap { kind, spans in
        let spans = spans.map { $0.sorted { $0.id < $1.id } }
        // Blocks held by leaked screens do not count: in every interval, the app itself must hold a
        // block.
        let traces = spans.compactMap(trace)
        guard traces.count == spans.count else { return nil }
        return Pile(
          kind: kind, count: spans.map(\.count).reduce(0, +), trace: traces[spans.count / 2])
      }.sorted { ($0.trace.path.count, $0.kind) < ($1.trace.path.count, $1.kind) }
    }
  }

  /// Whether blocks of a class, or closures, survive from every interval.
  ///
  /// The table of objects answers this without reading the heap, which is slow. Usually, none
  /// survive.
  private func hasCandidates(between marks: [UInt32]) -> Bool {
    classes.learn()
    let wanted = 1 << (marks.count - 1) - 1
    // One bit per interval, by index in the table of classes; closures and boxes have index 0.
    var spans = [Int](repeating: 0, count: classes.names.count)
    ObjectRecord.forEach(of: session) { _, record in
      let place = Int(record.class_index)
      guard record.serial > marks[0], spans[place] != wanted, classes.names[place] == nil,
        let span = marks.lastIndex(where: { $0 < record.serial }), span < marks.count - 1
      else { return }
      spans[place] |= 1 << span
    }
    return spans.contains(wanted)
  }

  /// The number of the session's live blocks by kind.
  ///
  /// Kinds are the classes of any module, such as `UIKit.Timer`, and `closures` for closure
  /// contexts together with the boxes of captured variables.
  public func blockCounts() -> [String: Int] {
    guard let table = nb_class_table() else { return [:] }
    var counts: [String: Int] = [:]
    for place in 0..<Int(nb_class_count()) {
      let count = Int(table[place].live - table[place].freed_elsewhere)
      guard count != 0 else { continue }
      let name = table[place].metadata.map { metadata in
        let name = TypeName(metadata)
        return "\(name.module).\(name.text)"
      }
      counts[name ?? "closures", default: 0] += count
    }
    return counts
  }

  private func pileName(of n: Int, in graph: HeapGraph) -> String? {
    let metadata = graph.nodes[n].metadata
    switch Kind.of(metadata) {
    case Kind.class:
      // A growing collection reallocates its storage.
      guard case .none = LayoutCache.shared.storage(of: metadata) else { return nil }
      let name = TypeName(metadata)
      return modules.contains(name.module) ? nil : name.text
    case Kind.context: return graph.nodes[n].code == 0 ? nil : graph.name(of: n)
    default: return nil
    }
  }
}
