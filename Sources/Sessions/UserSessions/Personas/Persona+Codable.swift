// The format of a persona in a file; an unknown key causes an error that lists the valid keys.
// `{"name": "newcomer", "habits": {"explore": 30}, "patience": 70,
//   "typing": {"wrong": 10, "replaced": 8, "cleared": 5,
//     "length": {"family": "logNormal", "median": 9, "sigma": 0.5}},
//   "thinkTime": {"family": "exponential", "mean": 3}}`
extension Persona: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case name, habits, patience, typing, thinkTime
  }

  public init(from decoder: any Decoder) throws {
    let values = try StrictContainer<Key>(decoder)
    let name = try values.decode(String.self, .name)
    if name.isEmpty {
      throw values.problem(.name, "found an empty name, expected at least one character")
    }
    self.init(
      name, try values.decode(HabitWeights.self, .habits).weights,
      patience: try values.percent(.patience), typing: try values.decode(Typing.self, .typing),
      thinkTime: try values.decode(Distribution.self, .thinkTime))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(name, forKey: .name)
    try values.encode(HabitWeights(weights: habits), forKey: .habits)
    try values.encode(patience, forKey: .patience)
    try values.encode(typing, forKey: .typing)
    try values.encode(thinkTime, forKey: .thinkTime)
  }
}

extension Typing: Codable {
  private enum Key: String, CodingKey, CaseIterable { case wrong, replaced, cleared, length }

  public init(from decoder: any Decoder) throws {
    let values = try StrictContainer<Key>(decoder)
    self.init(
      wrong: try values.percent(.wrong), replaced: try values.percent(.replaced),
      cleared: try values.percent(.cleared), length: try values.decode(Distribution.self, .length))
    let sum = wrong + replaced + cleared
    if sum > 100 {
      throw values.problem(.cleared, "found percentages with a sum of \(sum), expected at most 100")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(wrong, forKey: .wrong)
    try values.encode(replaced, forKey: .replaced)
    try values.encode(cleared, forKey: .cleared)
    try values.encode(length, forKey: .length)
  }
}

extension Distribution: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case family, median, sigma, mean, shape, scale
  }
  private enum Family: String, CaseIterable { case logNormal, exponential, gamma, weibull }

  public init(from decoder: any Decoder) throws {
    let values = try StrictContainer<Key>(decoder)
    let text = try values.decode(String.self, .family)
    guard let family = Family(rawValue: text) else {
      let known = Family.allCases.map(\.rawValue).joined(separator: ", ")
      throw values.problem(.family, "found '\(text)', expected one of \(known)")
    }
    switch family {
    case .logNormal:
      try values.allow([.family, .median, .sigma])
      self = .logNormal(median: try values.positive(.median), sigma: try values.positive(.sigma))
    case .exponential:
      try values.allow([.family, .mean])
      self = .exponential(mean: try values.positive(.mean))
    case .gamma:
      try values.allow([.family, .shape, .scale])
      self = .gamma(shape: try values.positive(.shape), scale: try values.positive(.scale))
    case .weibull:
      try values.allow([.family, .shape, .scale])
      self = .weibull(shape: try values.positive(.shape), scale: try values.positive(.scale))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    func encode(_ family: Family, _ parameters: [(Key, Double)]) throws {
      try values.encode(family.rawValue, forKey: .family)
      for (key, value) in parameters { try values.encode(value, forKey: key) }
    }
    switch self {
    case .logNormal(let median, let sigma):
      try encode(.logNormal, [(.median, median), (.sigma, sigma)])
    case .exponential(let mean): try encode(.exponential, [(.mean, mean)])
    case .gamma(let shape, let scale): try encode(.gamma, [(.shape, shape), (.scale, scale)])
    case .weibull(let shape, let scale): try encode(.weibull, [(.shape, shape), (.scale, scale)])
    }
  }
}

extension Habit: CodingKey {}

/// Habit weights as an object; a dictionary with enum keys would be encoded as an array.
private struct HabitWeights: Codable {
  let weights: [Habit: Int]

  init(weights: [Habit: Int]) { self.weights = weights }

  init(from decoder: any Decoder) throws {
    let values = try StrictContainer<Habit>(decoder)
    var weights: [Habit: Int] = [:]
    for habit in values.keys { weights[habit] = try values.number(habit, 0...1_000_000) }
    guard weights.values.contains(where: { $0 > 0 }) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "found no weight above 0, expected at least one"))
    }
    self.weights = weights
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Habit.self)
    for habit in Habit.allCases {
      try weights[habit].map { try values.encode($0, forKey: habit) }
    }
  }
}
