import UserSessions

/// A user action that leads to another screen.
package struct UserAction<Model: ReferenceModel>: Sendable {
  package let name: String
  /// The session that leads to the starting point of the action.
  package let approach: Session<Model>
  /// The events of the action, including the server responses it waits for.
  package let events: [UserEvent]

  package init(_ name: String, after approach: Session<Model>, events: [UserEvent]) {
    self.name = name
    self.approach = approach
    self.events = events
  }
}
