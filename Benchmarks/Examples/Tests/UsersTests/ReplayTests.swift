import RandomUsersTesting
import Testing

@testable import Club

@MainActor @Suite("Replays") struct ReplayTests {
  // A printed call imports only the app and RandomUsersTesting.
  @Test("a call printed by a report compiles in an app's own tests and reproduces the finding")
  func pasted() throws {
    let users = RandomUsers()
    let app = AppLaunch.delegate { Club.AppDelegate() }

    let report =
      try users.replay(
        [
          .tap("Continue as a Guest"),
          .toggle("UISwitch"),
          .tap("Continue"),
        ], on: app)

    #expect(report.findings.map(\.id) == ["dead touch: Continue on GuestViewController"])
  }
}
