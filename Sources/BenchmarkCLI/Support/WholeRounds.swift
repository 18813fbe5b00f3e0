/// Rounds that take long each: those that were whole are kept when a later one fails, or the user asks to stop.
struct WholeRounds<Round> {
  private(set) var rounds: [Round] = []
  /// What ended the rounds too early.
  private(set) var failure: Failure?

  /// Takes a round for each plan.
  ///
  /// - Parameter take: Takes one; `nil` for one that was left in the middle.
  /// - Throws: What `take` throws before any round is whole.
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
