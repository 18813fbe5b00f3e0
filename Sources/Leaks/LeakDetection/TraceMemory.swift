/// The cycles by member, with cached results: searching for the shortest cycle is slow.
final class TraceMemory {
  /// The index of each member's cycle.
  let number: [Int: Int]
  var references: [Int: [LeakTrace.Reference]] = [:]
  /// Unread fields of the objects that variables refer to, if an object was not found there.
  var unreadAround: Set<String> = []

  init(_ cycles: [[Int]]) {
    var number: [Int: Int] = [:]
    for (place, members) in cycles.enumerated() {
      for member in members { number[member] = place }
    }
    self.number = number
  }
}
