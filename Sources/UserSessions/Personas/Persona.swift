/// A kind of user, as data: what they do how often, how patient they are, how they type, and how long they think.
///
/// `Persona+Codable.swift` has the form in a file.
public struct Persona: Hashable, Sendable {
  /// What reports call this user.
  public let name: String
  /// How much of what they do is of each habit; a missing habit is never followed.
  public let habits: [Habit: Int]
  /// How often, in percent, they wait for what is under way, an answer or a transition, where they could act again.
  public let patience: Int
  /// What becomes of the texts that they mean to type.
  public let typing: Typing
  /// How long they let time pass when they do, in seconds.
  public let thinkTime: Distribution

  /// Describes a user.
  ///
  /// - Parameters:
  ///   - habits: Weights, each zero or more.
  ///   - patience: From 0 to 100.
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

/// How a persona types: shares in percent of the texts they mean to type, at most 100 together.
public struct Typing: Hashable, Sendable {
  /// A letter left out, doubled, or exchanged with the next.
  public var wrong: Int
  /// Something else in its place, as long as `length` says.
  public var replaced: Int
  /// Nothing: the field is emptied.
  public var cleared: Int
  /// How long texts of their own are, in letters.
  public var length: Distribution

  /// Describes how a persona types; nothing ever goes wrong where nothing is said.
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

/// A distribution of times or lengths: a family and its parameters, all above zero.
///
/// Whoever makes sessions turns it into weights of whole numbers; see `ReferenceModel.weights(of:upTo:)`.
public enum Distribution: Hashable, Sendable {
  /// `sigma` is the standard deviation of the logarithm.
  case logNormal(median: Double, sigma: Double)
  case exponential(mean: Double)
  /// The mean is `shape` times `scale`.
  case gamma(shape: Double, scale: Double)
  case weibull(shape: Double, scale: Double)
}

/// The users that sessions are shared out among, instead of the model's own.
public struct Population: Hashable, Sendable, Codable {
  /// At least one.
  public let personas: [Persona]
  /// The file that they are from, for whoever wants to make a session again.
  public let file: String

  /// Takes the personas of a file.
  public init(_ personas: [Persona], file: String) {
    self.personas = personas
    self.file = file
  }
}

extension Distribution: CustomStringConvertible {
  public var description: String {
    switch self {
    case .logNormal(let median, let sigma): "log-normal, median \(median), sigma \(sigma)"
    case .exponential(let mean): "exponential, mean \(mean)"
    case .gamma(let shape, let scale): "gamma, shape \(shape), scale \(scale)"
    case .weibull(let shape, let scale): "Weibull, shape \(shape), scale \(scale)"
    }
  }
}
