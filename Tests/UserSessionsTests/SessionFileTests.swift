import Foundation
import Testing
import UserSessions

@Suite("Session files") struct SessionFileTests {
  private let everyEvent: [UserEvent] = [
    .tap("a"), .doubleTap("b"), .type("text, \"quoted\"", into: "c"), .toggle("d"),
    .step("e", up: true), .pick("f", rows: [1, 2]), .tapRow("g", section: 0, row: 1),
    .deleteRow("h", section: 2, row: 3),
    .moveRow("i", from: .init(section: 0, row: 1), to: .init(section: 2, row: 3)), .back,
    .swipeBack(isFinished: false), .backMenu(depth: 1), .alertButton(0), .openURL("x://y"),
    .notification("x://z"), .answer(3, isSuccess: false), .background, .interruption,
    .memoryWarning, .wait(seconds: 9), .tapBurst("j", count: 5), .tapTogether(["k", "l"]),
    .tapDuringSwipe("m", isFinished: true), .openURLs(["x://a", "x://b"]),
    .doubleTapRow("n", section: 1, row: 0), .tapThenOpenURL("o", "x://c"),
    .backThenOpenURL("x://d"), .turnDate("p", hours: -3), .tab(1), .swipeSheet(isFinished: true),
    .tapOutside, .turnPage(isForward: false), .gesture("q"), .choose("r", segment: 2),
    .slide("s", to: 0.5), .pressReturn("t"), .universalLink("x://e"), .shake,
    .rotate(isLandscape: true), .chooseAction("u", action: 1),
    .swipeRow("v", section: 0, row: 1, action: 2), .refresh("w"),
    .tapRowControl("x", section: 1, row: 2), .pressRow("y", section: 1, row: 2, action: 3),
  ]

  @Test("every event survives a round trip through a file")
  func roundTrip() throws {
    let origin = SessionOrigin(seed: .max, index: 5, persona: "steady")
    let session = Session<CounterModel>(origin: origin, start: .init(count: 3), events: everyEvent)

    let data = try SessionFile(session).data()
    let read = try SessionFile<CounterModel.Start>.read(data).session(of: CounterModel.self)

    #expect(read.events == everyEvent && read.start == session.start && read.origin == origin)
    #expect(String(decoding: data, as: UTF8.self).contains("\"seed\" : \"0xffffffffffffffff\""))
  }

  @Test("an event's verb is the name of its case")
  func verbs() {
    #expect(everyEvent.map(\.kind) == everyEvent.map { "\($0)".components(separatedBy: "(")[0] })
    #expect(Set(everyEvent.map(\.kind)).count == everyEvent.count)
  }

  @Test("equal sessions produce equal files")
  func stable() throws {
    let session = Session<CounterModel>(start: .init(count: 3), events: everyEvent)

    #expect(try SessionFile(session).data() == SessionFile(session).data())
  }

  @Test(
    "errors give their location, what was found, and what was expected",
    arguments: [
      ("", "at line 1, column 1: found the end of the text"),
      ("{}", "at the top: 'format' is missing"),
      (
        #"{"format":"navbench.session/9","start":{"count":1},"events":[]}"#,
        "found format 'navbench.session/9', expected 'navbench.session/1' or 'navbench.session/2'"
      ),
      (
        #"{"format":"navbench.session/1","start":{"count":1},"events":["back","jump"]}"#,
        "at events[1]: found event 'jump', expected exactly one of alertButton"
      ),
      (
        #"{"format":"navbench.session/1","start":{"count":1},"events":[{"tapRow":"t","row":1}]}"#,
        "at events[0]: 'section' is missing"
      ),
      (
        #"{"format":"navbench.session/1","start":{"count":1},"events":[{"tap":7}]}"#,
        "at events[0].tap: expected a string"
      ),
      (
        #"{"format":"navbench.session/1","start":{"count":1},"events":[{"tap":"a","toggle":"b"}]}"#,
        "at events[0]: found event 'tap and toggle'"
      ),
      (
        #"{"format":"navbench.session/1","start":{"count":1},"events":[{"wait":86401}]}"#,
        "at events[0].wait: found 86401, expected 0 to 86400 seconds"
      ),
      (
        #"""
        {"format":"navbench.session/1","start":{"count":1},\#
        "events":[{"wait":9223372036854775807}]}
        """#,
        "at line 1, column 70: found 9223372036854775807"
      ),
      (
        #"{"format":"navbench.session/1","start":{"count":"x"},"events":[]}"#,
        "at start.count: expected a whole number"
      ),
    ])
  func errors(_ text: String, _ expected: String) {
    let error = #expect(throws: SessionFileError.self) {
      try SessionFile<CounterModel.Start>.read(Data(text.utf8))
    }

    #expect(error?.problem.hasPrefix(expected) == true, "\(error?.problem ?? "")")
  }

  @Test("a session file stores its app and its finding")
  func finding() throws {
    let finding = ShownFinding(
      kind: "leak", subject: "gallery/L03", fingerprint: "leak: A", summary: "A is leaked")
    let file = SessionFile(
      app: "gallery/L03", start: EmptyStart(), events: everyEvent, finding: finding)

    let data = try file.data()
    let header = try SessionFileHeader.read(data)

    #expect(try SessionFile<EmptyStart>.read(data) == file)
    #expect(header.app == "gallery/L03" && header.finding == finding)
  }

  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  @Test("files of every version are read with their original meaning", arguments: [1, 2])
  func versions(_ version: Int) throws {
    let data = try Data(
      contentsOf: Self.fixtures.appendingPathComponent("session-\(version).json"))

    let file = try SessionFile<CounterModel.Start>.read(data)

    #expect(file.start.count == 4)
    #expect(file.origin == SessionOrigin(seed: 42, index: 17, persona: "steady"))
    #expect(file.events == [.tap("plus"), .back, .answer(0, isSuccess: false)])
    #expect(file.finding?.fingerprint == (version == 1 ? nil : "after tap: count"))
    #expect(file.app == (version == 1 ? nil : "counter"))
  }

  @Test("the documentation of session files has a valid example of every event")
  func page() throws {
    let root = Self.fixtures.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Benchmarks/Sessions/README.md"), encoding: .utf8)
    let examples = page.split(separator: "\n").compactMap { line in
      let cell = line.split(separator: "`")
      return line.hasPrefix("| `{") || line.hasPrefix("| `\"") ? cell[1] : nil
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]

    var names: [String] = []
    for example in examples {
      let event = try JSONDecoder().decode(UserEvent.self, from: Data(example.utf8))
      let again = try JSONDecoder().decode(UserEvent.self, from: encoder.encode(event))
      #expect(event == again)
      names.append(event.kind)
    }

    #expect(names.sorted() == UserEvent.codedNames.sorted())
  }
}
