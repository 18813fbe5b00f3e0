import Testing
import UserSessions

@Suite("Events in plain words") struct EventWordsTests {
  @Test(
    "positions count from one, and the first section is not mentioned",
    arguments: [
      (.tapRow("players", section: 0, row: 0), "tap row 1 of players"),
      (.deleteRow("players", section: 0, row: 2), "delete row 3 of players"),
      (
        .moveRow("teams", from: .init(section: 0, row: 1), to: .init(section: 2, row: 0)),
        "move row 2 of teams to row 1 of section 3"
      ),
      (.alertButton(1), "tap button 2 of the alert"),
      (.tab(0), "tap tab 1"),
      (.answer(0, isSuccess: false), "failed answer to request 1"),
      (.pick("picker", rows: [9, 30]), "turn picker to rows 10 and 31"),
      (.turnDate("birthday", hours: -24), "turn birthday back by 24 hours"),
      (.refresh("players"), "pull down to refresh players"),
      (.chooseAction("more", action: 1), "choose action 2 in the menu of more"),
      (
        .swipeRow("players", section: 0, row: 2, action: 0),
        "swipe over row 3 of players and tap action 1"
      ),
      (
        .pressRow("players", section: 0, row: 2, action: 1),
        "press row 3 of players for long and choose action 2"
      ),
      (.tapRowControl("players", section: 0, row: 2), "tap the button of row 3 of players"),
      (.backMenu(depth: 0), "choose the root in the back menu"),
      (.backMenu(depth: 1), "choose screen 2 in the back menu"),
    ] as [(UserEvent, String)])
  func positions(_ event: UserEvent, _ words: String) {
    #expect(event.words == words)
  }

  @Test(
    "simultaneous events and unfinished swipes are described as such",
    arguments: [
      (.tapTogether(["select", "logOut"]), "tap select and logOut at once"),
      (.tapThenOpenURL("logOut", "app://add"), "tap logOut and immediately open link app://add"),
      (.openURLs(["app://a", "app://b"]), "open links app://a and app://b at once"),
      (.swipeBack(isFinished: false), "begin to swipe back, and let go"),
      (.tapDuringSwipe("done", isFinished: false), "tap done while swiping back, and let go"),
      (.type("", into: "name"), "type '' into name"),
      (.wait(seconds: 1), "wait 1 second"),
    ] as [(UserEvent, String)])
  func simultaneous(_ event: UserEvent, _ words: String) {
    #expect(event.words == words)
  }
}
