/// A candidate event for a position in a session.
public struct Proposal: Hashable, Sendable {
  public let event: UserEvent
  /// Whether the event is known to have an effect; others are tried only in the last position.
  public let leadsOn: Bool

  /// Creates a proposal.
  public init(_ event: UserEvent, leadsOn: Bool = true) {
    self.event = event
    self.leadsOn = leadsOn
  }
}
