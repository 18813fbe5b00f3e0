/// An app as a pure value: the oracle for what must be on screen after every event.
///
/// A conformer also proposes what a user could do next: the generator asks it for candidates and
/// chooses among them by the persona's habits.
public protocol ReferenceModel: Sendable {
  /// The state in which the app is launched: stored credentials, the server's data, a link.
  associatedtype Start: Hashable, Sendable

  /// Draws a random start.
  static func start(using random: inout RandomSource) -> Start

  /// The personas that sessions are divided among by default.
  static var personas: [Persona] { get }

  /// Whole-number weights for 1, 2, …, `limit` under a distribution; at least one is above zero.
  ///
  /// Called once per generator. Sessions depend only on these weights and are drawn with
  /// `RandomSource`. By default, the weights are the distribution's probabilities.
  static func weights(of distribution: Distribution, upTo limit: Int) -> [Int]

  /// Creates the model in its state after the launch, once the app is idle.
  init(start: Start)

  /// Advances the model to the state after `event`, with the main queue idle.
  mutating func handle(_ event: UserEvent)

  /// Advances the model to the state after the app's termination callbacks.
  mutating func terminate()

  /// Describes what must be on screen now.
  func describe<Sink: ScreenSink>(into sink: inout Sink)

  /// The number of requests that UIKit has refused so far, such as an alert over an alert.
  var refusals: Int { get }

  /// Whether the user is waiting for an answer; a patient user then does nothing else.
  var isWaiting: Bool { get }

  /// The events a user might choose now, occasionally including one that must change nothing.
  func candidates() -> [Candidate]

  /// Every event that could ever be proposed in this state, unlike `candidates`, which varies.
  ///
  /// Order and repetitions carry no meaning.
  var possibleEvents: [UserEvent] { get }
}

extension ReferenceModel {
  /// Returns the model in its state after further events.
  public func after(_ events: some Sequence<UserEvent>) -> Self {
    var model = self
    for event in events { model.handle(event) }
    return model
  }

  public mutating func terminate() {}

  public static func weights(of distribution: Distribution, upTo limit: Int) -> [Int] {
    distribution.weights(upTo: limit)
  }

  public var possibleEvents: [UserEvent] { candidates().map(\.event) }
}
