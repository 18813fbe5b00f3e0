import Testing

@testable import BenchmarkCLI

@Suite("Rounds of builds") struct WholeRoundsTests {
  private func take(_ plan: Int) throws(Failure) -> Int? {
    if plan < 0 { throw Failure(.machine, "no room") }
    return plan == 0 ? nil : plan
  }

  @Test("a failure in a later round keeps those before it and ends the rounds")
  func laterFailure() throws {
    let taken = try WholeRounds([1, 2, -1, 3], take)

    #expect(taken.rounds == [1, 2])
    #expect(taken.failure?.message == "no room")
  }

  @Test("rounds without a failure are all kept, but for one that was left in the middle")
  func noFailure() throws {
    let taken = try WholeRounds([1, 0, 3], take)

    #expect(taken.rounds == [1, 3] && taken.failure == nil)
  }

  @Test("a failure in the first round leaves nothing to go on with")
  func firstFailure() {
    #expect(throws: Failure.self) { try WholeRounds([-1, 2], take) }
  }
}
