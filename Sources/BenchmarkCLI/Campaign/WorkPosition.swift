import BenchmarkMetrics

/// The point that a worker has reached in its job.
struct WorkPosition: Equatable {
  /// Goes up with every sign of life; 0 before the first.
  var signs = 0
  /// The session's index, or the number of the session file.
  var session = 0
  /// The subject's place in the job.
  var subject = 0
  /// Events that were carried out; -1 before the app was launched.
  var events = 0
  /// The value of the parameter that a sweep has come to; 0 where there is none.
  var value = 0
}

extension WorkerChannel.Sender {
  /// Records the position that a metric reports.
  @MainActor var observer: WorkObserver {
    WorkObserver(
      onSession: { session, subject in
        self.position = WorkPosition(
          signs: self.position.signs + 1, session: session, subject: subject, events: -1)
      },
      onIdle: { events in
        self.position.signs += 1
        self.position.events = events
      },
      onValue: { self.position.value = $0 })
  }
}
