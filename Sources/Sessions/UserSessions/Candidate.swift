/// An event that a user might choose, and the habit it belongs to.
public struct Candidate: Sendable {
  public let event: UserEvent
  public let habit: Habit
  /// The relative weight among candidates of the same habit; greater than zero.
  public let weight: Int

  /// Creates a candidate.
  public init(_ event: UserEvent, _ habit: Habit, weight: Int = 1) {
    self.event = event
    self.habit = habit
    self.weight = weight
  }
}

/// A category of user actions; personas differ in how often they choose each.
public enum Habit: String, CaseIterable, Hashable, Sendable, Codable {
  /// Moving forward: taps and rows that lead to new screens.
  case explore
  /// Typing, picking, stepping, moving rows.
  case fill
  /// Going back by button, swipe or menu.
  case goBack
  /// Swipes begun but not finished.
  case hesitate
  /// Taps on disabled or covered elements.
  case fumble
  /// Acting again before the app has responded, such as a double tap; rarer for patient users.
  case hurry
  /// Choosing an action in an alert.
  case decide
  /// Opening links and notifications.
  case external
  /// Successful answers from the server.
  case serve
  /// Failures from the server.
  case fail
  /// System events: background, memory warnings, interruptions.
  case system
  /// Letting time pass, for the persona's think time.
  case wait
}
