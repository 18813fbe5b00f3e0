/// Long rounds, of which complete ones are kept when a later one fails or the user asks to stop.
struct WholeRounds<Round> {
  private(set) var rounds: [Round] = []
  /// The failure that ended the rounds early.
  private(set) var failure: Failure?

  /// Performs a round for each plan.
  ///
  /// - Parameter take: Performs one round; returns `nil` if it was left unfinished.
  /// - Throws: The error that `take` throws before any round is complete.
  init<Plan>(
    _ plans: [Plan], _ take: (Plan) throws(Failure) -> Round?
  ) throws(Failure) {
    for plan in plans where !Interruption.isRequested {
      do {
        if let round = try take(plan) { rounds.append(round) }
      } catch {
        if rounds.isEmpty { throw error }
        failure = error
        return
      }
    }
  }
}
