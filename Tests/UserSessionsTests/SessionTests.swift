import Foundation
import Testing
import UIKit
import UserSessions

@MainActor @Suite("Sessions") struct SessionTests {
  private func sessions(_ seed: UInt64, _ count: Int) -> [Session<CounterModel>] {
    let generator = SessionGenerator<CounterModel>(seed: seed, eventsPerSession: 60)
    return (0..<count).map(generator.session)
  }

  @Test("random numbers match SplitMix64 on every machine")
  func randomNumbers() {
    var random = RandomSource(seed: 0, index: 0)

    // Computed from the published algorithm by an independent program.
    #expect((0..<3).map { _ in random.next() } == SplitMixFixture.seed0index0)
  }

  @Test("only a release build counts as optimised")
  func optimisation() {
    #if DEBUG
      #expect(!SessionRunner.isOptimised)
    #else
      #expect(SessionRunner.isOptimised)
    #endif
  }

  @Test("session i of a seed does not depend on the sessions before it")
  func pureFunction() {
    let all = sessions(7, 20)
    let alone = SessionGenerator<CounterModel>(seed: 7, eventsPerSession: 60).session(13)

    #expect(alone.events == all[13].events && alone.start == all[13].start)
    #expect(alone.origin == all[13].origin)
    #expect(Set(all.map(\.events)).count == 20)
    #expect(sessions(8, 1)[0].events != all[0].events)
  }

  @Test("every session has the requested number of events")
  func length() {
    #expect(sessions(3, 50).allSatisfy { $0.events.count == 60 })
  }

  @Test("an app that follows the model conforms in every session", arguments: 0..<40)
  func conformance(_ index: Int) {
    let session = SessionGenerator<CounterModel>(seed: 1, eventsPerSession: 60).session(index)
    let app = CounterApp(session.start)

    let outcome = SessionRunner.check(ExpectedSession(session), on: app)

    #expect(outcome.isConformant && outcome.events == 60)
    #expect(outcome.divergence?.report ?? "" == "")
  }

  @Test("the report of a divergence names the event and shows a diff of the screens")
  func divergence() throws {
    let session = Session<CounterModel>(
      start: .init(count: 4), events: [.tap("never"), .tap("plus"), .tap("plus")])
    let app = CounterApp(session.start, defect: .countsByTwo)

    let outcome = SessionRunner.check(ExpectedSession(session), on: app)

    let divergence = try #require(outcome.divergence)
    #expect(outcome.events == 2)
    #expect(divergence.session.events == [.tap("never"), .tap("plus")])
    #expect(divergence.report.contains("- count: \"5\"\n+ count: \"6\""))
    #expect(divergence.report.contains("2. tap plus"))
  }

  @Test("a UIKit exception counts as a crash, and an unexpected modal as a divergence")
  func crash() {
    let session = Session<CounterModel>(start: .init(count: 0), events: [.tap("open")])

    let pushed = SessionRunner.check(
      ExpectedSession(session), on: CounterApp(session.start, defect: .pushesTwice))
    let presented = SessionRunner.check(
      ExpectedSession(session), on: CounterApp(session.start, defect: .presentsOnOpen))

    #expect(pushed.crash?.contains("more than once") == true && !pushed.isConformant)
    #expect(presented.divergence != nil)
  }

  @Test("a divergence that appears only when the app terminates is reported")
  func end() {
    let session = Session<CounterModel>(start: .init(count: 0), events: [.tap("plus")])

    let right = SessionRunner.check(ExpectedSession(session), on: CounterApp(session.start))
    let wrong = SessionRunner.check(
      ExpectedSession(session), on: CounterApp(session.start, defect: .countsAtTheEnd))

    #expect(right.isConformant)
    #expect(wrong.events == 1 && wrong.divergence?.isAtEnd == true)
    #expect(wrong.divergence?.fingerprint == "at the app's end: count")
  }

  @Test("extra values are compared but are not part of the checksum")
  func extras() {
    var seen = ScreenDigest()
    var other = ScreenDigest()
    seen.extra("answers", 1)
    other.extra("answers", 2)

    #expect(seen != other)
    #expect(seen.value == other.value && seen.value == ScreenDigest().value)
  }

  @Test("the checksum differs between sessions but not between runs")
  func checksum() {
    let checksums = sessions(5, 30).map { ExpectedSession($0).checksum }

    #expect(Set(checksums).count == 30)
    #expect(sessions(5, 30).map { ExpectedSession($0).checksum } == checksums)
  }
}

@MainActor @Suite("Driver touches") struct DriverTouchTests {
  private func screen(after events: UserEvent...) -> [String] {
    let app = CounterApp(.init(count: 0))
    for event in events { app.driver.perform(event) }
    return app.transcript.lines.filter { $0.hasPrefix("depth") || $0.hasPrefix("count: \"") }
  }

  @Test("a burst consists of the specified number of taps")
  func burst() {
    #expect(screen(after: .tapBurst("plus", count: 5)) == ["depth: 1", "count: \"5\""])
    #expect(screen(after: .tapBurst("open", count: 3), .back) == ["depth: 1", "count: \"0\""])
  }

  @Test("controls tapped together are tapped in order until one leaves the screen")
  func together() {
    #expect(screen(after: .tapTogether(["plus", "open"]), .back) == ["depth: 1", "count: \"1\""])
    #expect(screen(after: .tapTogether(["open", "plus"]), .back) == ["depth: 1", "count: \"0\""])
  }

  @Test("a tap during a swipe reaches no control")
  func swipe() {
    #expect(screen(after: .tap("open"), .tapDuringSwipe("plus", isFinished: false)) == ["depth: 2"])
    #expect(
      screen(after: .tap("open"), .tapDuringSwipe("plus", isFinished: true))
        == ["depth: 1", "count: \"0\""])
    #expect(
      screen(after: .tapDuringSwipe("plus", isFinished: true)) == ["depth: 1", "count: \"0\""])
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

  @Test("a text is its length, its words of eight bytes, and the remaining bytes as a number")
  func texts() {
    let bytes = (1...21).map { UInt8($0) }
    for count in 0...21 {
      let words = count / 8
      let expected = digest {
        $0.number("", count)
        for word in 0..<words {
          let own = bytes[word * 8..<(word + 1) * 8].reversed()
          $0.number("", Int(own.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }))
        }
        $0.number("", Int(bytes[words * 8..<count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }))
      }
      let text = String(decoding: bytes.prefix(count), as: UTF8.self)
      #expect(digest { $0.text("", text) } == expected, "\(count) bytes")
    }
  }

  @Test("a digest does not depend on how a string is stored")
  func storage() {
    let literal = "Preferred position: goalkeeper"
    let built = ["Preferred", "position:", "goalkeeper"].joined(separator: " ")

    #expect(digest { $0.text("", literal) } == digest { $0.text("", built) })
  }
}
