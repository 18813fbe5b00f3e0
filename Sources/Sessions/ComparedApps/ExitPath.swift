import UserSessions

/// The events that leave a screen, or begin to leave it, and the events that follow.
package struct ExitPath<Model: ReferenceModel>: Sendable {
  /// A step after the exit, which may release objects that were retained until then.
  package struct Step: Sendable {
    /// The name in reports, such as `the next back`.
    package let name: String
    package let events: [UserEvent]

    package init(name: String, events: [UserEvent]) {
      self.name = name
      self.events = events
    }
  }

  /// The kind of exit, such as `back button`.
  package let kind: String
  /// The frontmost screen or alert before the exit.
  package let screen: String
  /// Whether the exit removes the screen; `false` for a cancelled swipe.
  package let leaves: Bool
  /// The steps that follow, in order; empty if the app is terminated.
  package let steps: [Step]
  /// The route to the screen, the exit, and the steps.
  package let session: Session<Model>
  /// The numbers of the exit's events, counted from 1.
  package let exit: Range<Int>

  /// Creates an exit path of the screen that the session `approach` leads to.
  package init(
    _ kind: String, of screen: String, after approach: Session<Model>, by events: [UserEvent],
    leaves: Bool, then steps: [Step]
  ) {
    self.kind = kind
    self.screen = screen
    self.leaves = leaves
    self.steps = steps
    session = Session(
      start: approach.start, events: approach.events + events + steps.flatMap(\.events))
    exit = approach.events.count + 1..<approach.events.count + events.count + 1
  }

  /// Whether the exit is the end of the app.
  package var endsApp: Bool { exit.isEmpty }

  /// The step that contains an event, by the event's number.
  package func step(of event: Int) -> Step? {
    var last = exit.upperBound - 1
    return steps.first { step in
      last += step.events.count
      return event <= last
    }
  }
}
