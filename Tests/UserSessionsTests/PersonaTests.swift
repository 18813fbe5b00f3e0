import Foundation
import Testing
import UserSessions

@Suite("Personas") struct PersonaTests {
  private let valid = """
    {"name":"a","habits":{"explore":3,"wait":1},"patience":70,
     "typing":{"wrong":1,"replaced":2,"cleared":3,"length":{"family":"gamma","shape":2,"scale":4}},
     "thinkTime":{"family":"weibull","shape":1.5,"scale":3}}
    """

  private func file(_ personas: String...) -> Data {
    Data(
      #"{"format":"navbench.personas/1","personas":[\#(personas.joined(separator: ","))]}"#.utf8)
  }

  @Test("a file specifies every property of a persona")
  func read() throws {
    let personas = try PersonaFile.read(file(valid)).personas

    #expect(
      personas == [
        Persona(
          "a", [.explore: 3, .wait: 1], patience: 70,
          typing: Typing(
            wrong: 1, replaced: 2, cleared: 3, length: .gamma(shape: 2, scale: 4)),
          thinkTime: .weibull(shape: 1.5, scale: 3))
      ])
  }

  @Test(
    "personas with every distribution survive a round trip through a file",
    arguments: [
      Distribution.logNormal(median: 4, sigma: 0.25), .exponential(mean: 2),
      .gamma(shape: 2, scale: 0.5), .weibull(shape: 0.75, scale: 9),
    ])
  func roundTrip(_ distribution: Distribution) throws {
    let habits = Dictionary(uniqueKeysWithValues: Habit.allCases.enumerated().map { ($1, $0) })
    let personas = [
      Persona("x", habits, patience: 0, typing: Typing(length: distribution)),
      Persona("y", [.goBack: 1], thinkTime: distribution),
    ]

    let data = try PersonaFile(personas).data()

    #expect(try PersonaFile.read(data).personas == personas)
    #expect(try PersonaFile(PersonaFile.read(data).personas).data() == data)
  }

  @Test(
    "errors give their location, what was found, and what was expected",
    arguments: [
      (
        "\"explore\":3", "\"explor\":3",
        "at personas[1].habits: found 'explor', expected one of explore, fill"
      ),
      (
        "\"explore\":3", "\"explore\":-3",
        "at personas[1].habits.explore: found -3, expected a whole number from 0 to 1000000"
      ),
      (
        "\"explore\":3,\"wait\":1", "\"explore\":0",
        "at personas[1].habits: found no weight above 0, expected at least one"
      ),
      (
        "\"patience\":70", "\"patience\":101",
        "at personas[1].patience: found 101, expected a whole number from 0 to 100"
      ),
      ("\"patience\":70,", "", "at personas[1]: 'patience' is missing"),
      (
        "\"wrong\":1", "\"wrong\":99",
        "at personas[1].typing.cleared: found percentages with a sum of 104, expected at most 100"
      ),
      (
        "weibull", "normal",
        """
        at personas[1].thinkTime.family: found 'normal', expected one of logNormal, exponential, \
        gamma, weibull
        """
      ),
      (
        "\"shape\":1.5", "\"shape\":0",
        """
        at personas[1].thinkTime.shape: found 0.0, expected a number greater than 0 and at most \
        1000000
        """
      ),
      (
        "\"shape\":1.5", "\"shape\":1.5,\"mean\":2",
        "at personas[1].thinkTime: found 'mean', expected one of family, shape, scale"
      ),
      ("\"name\":\"a\"", "\"name\":\"\"", "at personas[1].name: found an empty name"),
      ("\"name\":\"a\"", "\"name\":\"b\"", "at personas: found the name 'b' twice"),
    ])
  func errors(_ part: String, _ mistake: String, _ problem: String) {
    let first = valid.replacing("\"name\":\"a\"", with: "\"name\":\"b\"")

    let error = #expect(throws: PersonaFileError.self) {
      try PersonaFile.read(file(first, valid.replacing(part, with: mistake)))
    }

    #expect(error?.problem.hasPrefix(problem) == true, "\(error?.problem ?? "")")
  }

  @Test(
    "a file with another format or without personas is rejected",
    arguments: [
      (
        #"{"format":"navbench.personas/1","personas":[]}"#,
        "at personas: found no persona, expected at least one"
      ),
      (
        #"{"format":"navbench.session/1","personas":[]}"#,
        "at format: found 'navbench.session/1', expected 'navbench.personas/1'"
      ),
    ])
  func otherFiles(_ text: String, _ problem: String) {
    let error = #expect(throws: PersonaFileError.self) { try PersonaFile.read(Data(text.utf8)) }

    #expect(error?.problem == problem)
  }
}

