import Testing

@testable import BenchmarkCLI

@Suite("Build rounds") struct WholeRoundsTests {
  private func take(_ plan: Int) throws(Failure) -> Int? {
    if plan < 0 { throw Failure(.machine, "no room") }
    return plan == 0 ? nil : plan
  }

  @Test("a failure in a later round keeps the earlier ones and ends the run")
  func laterFailure() throws {
    let taken = try WholeRounds([1, 2, -1, 3], take)

    #expect(taken.rounds == [1, 2])
    #expect(taken.failure?.message == "no room")
  }

  @Test("without a failure all rounds are kept, except unfinished ones")
  func noFailure() throws {
    let taken = try WholeRounds([1, 0, 3], take)

    #expect(taken.rounds == [1, 3] && taken.failure == nil)
  }

  @Test("a failure in the first round is an error")
  func firstFailure() {
    #expect(throws: Failure.self) { try WholeRounds([-1, 2], take) }
  }
}
