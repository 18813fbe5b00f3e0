/// A persona in action: chooses among candidates, waits and types.
struct User: Sendable {
  let persona: Persona
  /// The persona's habit weights in hundredths, indexed by `Habit.position`.
  ///
  /// The weight of `hurry` is reduced by a percentage; hundredths keep it a whole number.
  private let weights: [Int]
  private let pauses: WeightedNumbers
  private let lengths: WeightedNumbers

  /// The longest pause drawn, in seconds, and the longest text, in letters.
  private static let longestPause = 900
  private static let longestText = 60

  init(_ persona: Persona, weights: (Distribution, Int) -> [Int]) {
    self.persona = persona
    self.weights = Habit.allCases.map { habit in
      (persona.habits[habit] ?? 0) * (habit == .hurry ? 100 - persona.patience : 100)
    }
    pauses = WeightedNumbers(weights(persona.thinkTime, Self.longestPause))
    lengths = WeightedNumbers(weights(persona.typing.length, Self.longestText))
  }

  /// Chooses a habit that has candidates, by the persona's weights, and then one candidate.
  ///
  /// - Parameter isWaiting: Whether an answer is pending; a patient user then does nothing.
  func choose(
    among candidates: [Candidate], isWaiting: Bool, using random: inout RandomSource
  ) -> UserEvent {
    if isWaiting, random.chance(percent: persona.patience),
      let event = choose(among: candidates, of: \.isPatient, using: &random)
    {
      return event
    }
    return choose(among: candidates, of: { _ in true }, using: &random)
      ?? .wait(seconds: pauses.draw(using: &random))
  }

  private func choose(
    among candidates: [Candidate], of isMeant: (Habit) -> Bool, using random: inout RandomSource
  ) -> UserEvent? {
    var proposed = [Int](repeating: 0, count: Habit.allCases.count)
    for candidate in candidates { proposed[candidate.habit.position] += candidate.weight }
    var total = 0
    for habit in Habit.allCases where proposed[habit.position] > 0 && isMeant(habit) {
      total += weights[habit.position]
    }
    guard total > 0 else { return nil }
    var choice = random.below(total)
    let habit = Habit.allCases.first { habit in
      guard proposed[habit.position] > 0, isMeant(habit) else { return false }
      choice -= weights[habit.position]
      return choice < 0
    }
    guard let habit else { return nil }
    var place = random.below(proposed[habit.position])
    for candidate in candidates where candidate.habit == habit {
      place -= candidate.weight
      if place < 0 { return carriedOut(candidate, using: &random) }
    }
    return nil
  }

  /// The event that this user performs for a candidate.
  private func carriedOut(
    _ candidate: Candidate, using random: inout RandomSource
  ) -> UserEvent {
    switch (candidate.event, candidate.habit) {
    case (.wait, .wait): .wait(seconds: pauses.draw(using: &random))
    case (.type(let text, let field), .explore), (.type(let text, let field), .fill):
      .type(typed(text, using: &random), into: field)
    default: candidate.event
    }
  }

  private func typed(_ text: String, using random: inout RandomSource) -> String {
    let typing = persona.typing
    let chance = random.below(100)
    if chance < typing.wrong { return TypedText.withTypo(text, using: &random) }
    if chance < typing.wrong + typing.replaced {
      return TypedText.other(of: lengths.draw(using: &random), using: &random)
    }
    return chance < typing.wrong + typing.replaced + typing.cleared ? "" : text
  }
}

extension Habit {
  // The index in `allCases`; searching for it there would cost more than the choice itself.
  fileprivate var position: Int {
    switch self {
    case .explore: 0
    case .fill: 1
    case .goBack: 2
    case .hesitate: 3
    case .fumble: 4
    case .hurry: 5
    case .decide: 6
    case .external: 7
    case .serve: 8
    case .fail: 9
    case .system: 10
    case .wait: 11
    }
  }

  /// Whether events of this habit happen to a waiting user, rather than being the user's own
  /// actions.
  fileprivate var isPatient: Bool {
    switch self {
    case .serve, .fail, .system, .wait: true
    default: false
    }
  }
}
