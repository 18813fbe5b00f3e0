import UserSessions

/// Receives the position of the work, so that another process can report it after a crash.
@MainActor package struct WorkObserver {
  private let onSession: (_ session: Int, _ subject: Int) -> Void
  private let onIdle: (_ events: Int) -> Void
  private let onValue: (_ value: Int) -> Void
  private let onAdvance: () -> Void
  private let onLife: () -> Void

  /// Creates an observer.
  ///
  /// - Parameters:
  ///   - onSession: Called before a subject runs a session, with the session's index (or its
  ///     position, if sessions were given as a list) and the subject's position.
  ///   - onIdle: Called with the number of events processed so far.
  ///   - onValue: Called with the value of the sweep's parameter for the session just begun.
  ///   - onAdvance: Called after each subject has finished a session, or another unit of work.
  ///   - onLife: Called when work continues without reaching another position.
  package init(
    onSession: @escaping (_ session: Int, _ subject: Int) -> Void,
    onIdle: @escaping (_ events: Int) -> Void,
    onValue: @escaping (_ value: Int) -> Void = { _ in },
    onAdvance: @escaping () -> Void = {}, onLife: @escaping () -> Void = {}
  ) {
    self.onSession = onSession
    self.onIdle = onIdle
    self.onValue = onValue
    self.onAdvance = onAdvance
    self.onLife = onLife
  }

  /// An observer that does nothing.
  package static let none = WorkObserver(onSession: { _, _ in }, onIdle: { _ in })

  package func begin(_ session: Int, _ subject: Int) { onSession(session, subject) }
  package func begin(_ session: Int, _ subject: Int, value: Int) {
    onSession(session, subject)
    onValue(value)
  }
  package func reach(_ events: Int) { onIdle(events) }
  package func advance() { onAdvance() }
  package func live() { onLife() }

  /// Performs events and reports each one.
  ///
  /// - Parameter done: The number of events that the app has processed.
  package func run(_ events: [UserEvent], on app: some AppUnderTest, after done: inout Int) {
    let driver = app.driver
    for event in events {
      driver.perform(event)
      done += 1
      reach(done)
    }
  }
}
