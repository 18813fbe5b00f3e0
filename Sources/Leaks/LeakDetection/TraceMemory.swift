/// The cycles by member, with cached results: searching for the shortest cycle is slow.
final class TraceMemory {
  /// The index of each member's cycle.
  let number: [Int: Int]
  var references: [Int: [LeakTrace.Reference]] = [:]
  /// The unread fields of objects that variables refer to, if a search there found no owner.
  var unreadAround: Set<String> = []

  init(_ cycles: [[Int]]) {
    var number: [Int: Int] = [:]
    for (place, members) in cycles.enumerated() {
      for member in members { number[member] = place }
    }
    self.number = number
  }
}
