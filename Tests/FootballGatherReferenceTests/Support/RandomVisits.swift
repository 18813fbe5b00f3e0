import FootballGather
import FootballGatherReference
import UserSessions

/// The effect of an event on the screen.
struct Step {
  let event: UserEvent
  let before: ScreenFacts
  let after: ScreenFacts

  /// The request that the event answered, such as "list players 2".
  var answered: String {
    guard case .answer(let index, _) = event else { return "" }
    let requests = before.requests
    return requests.indices.contains(index) ? requests[index] : ""
  }

  /// The requests that the event caused; an answer first removes the request it answers.
  var asked: [String] {
    Array(after.requests.dropFirst(before.requestCount - (answered.isEmpty ? 0 : 1)))
  }
}

/// Random sessions for tests, from the generator used in real runs.
enum RandomVisits {
  static func sessions(seed: UInt64, count: Int) -> some Sequence<Session<FootballGatherModel>> {
    let generator = SessionGenerator<FootballGatherModel>(seed: seed)
    return (0..<count).lazy.map(generator.session)
  }

  /// Calls `body` for every step of `count` random sessions.
  static func forEachStep(seed: UInt64, count: Int, _ body: (Step) throws -> Void) rethrows {
    for session in sessions(seed: seed, count: count) {
      var visit = Visit(start: session.start)
      var before = visit.screen
      for event in session.events {
        visit.perform(event)
        let after = visit.screen
        try body(Step(event: event, before: before, after: after))
        before = after
      }
    }
  }
}
