import Foundation
import Testing
import UIKit
import UserSessions

@MainActor @Suite("Sessions") struct SessionTests {
  private func sessions(_ seed: UInt64, _ count: Int) -> [Session<CounterModel>] {
    let generator = SessionGenerator<CounterModel>(seed: seed, eventsPerSession: 60)
    return (0..<count).map(generator.session)
  }

  @Test("random numbers are SplitMix64's: the same on every machine, for ever")
  func randomNumbers() {
    var random = RandomSource(seed: 0, index: 0)

    // Computed from the published algorithm by an independent program.
    #expect((0..<3).map { _ in random.next() } == SplitMixFixture.seed0index0)
  }

  @Test("session i of a seed is the same whatever is made before it")
  func pureFunction() {
    let all = sessions(7, 20)
    let alone = SessionGenerator<CounterModel>(seed: 7, eventsPerSession: 60).session(13)

    #expect(alone.events == all[13].events && alone.start == all[13].start)
    #expect(alone.origin == all[13].origin)
    #expect(Set(all.map(\.events)).count == 20)
    #expect(sessions(8, 1)[0].events != all[0].events)
  }

  @Test("every session has as many events as were asked for")
  func length() {
    #expect(sessions(3, 50).allSatisfy { $0.events.count == 60 })
  }

  @Test("an app that does what the model says conforms, in every session", arguments: 0..<40)
  func conformance(_ index: Int) {
    let session = SessionGenerator<CounterModel>(seed: 1, eventsPerSession: 60).session(index)
    let app = CounterApp(session.start)

    let outcome = SessionRunner.check(ExpectedSession(session), on: app)

    #expect(outcome.isConformant && outcome.events == 60)
    #expect(outcome.divergence?.report ?? "" == "")
  }

  @Test("a divergence names the event, and shows both screens as a diff")
  func divergence() throws {
    let session = Session<CounterModel>(
      start: .init(count: 4), events: [.tap("never"), .tap("plus"), .tap("plus")])
    let app = CounterApp(session.start, fault: .countsByTwo)

    let outcome = SessionRunner.check(ExpectedSession(session), on: app)

    let divergence = try #require(outcome.divergence)
    #expect(outcome.events == 2)
    #expect(divergence.session.events == [.tap("never"), .tap("plus")])
    #expect(divergence.report.contains("- count: \"5\"\n+ count: \"6\""))
    #expect(divergence.report.contains("2. tap(\"plus\")"))
  }

  @Test(
    "an exception of UIKit's is a crash of the session, and a modal where none is expected a divergence"
  )
  func crash() {
    let session = Session<CounterModel>(start: .init(count: 0), events: [.tap("open")])

    let pushed = SessionRunner.check(
      ExpectedSession(session), on: CounterApp(session.start, fault: .pushesTwice))
    let presented = SessionRunner.check(
      ExpectedSession(session), on: CounterApp(session.start, fault: .presentsOnOpen))

    #expect(pushed.crash?.contains("more than once") == true && !pushed.isConformant)
    #expect(presented.divergence != nil)
  }

  @Test("the checksum tells sessions apart and does not depend on the run")
  func checksum() {
    let checksums = sessions(5, 30).map { ExpectedSession($0).checksum }

    #expect(Set(checksums).count == 30)
    #expect(sessions(5, 30).map { ExpectedSession($0).checksum } == checksums)
  }
}

@Suite("Digest") struct ScreenDigestTests {
  private func digest(_ note: (inout ScreenDigest) -> Void) -> UInt64 {
    var digest = ScreenDigest()
    note(&digest)
    return digest.value
  }

  @Test("different texts, numbers, flags and orders have different digests")
  func differences() {
    let digests = [
      digest { $0.text("", "") }, digest { $0.text("", "a") }, digest { $0.text("", "abcdefgh") },
      digest { $0.text("", "abcdefghi") }, digest { $0.text("", "a\0") },
      digest { $0.number("", 0) }, digest { $0.number("", -1) },
      digest { $0.flag("", true) }, digest { $0.flag("", false) },
      digest {
        $0.text("", "a")
        $0.text("", "b")
      },
      digest {
        $0.text("", "b")
        $0.text("", "a")
      },
      digest { $0.text("", "ab") },
    ]

    #expect(Set(digests).count == digests.count)
  }

  @Test("a digest does not depend on how a string is stored")
  func storage() {
    let literal = "Preferred position: goalkeeper"
    let built = ["Preferred", "position:", "goalkeeper"].joined(separator: " ")

    #expect(digest { $0.text("", literal) } == digest { $0.text("", built) })
  }
}

@Suite("Session files") struct SessionFileTests {
  private let everyEvent: [UserEvent] = [
    .tap("a"), .doubleTap("b"), .type("text, \"quoted\"", into: "c"), .toggle("d"),
    .step("e", up: true), .pick("f", rows: [1, 2]), .tapRow("g", section: 0, row: 1),
    .deleteRow("h", section: 2, row: 3),
    .moveRow("i", from: .init(section: 0, row: 1), to: .init(section: 2, row: 3)), .back,
    .swipeBack(isFinished: false), .backMenu(depth: 1), .alertButton(0), .openURL("x://y"),
    .notification("x://z"), .answer(3, isSuccess: false), .background, .interruption,
    .memoryWarning, .wait(seconds: 9),
  ]

  @Test("every event survives being written and read")
  func roundTrip() throws {
    let origin = SessionOrigin(seed: .max, index: 5, persona: "steady")
    let session = Session<CounterModel>(origin: origin, start: .init(count: 3), events: everyEvent)

    let data = try SessionFile(session).data()
    let read = try SessionFile<CounterModel>.read(data).session

    #expect(read.events == everyEvent && read.start == session.start && read.origin == origin)
    #expect(String(decoding: data, as: UTF8.self).contains("\"seed\" : \"0xffffffffffffffff\""))
  }

  @Test("equal sessions give equal files")
  func stable() throws {
    let session = Session<CounterModel>(start: .init(count: 3), events: everyEvent)

    #expect(try SessionFile(session).data() == SessionFile(session).data())
  }

  @Test(
    "a file that is no session says where, what was found, and what was expected",
    arguments: [
      ("", "at the top"),
      ("{}", "at the top: 'format' is missing"),
      (
        #"{"format":"navbench.session/9","start":{"count":1},"events":[]}"#,
        "found format 'navbench.session/9', expected 'navbench.session/1'"
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
        "at events[0].tap: expected a text"
      ),
      (
        #"{"format":"navbench.session/1","start":{"count":1},"events":[{"tap":"a","toggle":"b"}]}"#,
        "at events[0]: found event 'tap and toggle'"
      ),
      (
        #"{"format":"navbench.session/1","start":{"count":"x"},"events":[]}"#,
        "at start.count: expected a whole number"
      ),
    ])
  func errors(_ text: String, _ expected: String) {
    let error = #expect(throws: SessionFileError.self) {
      try SessionFile<CounterModel>.read(Data(text.utf8))
    }

    #expect(error?.problem.hasPrefix(expected) == true, "\(error?.problem ?? "")")
  }
}
