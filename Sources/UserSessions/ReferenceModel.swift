/// An app as a pure value: the oracle that says what must be on screen after every event.
///
/// A conformer also proposes what a user could do next, so that sessions go somewhere: the generator asks it
/// for candidates and lets the persona's habits choose among them.
public protocol ReferenceModel: Sendable {
  /// What the app finds when it is launched: stored credentials, the server's data, a link.
  associatedtype Start: Hashable, Sendable

  /// Draws what an app may find at its launch.
  static func start(using random: inout RandomSource) -> Start

  /// The users that sessions are shared out among, where nobody brings others.
  static var personas: [Persona] { get }

  /// A distribution as whole-number weights of 1, 2, …, `limit`, at least one of them above zero.
  ///
  /// Asked once a generator. Sessions depend on these numbers alone and are drawn with `RandomSource`, so they stay the same
  /// whatever library has computed them; this module has none.
  static func weights(of distribution: Distribution, upTo limit: Int) -> [Int]

  /// The app right after its launch has settled.
  init(start: Start)

  /// Brings the model to where the app must be when `event` has been carried out and the main queue is idle.
  mutating func handle(_ event: UserEvent)

  /// Brings the model to where the app must be when the system has told it that it ends.
  mutating func terminate()

  /// Tells what must be on screen now.
  func describe<Sink: ScreenSink>(into sink: inout Sink)

  /// How many requests UIKit has had to refuse so far, such as an alert over an alert.
  var refusals: Int { get }

  /// Whether the user is waiting for an answer: a patient one then does nothing else.
  var isWaiting: Bool { get }

  /// What a user might do now: possible events, and now and then one that must change nothing.
  func candidates() -> [Candidate]

  /// Every event that a user could be proposed here, where `candidates` takes turns; the order and repetitions mean nothing.
  var possibleEvents: [UserEvent] { get }
}

extension ReferenceModel {
  public mutating func terminate() {}

  public var possibleEvents: [UserEvent] { candidates().map(\.event) }
}

/// An event that a user might choose, and the habit that makes them choose it.
public struct Candidate: Sendable {
  public let event: UserEvent
  public let habit: Habit
  /// How likely the event is among the candidates of the same habit; more than zero.
  public let weight: Int

  /// Proposes an event.
  public init(_ event: UserEvent, _ habit: Habit, weight: Int = 1) {
    self.event = event
    self.habit = habit
    self.weight = weight
  }
}

/// What kind of thing a user does; personas differ in how often they do which.
public enum Habit: String, CaseIterable, Hashable, Sendable, Codable {
  /// Going on: taps and rows that lead forward.
  case explore
  /// Typing, picking, stepping, moving rows.
  case fill
  /// Going back, by button, swipe or menu.
  case goBack
  /// Swipes begun and not finished.
  case hesitate
  /// Taps on what is disabled or covered.
  case fumble
  /// Acting again before the app has done what was asked: double taps. The patient do it less.
  case hurry
  /// Choosing in alerts.
  case decide
  /// Links and notifications.
  case external
  /// Good answers of the server.
  case serve
  /// Failures of the server.
  case fail
  /// The system's own events: background, memory warnings, interruptions.
  case system
  /// Letting time pass, as long as the user's think time says.
  case wait
}
