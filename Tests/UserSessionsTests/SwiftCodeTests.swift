import Foundation
import Testing
import UserSessions

@Suite("Events as Swift code") struct SwiftCodeTests {
  // Printed events are compared with the source of this list, which the compiler has accepted.
  private let events: [UserEvent] = [
    .tap("Save"),
    .doubleTap("Save (2)"),
    .tapBurst("Save", count: 3),
    .tapTogether(["Save", "Cancel"]),
    .type("Zoë 🙂 \"quoted\" \\ back\n", into: "Name"),
    .toggle("Remember"),
    .step("Score", up: true),
    .pick("Time", rows: [0, 4]),
    .turnDate("Birthday", hours: -24),
    .tapRow("players", section: 0, row: 2),
    .doubleTapRow("players", section: 1, row: 0),
    .deleteRow("players", section: 0, row: 2),
    .moveRow("teams \"A\"", from: .init(section: 0, row: 1), to: .init(section: 2, row: 0)),
    .back,
    .swipeBack(isFinished: false),
    .tapDuringSwipe("Save", isFinished: true),
    .backMenu(depth: 1),
    .tab(2),
    .swipeSheet(isFinished: true),
    .tapOutside,
    .turnPage(isForward: false),
    .gesture("UIView"),
    .choose("Sort", segment: 1),
    .chooseAction("More", action: 0),
    .refresh("players"),
    .swipeRow("players", section: 0, row: 2, action: 1),
    .pressRow("players", section: 0, row: 2, action: 1),
    .tapRowControl("players", section: 0, row: 2),
    .slide("Volume", to: 0.5),
    .pressReturn("Name"),
    .alertButton(0),
    .openURL("app://a?b=c"),
    .openURLs(["app://a", "app://b"]),
    .tapThenOpenURL("Log out", "app://a"),
    .backThenOpenURL("app://a"),
    .universalLink("https://example.com"),
    .notification("app://a"),
    .answer(1, isSuccess: false),
    .background,
    .interruption,
    .memoryWarning,
    .shake,
    .rotate(isLandscape: true),
    .wait(seconds: 2),
  ]

  @Test("every event is printed as the code that creates it")
  func code() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8).split(separator: "\n")
    let first = try #require(source.firstIndex { $0.hasSuffix("[UserEvent] = [") })
    let lines = source[(first + 1)...].prefix { $0 != "  ]" }.map {
      String($0.trimmingCharacters(in: .whitespaces).dropLast())
    }

    #expect(events.map(\.swiftCode) == lines)
  }

  @Test("every event is described without code, in words that no other event has")
  func words() {
    #expect(events.allSatisfy { !$0.words.contains("(") || $0.words.contains("Save (2)") })
    #expect(Set(events.map(\.words)).count == events.count)
  }

  @Test("the list has an event of every kind")
  func isComplete() {
    #expect(Set(events.map(\.kind)) == Set(UserEvent.codedNames))
  }
}
