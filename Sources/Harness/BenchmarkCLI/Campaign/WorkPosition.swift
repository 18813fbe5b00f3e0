import BenchmarkMetrics

/// The point that a worker has reached in its job.
struct WorkPosition: Equatable {
  /// The number of signs of life; 0 before the first.
  var signs = 0
  /// The session's index, or the number of the session file.
  var session = 0
  /// The subject's index in the job.
  var subject = 0
  /// The number of events carried out; -1 before the app was launched.
  var events = 0
  /// The current value of a sweep's parameter; 0 if there is none.
  var value = 0
}

extension WorkerChannel.Sender {
  /// An observer that records the position reported by a metric.
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
