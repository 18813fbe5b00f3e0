/// Makes sessions: a persona chooses among what the reference model says could be done.
public struct SessionGenerator<Model: ReferenceModel>: Sendable {
  /// The seed of all sessions.
  public let seed: UInt64
  /// How many events each session has.
  public let eventsPerSession: Int

  /// Makes a generator; every session gets the same number of events, so that their times can be compared.
  public init(seed: UInt64, eventsPerSession: Int = 100) {
    self.seed = seed
    self.eventsPerSession = eventsPerSession
  }

  /// Session `index`, whatever was made before it.
  public func session(_ index: Int) -> Session<Model> {
    var random = RandomSource(seed: seed, index: index)
    let personas = Model.personas
    let persona = personas[random.below(personas.count)]
    let start = Model.start(using: &random)
    var model = Model(start: start)
    var events: [UserEvent] = []
    events.reserveCapacity(eventsPerSession)
    while events.count < eventsPerSession {
      let event = persona.choose(among: model.candidates(), using: &random)
      model.handle(event)
      events.append(event)
    }
    let origin = SessionOrigin(seed: seed, index: index, persona: persona.name)
    return Session(origin: origin, start: start, events: events)
  }
}

extension Persona {
  /// Chooses a habit by this persona's weights among those that have a candidate, then a candidate of that habit.
  func choose(among candidates: [Candidate], using random: inout RandomSource) -> UserEvent {
    var weights = [Int](repeating: 0, count: Habit.allCases.count)
    for candidate in candidates { weights[candidate.habit.position] += candidate.weight }
    var total = 0
    for habit in Habit.allCases where weights[habit.position] > 0 { total += habits[habit] ?? 0 }
    guard total > 0 else { return .wait(seconds: 1) }
    var choice = random.below(total)
    let habit = Habit.allCases.first { habit in
      guard weights[habit.position] > 0 else { return false }
      choice -= habits[habit] ?? 0
      return choice < 0
    }
    guard let habit else { return .wait(seconds: 1) }
    var place = random.below(weights[habit.position])
    for candidate in candidates where candidate.habit == habit {
      place -= candidate.weight
      if place < 0 { return candidate.event }
    }
    return .wait(seconds: 1)
  }
}

extension Habit {
  fileprivate var position: Int {
    switch self {
    case .explore: 0
    case .fill: 1
    case .goBack: 2
    case .hesitate: 3
    case .fumble: 4
    case .decide: 5
    case .external: 6
    case .serve: 7
    case .fail: 8
    case .system: 9
    case .wait: 10
    }
  }
}
