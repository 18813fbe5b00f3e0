import Testing
import UserSessions

/// A session start that consists of a number, for failures defined by rules about events.
private struct Number: SimplifiableStart {
  var value: Int

  var complexity: [Int] { [Simplicity.code(value)] }
  func simplerStarts(_ events: [UserEvent]) -> [Shrinker<Number>.Trial] {
    (0..<max(0, value)).map { .init(start: Number(value: $0), events: events) }
  }
  func startsFurtherAlong(_ events: [UserEvent]) -> [Number] { [Number(value: 8)] }
}

private typealias Trial = Shrinker<Number>.Trial

@Suite("Shrinker") struct ShrinkerTests {
  private let letters = ["a", "b", "c", "d", "e"]

  private func session(_ seed: UInt64, _ count: Int) -> [UserEvent] {
    var random = RandomSource(seed: seed, index: 0)
    return (0..<count).map { _ in
      switch random.below(8) {
      case 0: .back
      case 1: .wait(seconds: 1 + random.below(900))
      case 2: .type(["ann", "Zoë", "12"][random.below(3)], into: letters[random.below(5)])
      case 3: .doubleTap(letters[random.below(5)])
      case 4: .openURL("app://\(letters[random.below(5)])")
      default: .tap(letters[random.below(5)])
      }
    }
  }

  private func shrink(
    _ events: [UserEvent], start: Int = 0, budget: Int = 5000, proposals: [UserEvent] = [],
    _ shows: @escaping (Trial) -> Bool
  ) throws -> Shrinker<Number>.Outcome {
    try Shrinker<Number>(budget: budget) { _, _ in proposals.map { Proposal($0) } }
      .shrink(Trial(start: Number(value: start), events: events), while: shows)
  }

  /// Failures, each with the single simplest session that shows it.
  private static let rules:
    [(name: String, shows: @Sendable ([UserEvent]) -> Bool, simplest: [UserEvent])] = [
      ("any session", { _ in true }, []),
      ("one tap", { $0.contains(.tap("c")) }, [.tap("c")]),
      (
        "two taps in order",
        { events in
          guard let first = events.firstIndex(of: .tap("b")) else { return false }
          return events[first...].contains(.tap("a"))
        }, [.tap("b"), .tap("a")]
      ),
      (
        "three taps of any kind", { $0.filter { $0.kind == "tap" }.count >= 3 },
        [.tap("a"), .tap("a"), .tap("a")]
      ),
      (
        "equal numbers of taps and backs, which must be removed in pairs",
        { events in
          let taps = events.filter { $0 == .tap("a") }.count
          return taps > 0 && taps == events.filter { $0 == .back }.count
        }, [.tap("a"), .back]
      ),
      (
        "more than 100 seconds in total",
        { events in
          var seconds = 0
          for case .wait(let more) in events { seconds += more }
          return seconds > 100
        }, [.wait(seconds: 101)]
      ),
      (
        "a text with a capital letter",
        { $0.contains { if case .type(let text, _) = $0 { text.contains("Z") } else { false } } },
        [.type("Z", into: "a")]
      ),
      ("a tap at the end", { $0.last == .tap("d") }, [.tap("d")]),
    ]

  private static let proposals: [UserEvent] =
    ["a", "b", "c", "d", "e"].map { .tap($0) } + [.type("Z", into: "a"), .back]

  @Test("every random session shrinks to the single simplest session", arguments: 0..<8)
  func simplest(_ index: Int) throws {
    let rule = Self.rules[index]
    var tried = 0

    for seed in 0..<UInt64(1000) where tried < 25 {
      let events = session(seed, 60)
      guard rule.shows(events) else { continue }
      tried += 1
      let outcome = try shrink(events, proposals: Self.proposals) { rule.shows($0.events) }
      #expect(outcome.simplest.events == rule.simplest, "\(rule.name), seed \(seed)")
      #expect(outcome.end == .fixpoint)
    }
    #expect(tried == 25, "\(rule.name)")
  }

