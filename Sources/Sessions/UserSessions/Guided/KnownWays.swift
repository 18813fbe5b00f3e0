/// The shortest known path to each state of the screen.
struct KnownWays<Model: SearchableModel>: Sendable {
  /// A path to a state.
  struct Way: Sendable {
    let start: Model.Start
    let events: [UserEvent]
  }

  /// The number of paths among which the least visited is chosen.
  private static var sampleSize: Int { 8 }

  // In the order of discovery, which is the same in every process.
  private var ways: [Way] = []
  private var visits: [Int] = []
  private var places: [UInt64: Int] = [:]

  /// Records that a session has reached a state.
  mutating func note(_ situation: UInt64, from start: Model.Start, by events: [UserEvent]) {
    if let place = places[situation] {
      visits[place] += 1
      if events.count < ways[place].events.count { ways[place] = Way(start: start, events: events) }
    } else {
      places[situation] = ways.count
      ways.append(Way(start: start, events: events))
      visits.append(1)
    }
  }

  /// The path, of a few random ones, to the least visited state; `nil` if none is known.
  func seldomSeen(using random: inout RandomSource) -> Way? {
    guard !ways.isEmpty else { return nil }
    var best = random.below(ways.count)
    for _ in 1..<Self.sampleSize {
      let other = random.below(ways.count)
      if visits[other] < visits[best] { best = other }
    }
    return ways[best]
  }
}
