import FootballGatherReference
import UserSessions

/// A deviation of the reference model, treated as a failure; the canonical model acts as the app.
struct PlantedDeviation {
  typealias Start = FootballGatherModel.Start
  typealias Trial = Shrinker<Start>.Trial

  let deviation: Deviation

  /// The event kind and the facts of the first difference; `nil` if the trial shows none.
  func fingerprint(of trial: Trial) -> String? {
    var canonical = FootballGatherModel(start: trial.start)
    var deviating = FootballGatherModel(start: trial.start, deviations: [deviation])
    var last = "at the launch"
    var events = trial.events.makeIterator()
    while canonical.digest == deviating.digest {
      guard let event = events.next() else { return nil }
      canonical.handle(event)
      deviating.handle(event)
      last = "after \(event.kind)"
    }
    let names = canonical.transcript.changes(from: deviating.transcript)
      .filter { !$0.hasPrefix("  ") }.map { String($0.dropFirst(2).prefix { $0 != ":" }) }
    return "\(last): \(Set(names).sorted().joined(separator: ", "))"
  }

  /// Random sessions that expose the deviation in its most common way, and their fingerprint.
  func sessions(_ count: Int) -> (trials: [Trial], fingerprint: String) {
    var found: [String: [Trial]] = [:]
    for session in RandomVisits.sessions(seed: 404, count: 4000) {
      let trial = Trial(start: session.start, events: session.events)
      guard let fingerprint = fingerprint(of: trial) else { continue }
      found[fingerprint, default: []].append(trial)
      if found[fingerprint, default: []].count == count {
        return (found[fingerprint] ?? [], fingerprint)
      }
    }
    return ([], "")
  }

  func shrink(
    _ trial: Trial, _ fingerprint: String, budget: Int
  ) throws -> Shrinker<Start>.Outcome {
    try Shrinker<Start>(budget: budget) { FootballGatherModel.proposals(after: $1, from: $0) }
      .shrink(trial) { self.fingerprint(of: $0) == fingerprint }
  }
}
