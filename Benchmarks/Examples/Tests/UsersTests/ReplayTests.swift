import RandomUsersTesting
import Testing

@testable import Club

@MainActor @Suite("Replays") struct ReplayTests {
  // The module of these tests is the only import of ours: what a report prints needs no other.
  @Test("a call that a report printed compiles in an app's own tests and shows the finding")
  func pasted() throws {
    let users = RandomUsers()
    let app = AppLaunch.delegate { Club.AppDelegate() }

    let report =
      try users.replay(
        [
          .tap("Continue as a Guest"),
          .tap("Continue"),
        ], on: app)

    #expect(report.findings.map(\.id) == ["dead touch: Continue on GuestViewController"])
  }
}
