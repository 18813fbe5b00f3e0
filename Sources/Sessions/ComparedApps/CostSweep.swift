import UserSessions

/// A parameter, the events that bring an app to each value, and the section to measure there.
package struct CostSweep<Model: ReferenceModel>: Sendable {
  /// The section measured once the app has reached a value of the parameter.
  package enum Section: Sendable {
    case events(@Sendable (_ n: Int) -> [UserEvent])
    /// The shutdown and release of the app.
    case shutDown
  }

  package let name: String
  /// A description of the measured section.
  package let measured: String
  package let values: [Int]
  /// The reason for the upper limit on the parameter; `nil` if there is no limit.
  package let bound: String?
  /// The session that brings the app to a value.
  package let approach: @Sendable (_ n: Int) -> Session<Model>
  package let section: Section

  package init(
    name: String, measured: String, values: [Int], bound: String? = nil,
    approach: @escaping @Sendable (_ n: Int) -> Session<Model>, section: Section
  ) {
    self.name = name
    self.measured = measured
    self.values = values
    self.bound = bound
    self.approach = approach
    self.section = section
  }

  /// The measured events at a value; none if the app's shutdown is measured.
  package func measuredEvents(at n: Int) -> [UserEvent] {
    if case .events(let events) = section { events(n) } else { [] }
  }

  /// All events as one session, for the reference model.
  package func session(at n: Int) -> Session<Model> {
    let approach = approach(n)
    return Session(start: approach.start, events: approach.events + measuredEvents(at: n))
  }
}