  @Test("a later start replaces events, and the start itself is simplified")
  func starts() throws {
    let events: [UserEvent] = [.tap("a"), .tap("b"), .tap("c")]

    let saved = try shrink(events, start: 3) { trial in
      trial.events.last == .tap("c") && (trial.start.value >= 8 || trial.events.count == 3)
    }
    let kept = try shrink(events, start: 9) { $0.events.last == .tap("c") && $0.start.value >= 2 }

    #expect(saved.simplest == Trial(start: Number(value: 8), events: [.tap("c")]))
    #expect(kept.simplest == Trial(start: Number(value: 2), events: [.tap("c")]))
  }

  @Test("a single proposed event replaces several events")
  func replaced() throws {
    // Any two taps lead to the screen, and so does the link.
    func isThere(_ events: ArraySlice<UserEvent>) -> Bool {
      events.contains(.openURL("app://there")) || events.filter { $0.kind == "tap" }.count >= 2
    }

    let outcome = try shrink(
      session(1, 40) + [.tap("a"), .tap("b"), .tap("end")], proposals: [.openURL("app://there")]
    ) { $0.events.last == .tap("end") && isThere($0.events.dropLast()) }

    #expect(outcome.simplest.events == [.openURL("app://there"), .tap("end")])
  }

  @Test("short waits become one wait that is just long enough")
  func joinedWaits() throws {
    func seconds(_ events: some Sequence<UserEvent>) -> Int {
      events.reduce(0) { sum, event in
        if case .wait(let seconds) = event { sum + seconds } else { sum }
      }
    }

    let outcome = try shrink(
      [.tap("a"), .wait(seconds: 1), .tap("b"), .wait(seconds: 1)]
        + [.wait(seconds: 5), .wait(seconds: .max)]
    ) { seconds($0.events.prefix(5)) >= 3 }

    #expect(outcome.simplest.events == [.wait(seconds: 3)])
  }

  @Test(
    "the result shows the failure, is not longer, is reproducible, and shrinks to itself",
    arguments: 0..<UInt64(40))
  func properties(_ seed: UInt64) throws {
    // A rule without a pattern: it depends on all events at once.
    func shows(_ trial: Trial) -> Bool {
      var sum: UInt64 = 7
      for event in trial.events {
        for letter in event.kind.utf8 { sum = sum &* 31 &+ UInt64(letter) }
      }
      return trial.events.count > 2 && sum % 3 == 0
    }
    var events = session(seed, 30)
    while !shows(Trial(start: Number(value: 0), events: events)) { events.append(.tap("a")) }

    let outcome = try shrink(events, shows)
    let again = try shrink(events, shows)
    let shrunkAgain = try shrink(outcome.simplest.events, shows)

    #expect(shows(outcome.simplest))
    #expect(outcome.simplest.events.count <= events.count)
    #expect(again.simplest == outcome.simplest && again.replays == outcome.replays)
    #expect(shrunkAgain.simplest == outcome.simplest)
  }

  @Test(
    "replays stay within the budget, and only the result is replayed twice",
    arguments: [0, 1, 2, 3, 5, 10])
  func budget(_ budget: Int) throws {
    var replays: [Trial] = []

    let outcome = try shrink(session(3, 50), budget: budget) { trial in
      replays.append(trial)
      return trial.events.contains(.tap("a"))
    }

    #expect(outcome.replays == replays.count && replays.count <= budget)
    #expect(Set(replays.dropLast()).count == replays.dropLast().count)
    #expect(outcome.end == .budget)
    #expect(outcome.simplest.events.contains(.tap("a")))
  }

