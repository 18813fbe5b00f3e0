/// Told where the work is, so that somebody else can say what it was when the process ended in the middle of it.
@MainActor public struct WorkObserver {
  private let onSession: (_ session: Int, _ subject: Int) -> Void
  private let onIdle: (_ events: Int) -> Void

  /// Makes an observer.
  ///
  /// - Parameters:
  ///   - onSession: A subject is about to run a session: the session's index or, where sessions were given as a list, its
  ///     place in it, and the subject's place among the subjects.
  ///   - onIdle: So many events have been carried out.
  public init(
    onSession: @escaping (_ session: Int, _ subject: Int) -> Void,
    onIdle: @escaping (_ events: Int) -> Void
  ) {
    self.onSession = onSession
    self.onIdle = onIdle
  }

  /// Nobody is told.
  public static let none = WorkObserver(onSession: { _, _ in }, onIdle: { _ in })

  func begin(_ session: Int, _ subject: Int) { onSession(session, subject) }
  func reach(_ events: Int) { onIdle(events) }
}
