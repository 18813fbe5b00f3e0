import BenchmarkKit
import Foundation
import LeakDetection
import Statistics

/// The time of a leak verdict as a function of the number of leaked objects.
package struct HeapReadingCost: Sendable {
  /// The time of the verdict on a given number of objects.
  package struct Point: Sendable {
    /// The number of live objects in the session, every one of which has leaked.
    package let objects: Int
    /// The number of heap blocks read: the objects and the storage of their arrays.
    package let blocks: Int
    /// Nanoseconds for the graph, trial deletion and the cycles; the median of the rounds.
    package let time: Double
  }

  /// An error thrown when a verdict differs from the known number of leaked objects.
  package struct WrongVerdict: Error, CustomStringConvertible, Sendable {
    let objects: Int
    let leaked: Int
    let unbalanced: Int

    package var description: String {
      """
      of \(objects) objects that retain each other, the detector found \(leaked) leaked and \
      \(unbalanced) unbalanced, expected \(objects) and 0. Run the LeakDetection tests.
      """
    }
  }

  package let points: [Point]
  /// The slope of log time over the log of the number of objects; 1 means linear growth.
  package let exponent: Double
  /// The standard error of the exponent.
  package let standardError: Double

  /// The total number of objects per size: smaller trees get more rounds.
  private static let objectsPerSize = 300_000

  /// Leaks trees of objects that refer to their parents, and times the verdict on each tree.
  ///
  /// - Parameters:
  ///   - sizes: The numbers of objects in the trees; at least three different values.
  /// - Throws: `LeakCheck.Unavailable` without the allocation hooks; `WrongVerdict`; a
  ///   `StatisticsError` if no line can be fitted.
  @MainActor package static func measure(sizes: [Int]) throws -> HeapReadingCost {
    try LeakCheck.requireHooks()
    let points = try sizes.map { size in
      let rounds = min(101, max(3, Self.objectsPerSize / size))
      let verdicts = try (0..<rounds).map { _ in try verdict(on: size) }
      return Point(
        objects: size, blocks: verdicts[0].blocks, time: try Sample(verdicts.map(\.time)).median)
    }
    let fit = try LinearFit(
      design: points.map { [1, log(Double($0.objects))] }, response: points.map { log($0.time) })
    return HeapReadingCost(
      points: points, exponent: fit.coefficients[1], standardError: fit.standardErrors[1])
  }

  @MainActor private static func verdict(
    on size: Int
  ) throws(WrongVerdict) -> (blocks: Int, time: Double) {
    let census = HeapCensus(modules: ["BenchmarkMetrics"])
    let root = leakTree(of: size)
    census.end()
    var snapshot: HeapSnapshot?
    let time = nanoseconds { snapshot = census.snapshot() }
    release(root)
    let leaked = snapshot?.leaked.count ?? 0
    let unbalanced = snapshot?.unbalanced ?? 0
    guard leaked == size, unbalanced == 0 else {
      throw WrongVerdict(objects: size, leaked: leaked, unbalanced: unbalanced)
    }
    return (snapshot?.leakedBlocks ?? 0, time)
  }

  /// An object like a screen or coordinator: it owns its children and, by mistake, its parent.
  private final class Node {
    var parent: Node?
    var children: [Node] = []
  }

  // Separate functions, so that no local variable holds the objects after they return.
  @inline(never) private static func leakTree(of size: Int) -> Unmanaged<Node> {
    let root = Node()
    var nodes = [root]
    while nodes.count < size {
      let node = Node()
      let parent = nodes[(nodes.count - 1) / 8]
      node.parent = parent
      parent.children.append(node)
      nodes.append(node)
    }
    return .passUnretained(root)
  }

  @inline(never) private static func release(_ root: Unmanaged<Node>) {
    var nodes = [root.takeUnretainedValue()]
    while let node = nodes.popLast() {
      nodes += node.children
      node.children = []
      node.parent = nil
    }
  }
}
