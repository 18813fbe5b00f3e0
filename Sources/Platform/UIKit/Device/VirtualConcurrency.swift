// The only file that needs the runtime's executors, which are not public API and may change with
// any compiler release. With a version not listed here, the app's tasks do not run and
// `isAvailable` is false.
#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
#endif

/// Swift concurrency on virtual time.
///
/// Tasks run in turns of the main loop, and `Task.sleep` uses its clock. Everything runs on the
/// loop's thread, even work that a phone would run concurrently, so that sessions are
/// deterministic.
@MainActor package enum VirtualConcurrency {
  /// Whether this compiler's runtime supports tasks in sessions.
  package nonisolated static var isAvailable: Bool {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      true
    #else
      false
    #endif
  }

  /// Redirects all tasks enqueued from now on to the main loop, permanently, and runs `body`.
  ///
  /// Only for a forked process that runs one session and exits.
  package static func takeOver(_ body: @escaping @MainActor () -> Void) {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      _createExecutors(factory: VirtualExecutors.self)
      // The caller may run in a job of the previous main executor. There, the runtime would not
      // recognize the main actor, and would queue isolated deinits instead of running them at once.
      MainLoop.current = MainLoop()
      Task { body() }
      MainLoop.current.turn()
    #else
      body()
    #endif
  }
}

#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  private struct VirtualExecutors: ExecutorFactory {
    static var mainExecutor: any MainExecutor { VirtualMainExecutor.shared }
    static var defaultExecutor: any TaskExecutor { VirtualTaskExecutor.shared }
  }

  /// Runs the main actor's jobs in the next turn of the main loop.
  private final class VirtualMainExecutor: MainExecutor, VirtualExecutor {
    static let shared = VirtualMainExecutor()

    func run(_ job: UnownedJob) { job.runSynchronously(on: asUnownedSerialExecutor()) }

    func checkIsolated() {
      precondition(MainLoop.isOnItsThread, "main actor code has to run on the main loop's thread")
    }
    func isIsolatingCurrentContext() -> Bool? { MainLoop.isOnItsThread }
    // The session runs the loop; a nested run would have nothing to wait for.
    func run() throws {}
    func stop() {}
  }

  /// Runs all other jobs in turns of the main loop, too.
  private final class VirtualTaskExecutor: TaskExecutor, VirtualExecutor {
    static let shared = VirtualTaskExecutor()

    func run(_ job: UnownedJob) { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// An executor whose jobs run in later turns of the main loop.
  private protocol VirtualExecutor: SchedulingExecutor {
    func run(_ job: UnownedJob)
  }

  extension VirtualExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      // The deinit of another actor's object, or that actor's turn to run the deinit: the loop of a
      // device that is shut down would never run it.
      if job.kind != .task, MainLoop.isShutDown { return run(UnownedJob(job)) }
      put(UnownedJob(job), after: 0)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) { put(UnownedJob(job), after: delay.virtualSeconds) }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) { put(UnownedJob(job), after: clock.now.duration(to: instant).virtualSeconds) }

    private func put(_ job: UnownedJob, after delay: TimeInterval) {
      DispatchQueue.put(after: delay) { self.run(job) }
    }
  }

  extension DurationProtocol {
    /// The duration in seconds, rounded up to a millisecond.
    ///
    /// Deadlines are instants of the real clock, so a little of the delay has already elapsed.
    fileprivate var virtualSeconds: TimeInterval {
      guard let (seconds, attoseconds) = (self as? Duration)?.components else { return 0 }
      return (Double(seconds) * 1e3 + Double(attoseconds) / 1e15).rounded(.up) / 1e3
    }
  }
#endif
