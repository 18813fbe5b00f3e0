/// Sessions that run at the same time, in order.
struct SessionQueue<Session> {
  /// The number of sessions at a time.
  ///
  /// The same on every machine, because session *i* learns from those up to *i* minus this number.
  private static var width: Int { 4 }

  private var running: [Session] = []

  /// Returns a session, after starting those that run beside it.
  ///
  /// - Parameters:
  ///   - index: The session's index; each call has the next one.
  ///   - count: The number of all sessions.
  ///   - start: Starts the session with an index; called once for each, in order.
  mutating func next(
    _ index: Int, of count: Int, start: (_ index: Int) throws -> Session
  ) rethrows -> Session {
    while running.count < min(Self.width, count - index) {
      running.append(try start(index + running.count))
    }
    return running.removeFirst()
  }

  /// Ends the sessions that have been started and not returned.
  mutating func abandon() { running.removeAll() }
}