  @Test(
    "with several replays at a time, the result is the same, and a failure is not waited for",
    arguments: 0..<UInt64(10))
  func several(_ seed: UInt64) throws {
    func shows(_ trial: Trial) -> Bool {
      trial.events.contains(.tap("a")) && trial.events.contains { $0.kind == "wait" }
    }
    let shrinker = Shrinker<Number>(budget: 300) { _, _ in [Proposal(.openURL("app://there"))] }
    let original = Trial(
      start: Number(value: 2), events: session(seed, 50) + [.tap("a"), .wait(seconds: 7)])
    var alone: [Trial] = []
    var asked: [(trial: Trial, started: Set<Trial>)] = []
    var started: Set<Trial> = []

    let outcome = try shrinker.shrink(original) { trial in
      alone.append(trial)
      return shows(trial)
    }
    let together = try shrinker.shrink(original, replaysAtATime: 3) { trial in
      started.insert(trial)
      return {
        asked.append((trial, started))
        return shows(trial)
      }
    }

    #expect(together.simplest == outcome.simplest && together.end == outcome.end)
    #expect(together.replays == outcome.replays && asked.map(\.trial) == alone)
    for (last, next) in zip(asked, alone.dropFirst()) where !shows(last.trial) {
      #expect(last.started.contains(next))
    }
    #expect(started.count < 2 * alone.count)
  }

  @Test(
    "if only the last event reveals the failure, sessions cut short are not replayed",
    arguments: 0..<UInt64(10))
  func revealedByLastEvent(_ seed: UInt64) throws {
    func shows(_ trial: Trial) -> Bool {
      trial.events.last == .tap("end") && trial.events.contains(.tap("a"))
    }
    let original = Trial(
      start: Number(value: 0), events: session(seed, 40) + [.tap("a"), .tap("end")])
    func shrunk(isRevealedByLastEvent: Bool) throws -> (Shrinker<Number>.Outcome, cut: Int) {
      var shrinker = Shrinker<Number>(budget: 5000)
      shrinker.isRevealedByLastEvent = isRevealedByLastEvent
      var (best, cut) = (original, 0)
      let outcome = try shrinker.shrink(original) { trial in
        if trial != best, trial.start == best.start, best.events.starts(with: trial.events) {
          cut += 1
        }
        if shows(trial) { best = trial }
        return shows(trial)
      }
      return (outcome, cut)
    }

    let (plain, cut) = try shrunk(isRevealedByLastEvent: false)
    let (informed, none) = try shrunk(isRevealedByLastEvent: true)

    #expect(informed.simplest == plain.simplest && informed.end == .fixpoint)
    #expect(cut > 0 && none == 0 && informed.replays <= plain.replays - cut)
  }

  @Test("replays that show the failure can count for more of the budget than others")
  func costOfShowing() throws {
    var shown = 0

    let outcome = try Shrinker<Number>(budget: 100, costOfShowing: 20).shrink(
      Trial(start: Number(value: 0), events: session(3, 50))
    ) { trial in
      guard trial.events.contains(where: { $0.kind == "tap" }) else { return false }
      shown += 1
      return true
    }

    #expect(shown <= 5 && outcome.simplest.events.count < 50)
  }

  @Test("a failure that does not recur is flaky, and the session stays unchanged")
  func flaky() throws {
    let events = session(5, 20)
    var looks = 0

    let never = try shrink(events) { _ in false }
    let once = try shrink(events) { _ in
      looks += 1
      return looks <= 3
    }

    #expect(never.end == .flaky && never.simplest.events == events && never.replays == 1)
    #expect(once.end == .flaky && once.simplest.events == events && once.replays > 3)
  }

  @Test("the order of simplicity is total: no two events are equally simple")
  func total() {
    let events = (0..<UInt64(30)).flatMap { session($0, 60) }
    let trials = Set(events).map { Trial(start: Number(value: 0), events: [$0]) }

    for one in trials {
      #expect(!one.isSimpler(than: one))
      for other in trials where other != one {
        #expect(one.isSimpler(than: other) != other.isSimpler(than: one))
      }
    }
  }
}
