import FootballGatherSessions
import UserSessions

/// Told where the work is, so that somebody else can say what it was when the process ended in the middle of it.
@MainActor public struct WorkObserver {
  private let onSession: (_ session: Int, _ subject: Int) -> Void
  private let onIdle: (_ events: Int) -> Void
  private let onValue: (_ value: Int) -> Void

  /// Makes an observer.
  ///
  /// - Parameters:
  ///   - onSession: A subject is about to run a session: the session's index or, where sessions were given as a list, its
  ///     place in it, and the subject's place among the subjects.
  ///   - onIdle: So many events have been carried out.
  ///   - onValue: The session that was begun has this value of its sweep's parameter.
  public init(
    onSession: @escaping (_ session: Int, _ subject: Int) -> Void,
    onIdle: @escaping (_ events: Int) -> Void,
    onValue: @escaping (_ value: Int) -> Void = { _ in }
  ) {
    self.onSession = onSession
    self.onIdle = onIdle
    self.onValue = onValue
  }

  /// Nobody is told.
  public static let none = WorkObserver(onSession: { _, _ in }, onIdle: { _ in })

  func begin(_ session: Int, _ subject: Int) { onSession(session, subject) }
  func begin(_ session: Int, _ subject: Int, value: Int) {
    onSession(session, subject)
    onValue(value)
  }
  func reach(_ events: Int) { onIdle(events) }

  /// Carries out events, and reports each.
  ///
  /// - Parameter done: How many events the app has carried out.
  func run(_ events: [UserEvent], on app: FootballGatherApp, after done: inout Int) {
    let driver = app.driver
    for event in events {
      driver.perform(event)
      done += 1
      reach(done)
    }
  }
}
