/// The touches of all sessions, to find the targets on which no touch ever had an effect.
struct TouchTally {
  private var shortest: [String: Finding] = [:]
  private var counts: [String: Int] = [:]
  private var sessions: [String: Set<Int>] = [:]
  /// The fingerprints of the touches that have had an effect.
  private(set) var alive: Set<String> = []

  // After fewer touches, a target may merely appear dead, because required text was never typed.
  private static let enough = 3

  mutating func add(_ outcome: VisitOutcome, session: Int) {
    for (finding, hadEffect) in outcome.touches {
      let key = finding.fingerprint
      guard !hadEffect else {
        alive.insert(key)
        continue
      }
      counts[key, default: 0] += 1
      sessions[key, default: []].insert(session)
      if finding.events.count < shortest[key]?.events.count ?? .max {
        let first = shortest[key]?.session ?? session
        shortest[key] = finding
        shortest[key]?.session = first
      }
    }
  }

  /// The dead touches: targets that were touched often enough, always without effect.
  var findings: [Finding] {
    shortest.keys.sorted().filter { !alive.contains($0) && counts[$0, default: 0] >= Self.enough }
      .compactMap { key in
        var finding = shortest[key]
        finding?.sessions = sessions[key]?.count ?? 1
        return finding
      }
  }
}
