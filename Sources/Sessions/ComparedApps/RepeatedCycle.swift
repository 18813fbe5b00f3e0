import UserSessions

/// A sequence of actions that returns to its starting point.
package struct RepeatedCycle<Model: ReferenceModel>: Sendable {
  /// The name in reports, such as `edit, save`.
  package let name: String
  /// The session that leads to the start of the actions.
  package let approach: Session<Model>
  /// Whether each repetition adds visible content, which legitimately requires more objects.
  package let addsContent: Bool
  /// The events of a repetition; repetitions are numbered from 1.
  package let events: @Sendable (_ repetition: Int) -> [UserEvent]

  package init(
    _ name: String, after approach: Session<Model>, addsContent: Bool = false,
    events: @escaping @Sendable (_ repetition: Int) -> [UserEvent]
  ) {
    self.name = name
    self.approach = approach
    self.addsContent = addsContent
    self.events = events
  }

  /// The approach, followed by the given number of repetitions.
  package func session(repetitions: Int) -> Session<Model> {
    Session(
      start: approach.start, events: (1...repetitions).reduce(approach.events) { $0 + events($1) })
  }
}
