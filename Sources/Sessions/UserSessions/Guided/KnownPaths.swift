/// The shortest known path to each state of the screen.
struct KnownPaths<Model: SearchableModel>: Sendable {
  /// A path to a state.
  struct Path: Sendable {
    let start: Model.Start
    let events: [UserEvent]
  }

  /// The number of random paths among which `seldomSeen` chooses.
  private static var sampleSize: Int { 8 }

  // In the order of discovery, which is the same in every process.
  private var paths: [Path] = []
  private var visits: [Int] = []
  private var places: [UInt64: Int] = [:]

  /// Records that a session has reached a state.
  mutating func note(_ situation: UInt64, from start: Model.Start, by events: [UserEvent]) {
    if let place = places[situation] {
      visits[place] += 1
      if events.count < paths[place].events.count {
        paths[place] = Path(start: start, events: events)
      }
    } else {
      places[situation] = paths.count
      paths.append(Path(start: start, events: events))
      visits.append(1)
    }
  }

  /// The path to the least visited state among a few random paths; `nil` if no path is known.
  func seldomSeen(using random: inout RandomSource) -> Path? {
    guard !paths.isEmpty else { return nil }
    var best = random.below(paths.count)
    for _ in 1..<Self.sampleSize {
      let other = random.below(paths.count)
      if visits[other] < visits[best] { best = other }
    }
    return paths[best]
  }
}
