/// A user's visit to the app: its origin, how the app was launched, and every event.
///
/// Session *i* of a seed is a pure function of *i* and the seed, so any session can be generated
/// separately, and every way of splitting a campaign gives the same sessions.
public struct Session<Model: ReferenceModel>: Sendable {
  /// The seed and index that generated the session; `nil` if it was written by hand or shrunk.
  public let origin: SessionOrigin?
  /// The state in which the app was launched.
  public let start: Model.Start
  /// The events, in order.
  public let events: [UserEvent]

  /// Creates a session from its parts.
  public init(origin: SessionOrigin? = nil, start: Model.Start, events: [UserEvent]) {
    self.origin = origin
    self.start = start
    self.events = events
  }
}
