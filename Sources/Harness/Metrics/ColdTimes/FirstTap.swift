import BenchmarkKit
import CColdCaches
import ComparedApps
import Foundation
import UserSessions

/// The first event after the app's launch, in a process that has not run the subject before.
///
/// Its time includes everything that the runtime does once (metadata, conformances and lazy
/// globals), and the page faults of the copied process, which do not occur in a real app.
enum FirstTap {
  /// The nanoseconds of a session's first event, measured in a copy of this process.
  ///
  /// - Throws: `Unmeasurable` if the copy ends without reporting a time.
  @MainActor static func time<A: App>(
    _ session: Session<A.Model>, _ subject: SubjectUnderTest, _ app: A, _ caches: ColdCaches
  ) throws -> Double {
    var ends: [Int32] = [0, 0]
    guard let event = session.events.first, pipe(&ends) == 0 else {
      throw Unmeasurable("the session has no event, or no pipe can be created.")
    }
    defer { close(ends[0]) }
    let child = nb_fork()
    if child == 0 {
      let app = app.launch(subject.variant, start: session.start)
      caches.evict()
      let driver = app.driver
      let start = EventClock.now()
      driver.perform(event)
      var time = EventClock.now() - start
      write(ends[1], &time, MemoryLayout.size(ofValue: time))
      _exit(0)
    }
    let problem = errno
    close(ends[1])
    guard child > 0 else {
      throw Unmeasurable("the process cannot be copied: \(SystemReason(problem)).")
    }
    var time: UInt64 = 0
    let size = MemoryLayout.size(ofValue: time)
    var count = read(ends[0], &time, size)
    while count < 0, errno == EINTR { count = read(ends[0], &time, size) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard count == size, time > 0 else {
      throw Unmeasurable(
        "a copy of the process ended during the first event of session"
          + " \(session.origin?.index ?? 0) of \(subject.subject.id) (status \(status)): run the"
          + " conformance check before measuring it.")
    }
    return Double(time)
  }
}
