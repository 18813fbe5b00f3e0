import FootballGatherReference
import Testing
import UserSessions

@Suite("State that is not visible on screen") struct UnseenTests {
  private func lines(after events: UserEvent..., token: String? = "t") -> Set<String> {
    var model = FootballGatherModel(start: .init(token: token))
    for event in events { model.handle(event) }
    return Set(model.transcript.lines)
  }

  @Test("links are accepted or refused, and every notification is handled")
  func answers() {
    let lines = lines(
      after: .openURL("navbench://add"), .openURL("other://add"), .openURLs(["navbench://players"]),
      .notification("other://add"), .notification("navbench://add"))

    #expect(
      lines.isSuperset(of: [
        "links taken: 2", "links refused: 1", "notifications handled: 2", "notifications failed: 0",
      ]))
  }

  @Test("the password is sent as typed")
  func password() {
    let typed: [UserEvent] = [.type("ann", into: "username"), .type("secret", into: "password")]

    #expect(lines(after: typed[0], typed[1], token: nil).contains("password sent: \"\""))
    #expect(
      lines(after: typed[0], typed[1], .tap("login"), token: nil)
        .contains("password sent: \"secret\""))
  }

  @Test("a timer runs if and only if the match clock is running")
  func timers() {
    let gather = Visit.gather()

    #expect(gather.model.transcript.lines.contains("running timers: 0"))
    #expect(
      gather.after(.tap("timerMain")).model.transcript.lines.contains("running timers: 1"))
    #expect(
      gather.after(.tap("timerMain"), .back).model.transcript.lines.contains("running timers: 0"))
  }
}