@Suite("Users") struct UserTests {
  /// The events of many sessions of one persona on `DeskModel`.
  private func events(_ persona: Persona, count: Int = 20) -> [UserEvent] {
    let generator = SessionGenerator<DeskModel>(
      seed: 11, eventsPerSession: 100, population: Population([persona], file: "f"))
    return (0..<count).flatMap { generator.session($0).events }
  }

  @Test("a patient user does not act while a request is pending")
  func patience() {
    func taps(_ patience: Int) -> Int {
      events(Persona("p", [.explore: 1, .serve: 1], patience: patience))
        .count { $0 == .tap("again") }
    }

    #expect(taps(100) == 0)
    #expect(taps(50) > 100)
    #expect(taps(0) > taps(50))
  }

  @Test("a patient user does not repeat an action immediately")
  func hurry() {
    func doubleTaps(_ patience: Int) -> Int {
      events(Persona("p", [.explore: 1, .hurry: 1, .serve: 1], patience: patience))
        .count { $0 == .doubleTap("ask") }
    }

    #expect(doubleTaps(100) == 0)
    #expect(doubleTaps(50) > 100)
  }

  @Test("a patient user without other habits still acts while a request is pending")
  func neverStuck() {
    #expect(events(Persona("p", [.explore: 1], patience: 100)).contains(.tap("again")))
  }

  @Test("typos, replacements and cleared fields occur in the persona's proportions")
  func typing() {
    func texts(_ typing: Typing) -> [String] {
      events(Persona("p", [.fill: 1], typing: typing)).compactMap {
        if case .type(let text, _) = $0 { text } else { nil }
      }
    }
    let all = texts(Typing(wrong: 10, replaced: 20, cleared: 5, length: .exponential(mean: 3)))
    let typos = texts(Typing(wrong: 100))

    #expect(all.count == 2000 && texts(Typing()).allSatisfy { $0 == "meant" })
    #expect(texts(Typing(cleared: 100)).allSatisfy { $0 == "" })
    #expect((60...140).contains(all.count { $0 == "" }))
    #expect((1200...1400).contains(all.count { $0 == "meant" }))
    #expect(Set(typos).isSuperset(of: ["eant", "meeant", "emant", "mean", "meannt"]))
    #expect(typos.allSatisfy { $0 != "meant" && (4...6).contains($0.count) })
    // `DeskModel` has weights only for lengths of one to five letters.
    #expect(Set(texts(Typing(replaced: 100)).map(\.count)) == [1, 2, 3, 4, 5])
  }

  @Test("pauses are drawn from the think-time distribution")
  func thinkTime() {
    let pauses = events(Persona("p", [.wait: 1])).map { event in
      if case .wait(let seconds) = event { seconds } else { 0 }
    }

    // One to five seconds, equally likely: 400 each, within six standard deviations.
    for seconds in 1...5 {
      #expect((290...510).contains(pauses.count { $0 == seconds }), "\(seconds)")
    }
    #expect(pauses.count == 2000)
  }

  @Test("a session names its persona file, and its events are reproducible")
  func origin() throws {
    let persona = Persona("p", [.explore: 1, .fill: 2, .serve: 1, .wait: 1], patience: 50)
    let generator = SessionGenerator<DeskModel>(
      seed: 5, eventsPerSession: 8, population: Population([persona], file: "mine.json"))

    let session = generator.session(3)
    let stored = try SessionFile<DeskModel.Start>.read(SessionFile(session).data()).session(
      of: DeskModel.self)

    #expect(
      stored.origin == SessionOrigin(seed: 5, index: 3, persona: "p", personaFile: "mine.json"))
    #expect(stored.events == generator.session(3).events)
  }
}

/// A desk with a button that sends a request, one that repeats it, a field, and a server.
private struct DeskModel: ReferenceModel {
  struct Start: Hashable, Sendable, Codable {}

  static let personas: [Persona] = [Persona("nobody", [.wait: 1])]
  static func weights(of distribution: Distribution, upTo limit: Int) -> [Int] {
    Array(repeating: 7, count: 5)
  }
  static func start(using random: inout RandomSource) -> Start { Start() }

  private var pending = 0
  let refusals = 0
  var isWaiting: Bool { pending > 0 }

  init(start: Start) {}

  mutating func handle(_ event: UserEvent) {
    switch event {
    case .tap, .doubleTap: pending += 1
    case .answer: pending -= 1
    default: break
    }
  }

  func describe<Sink: ScreenSink>(into sink: inout Sink) { sink.number("pending", pending) }

  func candidates() -> [Candidate] {
    var all = [
      Candidate(.tap(isWaiting ? "again" : "ask"), .explore), Candidate(.wait(seconds: 1), .wait),
      Candidate(.doubleTap("ask"), .hurry), Candidate(.type("meant", into: "field"), .fill),
    ]
    if isWaiting { all.append(Candidate(.answer(0, isSuccess: true), .serve)) }
    return all
  }
}
