// The only file that needs the executors of the runtime, which are not public yet. They may change with any release of the
// compiler; in one that this list does not have, the app's tasks do not run, and `isAvailable` is false.
#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
#endif

/// Swift concurrency on the virtual main loop: tasks run in turns of the loop, and `Task.sleep` on its clock.
///
/// Everything runs on the loop's thread, also what would run beside the main actor on a phone, so that a session is the
/// same each time.
@MainActor package enum VirtualConcurrency {
  /// Whether the runtime of this compiler lets a session run tasks.
  package nonisolated static var isAvailable: Bool {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      true
    #else
      false
    #endif
  }

  /// Gives all tasks of the process that are enqueued from now on to the main loop, for good: only for a copy of the process
  /// that runs one session and ends.
  package static func takeOver() {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      _createExecutors(factory: VirtualExecutors.self)
    #endif
  }
}

#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  private struct VirtualExecutors: ExecutorFactory {
    static var mainExecutor: any MainExecutor { VirtualMainExecutor.shared }
    static var defaultExecutor: any TaskExecutor { VirtualTaskExecutor.shared }
  }

  /// Runs the jobs of the main actor in the next turn of the main loop.
  private final class VirtualMainExecutor: MainExecutor, SchedulingExecutor {
    static let shared = VirtualMainExecutor()

    func enqueue(_ job: consuming ExecutorJob) { put(UnownedJob(job), after: 0) }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) { put(UnownedJob(job), after: delay.virtualSeconds) }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) { put(UnownedJob(job), after: clock.now.duration(to: instant).virtualSeconds) }

    private func put(_ job: UnownedJob, after delay: TimeInterval) {
      DispatchQueue.put(after: delay) { [self] in
        job.runSynchronously(on: asUnownedSerialExecutor())
      }
    }

    func checkIsolated() {
      precondition(MainLoop.isOnItsThread, "main actor code has to run on the main loop's thread")
    }
    func isIsolatingCurrentContext() -> Bool? { MainLoop.isOnItsThread }
    // The session runs the loop; a run loop within it would have nothing to wait for.
    func run() throws {}
    func stop() {}
  }

  /// Runs all other jobs there too.
  private final class VirtualTaskExecutor: TaskExecutor, SchedulingExecutor {
    static let shared = VirtualTaskExecutor()

    func enqueue(_ job: consuming ExecutorJob) { put(UnownedJob(job), after: 0) }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) { put(UnownedJob(job), after: delay.virtualSeconds) }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) { put(UnownedJob(job), after: clock.now.duration(to: instant).virtualSeconds) }

    private func put(_ job: UnownedJob, after delay: TimeInterval) {
      DispatchQueue.put(after: delay) { [self] in
        job.runSynchronously(on: asUnownedTaskExecutor())
      }
    }
  }

  extension DurationProtocol {
    /// Seconds, rounded up to a millisecond: a deadline is an instant of the real clock, of which a little has passed by now.
    fileprivate var virtualSeconds: TimeInterval {
      guard let (seconds, attoseconds) = (self as? Duration)?.components else { return 0 }
      return (Double(seconds) * 1e3 + Double(attoseconds) / 1e15).rounded(.up) / 1e3
    }
  }
#endif
