/// A kind of user, as data: habits, patience, typing and think time.
///
/// `Persona+Codable.swift` describes the file format.
public struct Persona: Hashable, Sendable {
  /// The name in reports.
  public let name: String
  /// The weight of each habit; a habit that is missing is never chosen.
  public let habits: [Habit: Int]
  /// The probability, in percent, of waiting for an answer or transition before acting again.
  public let patience: Int
  /// The typos and replacements in typed texts.
  public let typing: Typing
  /// The length of pauses, in seconds.
  public let thinkTime: Distribution

  /// Creates a persona.
  ///
  /// - Parameters:
  ///   - habits: Weights, each zero or more.
  ///   - patience: A percentage from 0 to 100.
  public init(
    _ name: String, _ habits: [Habit: Int], patience: Int = 50, typing: Typing = Typing(),
    thinkTime: Distribution = .exponential(mean: 3)
  ) {
    self.name = name
    self.habits = habits
    self.patience = patience
    self.typing = typing
    self.thinkTime = thinkTime
  }
}

/// A persona's way of typing: percentages of the intended texts, at most 100 in total.
public struct Typing: Hashable, Sendable {
  /// The percentage of texts with one letter left out, doubled, or exchanged with the next.
  public var wrong: Int
  /// The percentage of texts replaced with another text, whose length is drawn from `length`.
  public var replaced: Int
  /// The percentage of texts that are not typed: the field is cleared instead.
  public var cleared: Int
  /// The length of replacement texts, in letters.
  public var length: Distribution

  /// Creates a way of typing; defaults to typing everything as intended.
  public init(
    wrong: Int = 0, replaced: Int = 0, cleared: Int = 0,
    length: Distribution = .logNormal(median: 9, sigma: 0.5)
  ) {
    self.wrong = wrong
    self.replaced = replaced
    self.cleared = cleared
    self.length = length
  }
}
