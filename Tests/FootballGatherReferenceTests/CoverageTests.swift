import FootballGather
import FootballGatherReference
import TestRounds
import Testing
import UserSessions

@Suite("Coverage of random sessions", .onlyInRelease) struct CoverageTests {
  private static let steps: [Step] = {
    var steps: [Step] = []
    RandomVisits.forEachStep(seed: 2026, count: 600) { steps.append($0) }
    return steps
  }()

  @Test("random sessions reach every row of the transition table", arguments: TransitionRow.all)
  func rows(_ row: TransitionRow) {
    #expect(Self.steps.contains { row.hasHappened($0) })
  }

  @Test("the table has all rows except 1, 28, 31 and 75, which are not single steps")
  func table() {
    let numbers = TransitionRow.all.map(\.number).sorted()

    #expect(numbers == (2...74).filter { $0 != 28 && $0 != 31 })
  }

  @Test("random sessions reach every screen, and each screen at only one depth in the stack")
  func screens() {
    let reached = Set(Self.steps.map { "\($0.after.depth) \($0.after.screen)" })

    #expect(
      reached.sorted() == [
        "1 Login", "2 PlayerList", "3 ConfirmPlayers", "3 PlayerAdd", "3 PlayerDetail", "4 Gather",
        "4 PlayerEdit",
      ])
  }

  @Test("random sessions reach every alert")
  func alerts() {
    let reached = Set(Self.steps.compactMap { step in step.after.alert.dropFirst().first })
      .filter { !$0.hasSuffix("will be gone for good.") }

    #expect(
      reached.sorted() == [
        "Is the match over?", "The gather could not be created.", "The gather could not be ended.",
        "The player could not be created.", "The player could not be updated.",
        "The server could not be reached.", "Username and password are required.",
      ])
    #expect(Self.steps.contains { $0.after.alert.first == "Delete player" })
  }

  @Test("random sessions open every field and save it", arguments: PlayerField.allCases)
  func fields(_ field: PlayerField) {
    #expect(
      Self.steps.contains {
        $0.before.title == field.title && $0.moved("PlayerEdit", "PlayerDetail")
          && $0.isOK("update")
      })
  }

  @Test("random sessions reach rare situations", arguments: Rarity.all)
  func rarities(_ rarity: Rarity) {
    #expect(Self.steps.contains { rarity.hasHappened($0) })
  }

  @Test("UIKit refuses an alert in some random sessions")
  func refusals() {
    let refusals = RandomVisits.sessions(seed: 2026, count: 2000).map { session in
      var model = FootballGatherModel(start: session.start)
      for event in session.events { model.handle(event) }
      return model.refusals
    }

    #expect(refusals.reduce(0, +) > 0)
  }

  @Test("launches vary in players, sign-in and links")
  func starts() {
    let starts = RandomVisits.sessions(seed: 9, count: 1000).map(\.start)
    let signedIn = starts.count { $0.token != nil }

    #expect(Set(starts.map(\.players.count)) == Set(0...8))
    #expect((100...200).contains(signedIn))
    #expect(starts.contains { $0.link != nil } && starts.contains { $0.notification != nil })
    #expect(starts.contains { $0.username != nil && $0.remembersUser })
  }
}
