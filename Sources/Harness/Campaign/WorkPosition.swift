import BenchmarkKit

/// The point that a worker has reached in its job.
package struct WorkPosition: Equatable {
  /// The number of progress reports; 0 before the first.
  package var signs = 0
  /// The session's index, or its position if sessions were given as a list.
  package var session = 0
  /// The subject's index in the job.
  package var subject = 0
  /// The number of events processed; -1 until the app has launched.
  package var events = 0
  /// The current value of a sweep's parameter; 0 if there is none.
  package var value = 0
}

extension WorkerChannel.Sender {
  /// An observer that records the position reported by a metric.
  @MainActor package var observer: WorkObserver {
    WorkObserver(
      onSession: { session, subject in
        self.position = WorkPosition(
          signs: self.position.signs + 1, session: session, subject: subject, events: -1)
      },
      onIdle: { events in
        self.position.signs += 1
        self.position.events = events
      },
      onValue: { self.position.value = $0 }, onAdvance: advance, onLife: live)
  }
}
